import type { reservationMachine } from '../../../machines/reservation/reservation.machine.ts';
import {
  storedAt,
  sampleReservation,
  sampleUncharged,
} from '../../../machines/shared/reservation.samples.ts';
import { link } from './link.ts';
import { ledToThePage, rulesFor, type Rules, type Telling } from './rule.ts';
import { noReason, unheard, waiting, whyIn } from './why.ts';

const { goes, stays, tried } = rulesFor<typeof reservationMachine>();

/** Each journey of the page is told how the reservation stands. */
const journeysAreTold = (reservation: typeof sampleReservation) =>
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
  ...journeysAreTold(sampleReservation),
);

const onTheScreen = {
  'page.opened': {
    ...stays(),
    begins: ['followLink', 'followRevisits', 'syncOfflineCopy'],
  },
  'page.left': goes('loading.readingLink'),
  'offlineCopy.changed': stays({ offlineStatus: 'on' }),
};

const linkIsRead = (...tells: Telling[]) => ({
  ...onTheScreen,
  'link.read': goes('loading.asking', { token: 'token', visitId: 'visit' }, ...tells),
  'link.read.kept': goes(
    'kept.asking',
    {
      token: 'token',
      visitId: 'visit',
      reservation: sampleReservation,
      asOf: storedAt,
      offlineStatus: 'on',
    },
    ...tells,
  ),
});

/** It is put over an address that was read before: the guest may be anywhere on the page. */
const linkIsPasted = linkIsRead(ledToThePage);

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
    ...unheard,
  }),
};

const keptIsAskedAgain = {
  ...whileKept,
  'retry.requested': goes('kept.asking', {}, ledToThePage),
  'page.revisited': goes('kept.asking'),
  'connection.returned': goes('kept.asking'),
};

const tryAgain = { ...linkIsPasted, 'retry.requested': goes('loading.asking', {}, ledToThePage) };

const askedAnew = {
  'reservation.changed': goes('open.refreshing'),
  'page.revisited': goes('open.refreshing'),
};

const states = tried(
  { ...link, reservation: sampleUncharged, asOf: storedAt, offlineStatus: 'unable', ...waiting },
  {
    'loading.readingLink': {
      first: 'begins',
      tags: ['settled', 'waiting'],
      on: { ...linkIsRead(), 'link.read.incomplete': goes('linkIncomplete') },
    },
    'loading.asking': {
      first: ['loading.readingLink', 'link.read'],
      tags: ['waiting'],
      calls: { loadReservation: ['loadReservation', link] },
      on: linkIsPasted,
      answers: { 'loadReservation.answered': asTold },
      fails: {
        loadReservation: {
          'not-found': (why) => goes('notFound', whyIn(why)),
          otherwise: (why) => goes('failed', whyIn(why)),
        },
      },
      after: [20_000, goes('failed', unheard)],
    },
    'open.current': {
      first: ['loading.asking', 'loadReservation.answered'],
      tags: ['settled'],
      arrives: { tells: journeysAreTold(sampleUncharged) },
      on: { ...linkIsPasted, ...formsAreKept, ...askedAnew, ...isKeptOrNot },
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
      fails: { refreshReservation: { otherwise: (why) => goes('open.stale', whyIn(why)) } },
    },
    'open.stale': {
      first: ['open.refreshing', 'refreshReservation.failed.unreachable'],
      tags: ['failed', 'settled'],
      on: {
        ...linkIsPasted,
        ...formsAreKept,
        ...askedAnew,
        ...isKeptOrNot,
        'retry.requested': goes('open.refreshing', {}, ledToThePage),
        'connection.returned': goes('open.refreshing'),
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
          'not-found': (why) => goes('notFound', { reservation: undefined, asOf: undefined, ...whyIn(why) }),
          unreachable: (why) => goes('kept.offline', whyIn(why)),
          otherwise: (why) => goes('kept.unanswered', whyIn(why)),
        },
      },
      after: [20_000, goes('kept.unanswered', unheard)],
    },
    'kept.offline': {
      first: ['kept.asking', 'loadReservation.failed.unreachable'],
      tags: ['settled'],
      on: keptIsAskedAgain,
    },
    'kept.unanswered': {
      first: ['kept.asking', 'loadReservation.failed.too-many-requests'],
      tags: ['settled'],
      on: keptIsAskedAgain,
    },
    notFound: {
      first: ['loading.asking', 'loadReservation.failed.not-found'],
      tags: ['failed', 'settled'],
      on: tryAgain,
    },
    failed: {
      first: ['loading.asking', 'loadReservation.failed.unreachable'],
      tags: ['failed', 'settled'],
      on: { ...tryAgain, 'connection.returned': goes('loading.asking', {}, ledToThePage) },
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
