import type { reservationMachine } from '../../../machines/reservation/reservation.machine.ts';
import {
  storedAt,
  sampleReservation,
  sampleUncharged,
} from '../../../machines/shared/reservation.samples.ts';
import { link } from './link.ts';
import { focusPage, rulesFor, type Rules, type SentEffect } from './rule.ts';
import { noReason, timedOut, waiting, getReason } from './failureReasons.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof reservationMachine>();

/** Sends the reservation to each journey of the page. */
const updateJourneys = (reservation: typeof sampleReservation) =>
  ['guestsDraft', 'registration', 'stayDetails', 'cancellation', 'payment'].map((to) => ({
    to,
    event: { type: 'reservation.updated', reservation },
  }));

/** Sends input to its storage, and stored input to its form. */
const [changed, sent, found] = [
  { type: 'forms.changed', guests: null },
  { type: 'forms.sent' },
  { type: 'draft.found', guests: [] },
];
const formsAreKept = {
  'forms.changed': unchanged({}, { to: 'guestsDraft', event: changed }),
  'forms.sent': unchanged({}, { to: 'guestsDraft', event: sent }),
  'draft.found': unchanged({}, { to: 'registration', event: found }),
};

const asReceived = leadsTo(
  'open.current',
  { reservation: sampleReservation, asOf: storedAt, ...noReason },
  ...updateJourneys(sampleReservation),
);

const onTheScreen = {
  'page.opened': {
    ...unchanged(),
    starts: ['followLink', 'followRevisits', 'syncOfflineCopy'],
  },
  'page.left': leadsTo('loading.readingLink'),
  'offlineCopy.changed': unchanged({ offlineStatus: 'on' }),
};

const linkIsRead = (...sends: SentEffect[]) => ({
  ...onTheScreen,
  'link.read': leadsTo('loading.asking', { token: 'token', visitId: 'visit' }, ...sends),
  'link.read.kept': leadsTo(
    'kept.asking',
    {
      token: 'token',
      visitId: 'visit',
      reservation: sampleReservation,
      asOf: storedAt,
      offlineStatus: 'on',
    },
    ...sends,
  ),
});

/** It is put over an address that was read before: the guest may be anywhere on the page. */
const linkIsPasted = linkIsRead(focusPage);

const isKeptOrNot = {
  'offlineCopy.stopped': unchanged({ offlineStatus: 'off' }),
  'offlineCopy.resumed': unchanged({ offlineStatus: 'on' }),
} as const;

const whileKept = {
  ...linkIsPasted,
  'offlineCopy.stopped': leadsTo('failed', {
    offlineStatus: 'off',
    reservation: undefined,
    asOf: undefined,
    ...timedOut,
  }),
};

const reloadStored = {
  ...whileKept,
  'retry.requested': leadsTo('kept.asking', {}, focusPage),
  'page.revisited': leadsTo('kept.asking'),
  'connection.returned': leadsTo('kept.asking'),
};

const tryAgain = { ...linkIsPasted, 'retry.requested': leadsTo('loading.asking', {}, focusPage) };

const reloaded = {
  'reservation.changed': leadsTo('open.refreshing'),
  'page.revisited': leadsTo('open.refreshing'),
};

