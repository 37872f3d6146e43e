import type { reservationMachine } from '../../../machines/reservation/reservation.machine.ts';
import {
  storedAt,
  sampleReservation,
  sampleUncharged,
} from '../../../machines/shared/reservation.samples.ts';
import { link } from './link.ts';
import { focusPage, rulesFor, type Rules, type SentEffect } from './rule.ts';
import { noReason, timedOut, waiting, getReason } from './why.ts';

const { goes, stays, tried } = rulesFor<typeof reservationMachine>();

/** Each journey of the page is told how the reservation stands. */
const updateJourneys = (reservation: typeof sampleReservation) =>
  ['guestsDraft', 'registration', 'stayDetails', 'cancellation', 'payment'].map((to) => ({
    to,
    event: { type: 'reservation.updated', reservation },
  }));

/** What is typed goes to where it is kept, and what was kept to where it is typed. */
const [changed, sent, found] = [
  { type: 'forms.changed', guests: null },
  { type: 'forms.sent' },
  { type: 'draft.found', guests: [] },
];
const formsAreKept = {
  'forms.changed': stays({}, { to: 'guestsDraft', event: changed }),
  'forms.sent': stays({}, { to: 'guestsDraft', event: sent }),
  'draft.found': stays({}, { to: 'registration', event: found }),
};

const asTold = goes(
  'open.current',
  { reservation: sampleReservation, asOf: storedAt, ...noReason },
  ...updateJourneys(sampleReservation),
);

const onTheScreen = {
  'page.opened': {
    ...stays(),
    begins: ['followLink', 'followRevisits', 'syncOfflineCopy'],
  },
  'page.left': goes('loading.readingLink'),
  'offlineCopy.changed': stays({ offlineStatus: 'on' }),
};

const linkIsRead = (...sends: SentEffect[]) => ({
  ...onTheScreen,
  'link.read': goes('loading.asking', { token: 'token', visitId: 'visit' }, ...sends),
  'link.read.kept': goes(
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
  'offlineCopy.stopped': stays({ offlineStatus: 'off' }),
  'offlineCopy.resumed': stays({ offlineStatus: 'on' }),
} as const;

const whileKept = {
  ...linkIsPasted,
  'offlineCopy.stopped': goes('failed', {
    offlineStatus: 'off',
    reservation: undefined,
    asOf: undefined,
    ...timedOut,
  }),
};

const reloadStored = {
  ...whileKept,
  'retry.requested': goes('kept.asking', {}, focusPage),
  'page.revisited': goes('kept.asking'),
  'connection.returned': goes('kept.asking'),
};

const tryAgain = { ...linkIsPasted, 'retry.requested': goes('loading.asking', {}, focusPage) };

const reloaded = {
  'reservation.changed': goes('open.refreshing'),
  'page.revisited': goes('open.refreshing'),
};

const states = tried(
  { ...link, reservation: sampleUncharged, asOf: storedAt, offlineStatus: 'unable', ...waiting },
  {
    'loading.readingLink': {
      first: 'begins',
      tags: ['settled', 'waiting'],
      on: {
        ...linkIsRead(),
        'link.read.incomplete': goes('linkIncomplete'),
        'link.read.stored': goes('kept.linkNeeded', {
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
      answers: { 'loadReservation.answered': asTold },
      fails: {
        loadReservation: {
          'not-found': (why) => goes('notFound', getReason(why)),
          otherwise: (why) => goes('failed', getReason(why)),
        },
      },
      after: [20_000, goes('failed', timedOut)],
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
        'reservation.changed': goes('open.refreshing'),
      },
      answers: { 'refreshReservation.answered': asTold },
      fails: { refreshReservation: { otherwise: (why) => goes('open.stale', getReason(why)) } },
    },
    'open.stale': {
      first: ['open.refreshing', 'refreshReservation.failed.unreachable'],
      tags: ['failed', 'settled'],
      on: {
        ...linkIsPasted,
        ...formsAreKept,
        ...reloaded,
        ...isKeptOrNot,
        'retry.requested': goes('open.refreshing', {}, focusPage),
        'connection.returned': goes('open.refreshing'),
      },
    },
    'kept.linkNeeded': {
      first: ['loading.readingLink', 'link.read.stored'],
      tags: ['settled'],
      on: {
        ...linkIsPasted,
        'offlineCopy.stopped': goes('linkIncomplete', {
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
      answers: { 'loadReservation.answered': asTold },
      fails: {
        loadReservation: {
          'not-found': (why) =>
            goes('notFound', { reservation: undefined, asOf: undefined, ...getReason(why) }),
          unreachable: (why) => goes('kept.offline', getReason(why)),
          otherwise: (why) => goes('kept.unanswered', getReason(why)),
        },
      },
      after: [20_000, goes('kept.unanswered', timedOut)],
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
      on: { ...tryAgain, 'connection.returned': goes('loading.asking', {}, focusPage) },
    },
    linkIncomplete: {
      first: ['loading.readingLink', 'link.read.incomplete'],
      tags: ['failed', 'settled'],
      on: linkIsPasted,
    },
  },
);

/** What each event does in each state of the reservation's page. */
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
