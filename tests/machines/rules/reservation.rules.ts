import type { reservationMachine } from '../../../machines/reservation/reservation.machine.ts';
import {
  storedAt,
  sampleReservation,
  sampleUncharged,
} from '../../../machines/shared/reservation.samples.ts';
import { link } from './link.ts';
import { focusPage, rulesFor, type Rules, type SentEffect } from './rule.ts';
import { noReason, timedOut, waiting, getReason } from './why.ts';

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
    begins: ['followLink', 'followRevisits', 'syncOfflineCopy'],
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
      first: 'begins',
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
      first: ['loading.readingLink', 'link.read'],
      tags: ['waiting'],
      calls: { loadReservation: ['loadReservation', link] },
      on: linkIsPasted,
      answers: { 'loadReservation.answered': asReceived },
      fails: {
        loadReservation: {
          'not-found': (why) => leadsTo('notFound', getReason(why)),
          otherwise: (why) => leadsTo('failed', getReason(why)),
        },
      },
      after: [20_000, leadsTo('failed', timedOut)],
    },
    'open.current': {
      first: ['loading.asking', 'loadReservation.answered'],
      tags: ['settled'],
      arrives: { sends: updateJourneys(sampleUncharged) },
      on: { ...linkIsPasted, ...formsAreKept, ...reloaded, ...isKeptOrNot },
    },
    'open.refreshing': {
      first: ['open.current', 'reservation.changed'],
      tags: ['settled', 'waiting'],
      calls: { refreshReservation: ['loadReservation', link] },
      on: {
        ...linkIsPasted,
        ...formsAreKept,
        ...isKeptOrNot,
        'reservation.changed': leadsTo('open.refreshing'),
      },
      answers: { 'refreshReservation.answered': asReceived },
      fails: { refreshReservation: { otherwise: (why) => leadsTo('open.stale', getReason(why)) } },
    },
    'open.stale': {
      first: ['open.refreshing', 'refreshReservation.failed.unreachable'],
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
      first: ['loading.readingLink', 'link.read.stored'],
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
      first: ['loading.readingLink', 'link.read.kept'],
      tags: ['settled', 'waiting'],
      calls: { loadReservation: ['loadReservation', link] },
      on: whileKept,
      answers: { 'loadReservation.answered': asReceived },
      fails: {
        loadReservation: {
          'not-found': (why) =>
            leadsTo('notFound', { reservation: undefined, asOf: undefined, ...getReason(why) }),
          unreachable: (why) => leadsTo('kept.offline', getReason(why)),
          otherwise: (why) => leadsTo('kept.unanswered', getReason(why)),
        },
      },
      after: [20_000, leadsTo('kept.unanswered', timedOut)],
    },
    'kept.offline': {
      first: ['kept.asking', 'loadReservation.failed.unreachable'],
      tags: ['settled'],
      on: reloadStored,
    },
    'kept.unanswered': {
      first: ['kept.asking', 'loadReservation.failed.too-many-requests'],
      tags: ['settled'],
      on: reloadStored,
    },
    notFound: {
      first: ['loading.asking', 'loadReservation.failed.not-found'],
      tags: ['failed', 'settled'],
      on: tryAgain,
    },
    failed: {
      first: ['loading.asking', 'loadReservation.failed.unreachable'],
      tags: ['failed', 'settled'],
      on: { ...tryAgain, 'connection.returned': leadsTo('loading.asking', {}, focusPage) },
    },
    linkIncomplete: {
      first: ['loading.readingLink', 'link.read.incomplete'],
      tags: ['failed', 'settled'],
      on: linkIsPasted,
    },
  },
);

/** The rules for each event in each state of the reservation's page. */
export const reservationRules: Rules<typeof reservationMachine> = {
  begins: {
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