const states = defineRules(
  { ...link, reservation: sampleUncharged, asOf: storedAt, offlineStatus: 'unable', ...waiting },
  {
    'loading.readingLink': {
      path: 'initial',
      tags: ['settled', 'waiting'],
      on: {
        ...linkIsRead(),
        'link.read.incomplete': leadsTo('linkIncomplete'),
        'link.read.stored': leadsTo('kept.linkNeeded', {
          token: '',
          visitId: 'visit',
          reservation: sampleReservation,
          asOf: storedAt,
          offlineStatus: 'on',
        }),
      },
    },
    'loading.asking': {
      path: ['loading.readingLink', 'link.read'],
      tags: ['waiting'],
      calls: { loadReservation: ['loadReservation', link] },
      on: linkIsPasted,
      answers: { 'loadReservation.answered': asReceived },
      fails: {
        loadReservation: {
          'not-found': (failure) => leadsTo('notFound', getReason(failure)),
          otherwise: (failure) => leadsTo('failed', getReason(failure)),
        },
      },
      after: [20_000, leadsTo('failed', timedOut)],
    },
    'open.current': {
      path: ['loading.asking', 'loadReservation.answered'],
      tags: ['settled'],
      arrives: { sends: updateJourneys(sampleUncharged) },
      on: { ...linkIsPasted, ...formsAreKept, ...reloaded, ...isKeptOrNot },
    },
    'open.refreshing': {
      path: ['open.current', 'reservation.changed'],
      tags: ['settled', 'waiting'],
      calls: { refreshReservation: ['loadReservation', link] },
      on: {
        ...linkIsPasted,
        ...formsAreKept,
        ...isKeptOrNot,
        'reservation.changed': leadsTo('open.refreshing'),
      },
      answers: { 'refreshReservation.answered': asReceived },
      fails: { refreshReservation: { otherwise: (failure) => leadsTo('open.stale', getReason(failure)) } },
    },
    'open.stale': {
      path: ['open.refreshing', 'refreshReservation.failed.unreachable'],
      tags: ['failed', 'settled'],
      on: {
        ...linkIsPasted,
        ...formsAreKept,
        ...reloaded,
        ...isKeptOrNot,
        'retry.requested': leadsTo('open.refreshing', {}, focusPage),
        'connection.returned': leadsTo('open.refreshing'),
      },
    },
    'kept.linkNeeded': {
      path: ['loading.readingLink', 'link.read.stored'],
      tags: ['settled'],
      on: {
        ...linkIsPasted,
        'offlineCopy.stopped': leadsTo('linkIncomplete', {
          offlineStatus: 'off',
          reservation: undefined,
          asOf: undefined,
        }),
      },
    },
    'kept.asking': {
      path: ['loading.readingLink', 'link.read.kept'],
      tags: ['settled', 'waiting'],
      calls: { loadReservation: ['loadReservation', link] },
      on: whileKept,
      answers: { 'loadReservation.answered': asReceived },
      fails: {
        loadReservation: {
          'not-found': (failure) =>
            leadsTo('notFound', { reservation: undefined, asOf: undefined, ...getReason(failure) }),
          unreachable: (failure) => leadsTo('kept.offline', getReason(failure)),
          otherwise: (failure) => leadsTo('kept.unanswered', getReason(failure)),
        },
      },
      after: [20_000, leadsTo('kept.unanswered', timedOut)],
    },
    'kept.offline': {
      path: ['kept.asking', 'loadReservation.failed.unreachable'],
      tags: ['settled'],
      on: reloadStored,
    },
    'kept.unanswered': {
      path: ['kept.asking', 'loadReservation.failed.too-many-requests'],
      tags: ['settled'],
      on: reloadStored,
    },
    notFound: {
      path: ['loading.asking', 'loadReservation.failed.not-found'],
      tags: ['failed', 'settled'],
      on: tryAgain,
    },
    failed: {
      path: ['loading.asking', 'loadReservation.failed.unreachable'],
      tags: ['failed', 'settled'],
      on: { ...tryAgain, 'connection.returned': leadsTo('loading.asking', {}, focusPage) },
    },
    linkIncomplete: {
      path: ['loading.readingLink', 'link.read.incomplete'],
      tags: ['failed', 'settled'],
      on: linkIsPasted,
    },
  },
);

/** The rules for each event in each state of the reservation's page. */
export const reservationRules: Rules<typeof reservationMachine> = {
  initial: {
    in: 'loading.readingLink',
    with: {
      reservationId: 'reservation',
      token: '',
      visitId: '',
      reservation: undefined,
      asOf: undefined,
      offlineStatus: 'unable',
      ...noReason,
    },
  },
  // The journeys run as long as the reservation is shown.
  steps: {
    open: {
      registration: ['registration', link],
      guestsDraft: ['guestsDraft', link],
      stayDetails: ['stayDetails', link],
      cancellation: ['cancellation', link],
      payment: ['payment', link],
      persistForms: ['persistForms', 'held'],
      followTypedDetails: ['followTypedDetails', undefined],
    },
  },
  states,
};
