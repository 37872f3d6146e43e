import { newPrice, otherDates } from './dates.rules.ts';
import { requested, full, leadsTo, noFailure, ownFound, recalled, unchanged, defineRules } from './full.ts';

/** The form and the order. */

const typed = {
  details: { ...full.details, firstName: 'Ana' },
  violations: full.violations.slice(1),
};

const whileTyping = {
  ...recalled,
  'details.changed': unchanged(typed, 'reportDetails'),
  'form.submitted': leadsTo('form.creating'),
  'dates.revisited': leadsTo('dates.priced', {}, 'reportDates'),
} as const;

/** The result of the first attempt is unknown: other details are another attempt, which only the guest sends. */
const afterUnknownOutcome = {
  ...whileTyping,
  'details.changed': leadsTo('form.editing', { ...typed, attempt: 4 }, 'reportDetails'),
  'dates.revisited': leadsTo('dates.priced', { attempt: 4 }, 'reportDates'),
} as const;

const itIsHeld = leadsTo('otp.entering', {
  reservation: {
    reservationId: 'reservation',
    token: 'token',
    number: 'E-2027-0001',
    deadline: '2027-01-01T12:15:00Z',
    sentTo: 'a•••@example.com',
    attemptsLeft: undefined,
    otpExpiresAt: '2027-01-01T12:10:00Z',
    nightsHeldUntil: null,
  },
  ...noFailure,
});

export const form = defineRules(full, {
  'form.editing': { path: ['dates.priced', 'booking.begun'], on: whileTyping },
  'form.creating': {
    path: ['form.editing', 'form.submitted'],
    tags: ['waiting'],
    calls: {
      createReservation: [
        'createReservation',
        { ...requested('createReservation'), details: full.details, expectedTotal: 11_100 },
      ],
    },
    on: recalled,
    answers: { 'createReservation.answered': itIsHeld },
    fails: {
      createReservation: {
        'validation-failed': (failure) => leadsTo('form.refused', { ...failure, attempt: 4 }),
        'dates-unavailable': (failure) => leadsTo('form.datesTaken', failure, 'reportNightsTaken'),
        'terms-changed': (failure) => leadsTo('form.repricing', { ...failure, attempt: 4 }),
        'too-many-requests': (failure) => leadsTo('form.noMoreHolds', { ...failure, attempt: 4 }),
        'idempotency-mismatch': (failure) => leadsTo('form.notCreated', { ...failure, attempt: 4 }),
        unreachable: (failure) => leadsTo('form.offline', failure),
        otherwise: (failure) => leadsTo('form.notCreated', failure),
      },
    },
  },
  'form.refused': {
    path: ['form.creating', 'createReservation.failed.validation-failed'],
    tags: ['failed'],
    on: whileTyping,
  },
  'form.datesTaken': {
    path: ['form.creating', 'createReservation.failed.dates-unavailable'],
    tags: ['failed'],
    // Why they cannot be had is still said of them.
    on: {
      ...otherDates,
      ...ownFound,
      'dates.revisited': leadsTo('dates.unavailable', { quote: undefined }, 'reportDates'),
    },
  },
  'form.repricing': {
    path: ['form.creating', 'createReservation.failed.terms-changed'],
    tags: ['waiting'],
    calls: { previewNewPrice: ['previewPrice', requested('previewPrice')] },
    on: recalled,
    answers: { 'previewNewPrice.answered': leadsTo('form.termsChanged', newPrice) },
    fails: {
      // The price before holds no longer.
      previewNewPrice: {
        otherwise: (failure) => leadsTo('dates.notPriced', { ...failure, quote: undefined }, 'reportDates'),
      },
    },
  },
  'form.termsChanged': {
    path: ['form.repricing', 'previewNewPrice.answered'],
    tags: ['failed'],
    on: {
      ...recalled,
      'terms.accepted': leadsTo('form.creating'),
      'dates.revisited': leadsTo('dates.priced', {}, 'reportDates'),
    },
  },
  'form.noMoreHolds': {
    path: ['form.creating', 'createReservation.failed.too-many-requests'],
    tags: ['failed'],
    on: whileTyping,
  },
  'form.offline': {
    path: ['form.creating', 'createReservation.failed.unreachable'],
    tags: ['failed'],
    on: { ...afterUnknownOutcome, 'connection.returned': leadsTo('form.creating') },
  },
  // The host was reached, so a connection that returns changes nothing.
  'form.notCreated': {
    path: ['form.creating', 'createReservation.failed.unavailable'],
    tags: ['failed'],
    on: afterUnknownOutcome,
  },
});
