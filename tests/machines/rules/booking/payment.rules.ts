import { sampleReservation } from '../../../../machines/shared/reservation.samples.ts';
import {
  startsAgain,
  cleared,
  full,
  leadsTo,
  held,
  named,
  noFailure,
  ownFound,
  recalled,
  defineRules,
} from './full.ts';

/** The redirect to the payment gateway, and the return to the booking's current status. */

const theHoldEnds = ['awaitDeadline', { deadline: held.deadline }] as const;

export const redirecting = defineRules(full, {
  'redirecting.underWay': {
    first: ['otp.verifying', 'verifyOtp.answered'],
    tags: ['waiting'],
    calls: { checkout: ['checkout', { unitId: 'casa-azul', ...named('createCheckout') }] },
    on: recalled,
    answers: {
      'checkout.answered.statusChanged': leadsTo('resuming.asking', {
        ...noFailure,
        failure: 'hold-expired',
      }),
      'checkout.answered.notRedirected': leadsTo('redirecting.notRedirected', {
        ...noFailure,
        failure: 'payment-gateway',
      }),
    },
  },
  'redirecting.notRedirected': {
    first: ['redirecting.underWay', 'checkout.answered.notRedirected'],
    tags: ['failed'],
    calls: { awaitDeadlineOfRetry: theHoldEnds },
    on: {
      ...recalled,
      'payment.requested': leadsTo('redirecting.underWay'),
      'booking.restarted': leadsTo('otp.restarting'),
      'hold.ended': leadsTo('resuming.asking'),
    },
  },
});

/** The status from the host replaces the local one; the next call gets a new key. */
const statusMoves = {
  attempt: 4,
  stay: { startDate: '2027-05-03', endDate: '2027-05-06', guestCount: 2 },
  reservation: {
    reservationId: 'reservation',
    token: 'token',
    number: 'E-2027-0001',
    deadline: '2027-01-01T12:15:00Z',
    sentTo: 'a•••@example.com',
    attemptsLeft: 5,
  },
  quote: sampleReservation.quote,
  booked: {
    number: 'E-2027-0001',
    startDate: '2027-05-03',
    endDate: '2027-05-06',
    guestCount: 2,
    payments: [
      {
        dueDate: '2027-01-01',
        amount: { amount: 30_000, currency: 'EUR' as const },
        status: 'paid' as const,
      },
    ],
    unit: { id: 'casa-azul', name: 'Casa Azul' },
    host: { name: 'Rui', email: 'rui@example.com', phone: '+351 912 345 678' },
    email: 'ana@example.com',
  },
  ...noFailure,
};

type AwaitedIn = 'resuming.processing.waiting' | 'resuming.takesLonger.waiting';

const readStatus = (call: string, awaited: AwaitedIn) => ({
  [`${call}.answered.codeAwaited`]: leadsTo('otp.entering', statusMoves),
  [`${call}.answered.codeExpired`]: leadsTo('otp.expired', statusMoves),
  [`${call}.answered.codeLocked`]: leadsTo('otp.locked', statusMoves),
  [`${call}.answered.unpaid`]: leadsTo('resuming.unpaid', statusMoves),
  [`${call}.answered.declined`]: leadsTo('resuming.declined', statusMoves),
  [`${call}.answered.processing`]: leadsTo(awaited, statusMoves),
  [`${call}.answered.paid`]: leadsTo('success.paid', statusMoves),
  [`${call}.answered.cardSaved`]: leadsTo('success.cardSaved', statusMoves),
  [`${call}.answered.holdExpired`]: leadsTo('resuming.holdExpired', statusMoves),
  [`${call}.answered.paidTooLate`]: leadsTo('resuming.paidTooLate', statusMoves),
  [`${call}.answered.datesTaken`]: leadsTo('resuming.datesTaken', statusMoves, 'reportNightsTaken'),
  [`${call}.answered.abandoned`]: leadsTo('resuming.abandoned', statusMoves),
});

const awaitStatus = (call: string, awaited: AwaitedIn = 'resuming.processing.waiting') => ({
  calls: {
    [call]: ['recallReservation', { reservationId: 'held', token: 'key', deadline: held.deadline }],
  } as const,
  answers: readStatus(call, awaited),
  fails: {
    [call]: {
      'not-found': (why: object) => leadsTo('resuming.abandoned', why),
      otherwise: (why: object) => leadsTo('resuming.notResumed', why),
    },
  },
});

const payOrBeginAgain = {
  ...recalled,
  'payment.requested': leadsTo('redirecting.underWay'),
  'booking.restarted': leadsTo('otp.restarting'),
  'hold.ended': leadsTo('resuming.asking'),
};

const orAnotherBooking = { ...recalled, 'anotherBooking.begun': startsAgain };

export const resuming = defineRules(full, {
  'resuming.asking': {
    first: ['dates.choosing', 'reservation.recalled'],
    tags: ['waiting'],
    on: recalled,
    ...awaitStatus('recallReservation'),
  },
  'resuming.checkingOwn': {
    first: ['dates.unavailable', 'ownReservation.found'],
    tags: ['waiting'],
    on: recalled,
    calls: {
      checkOwnReservation: [
        'recallReservation',
        { reservationId: 'held', token: 'key', deadline: held.deadline },
      ],
    },
    answers: {
      'checkOwnReservation.answered.unpaid': leadsTo('resuming.ownHold', statusMoves),
      'checkOwnReservation.answered.paid': leadsTo('resuming.ownStay', statusMoves),
      // The nights are neither held nor booked by it, so somebody else has them.
      'checkOwnReservation.answered.holdExpired': leadsTo('dates.unavailable', cleared, 'reportDates'),
    },
    fails: {
      checkOwnReservation: {
        'not-found': (why) => leadsTo('dates.unavailable', { ...cleared, ...why }, 'reportDates'),
        otherwise: (why) => leadsTo('resuming.notResumed', why),
      },
    },
  },
  'resuming.ownHold': {
    first: ['resuming.checkingOwn', 'checkOwnReservation.answered.unpaid'],
    tags: ['settled'],
    calls: { awaitDeadlineOfOwnHold: theHoldEnds },
    on: {
      ...recalled,
      'status.requested': leadsTo('resuming.asking'),
      'booking.restarted': leadsTo('otp.restarting'),
      'hold.ended': leadsTo('resuming.asking'),
    },
  },
  'resuming.ownStay': {
    first: ['resuming.checkingOwn', 'checkOwnReservation.answered.paid'],
    tags: ['settled'],
    on: orAnotherBooking,
  },
  'resuming.unpaid': {
    first: ['resuming.asking', 'recallReservation.answered.unpaid'],
    tags: ['failed'],
    calls: { awaitDeadlineOfPayment: theHoldEnds },
    on: payOrBeginAgain,
  },
  'resuming.declined': {
    first: ['resuming.asking', 'recallReservation.answered.declined'],
    tags: ['failed'],
    calls: { awaitDeadlineOfDeclined: theHoldEnds },
    on: payOrBeginAgain,
  },
  'resuming.processing.waiting': {
    first: ['resuming.asking', 'recallReservation.answered.processing'],
    tags: ['paused', 'waiting'],
    on: recalled,
    after: [2000, leadsTo('resuming.processing.asking')],
  },
  'resuming.processing.asking': {
    first: ['resuming.processing.waiting', 'paymentPollInterval.passed'],
    tags: ['waiting'],
    on: recalled,
    ...awaitStatus('recallReservationAgain'),
    // As long as it takes in all, not each time.
    after: [30_000, leadsTo('resuming.takesLonger.waiting')],
  },
  'resuming.takesLonger.waiting': {
    first: ['resuming.processing.waiting', 'paymentIsSlowAfter.passed'],
    tags: ['paused', 'waiting'],
    on: { ...recalled, 'status.requested': leadsTo('resuming.takesLonger.asking') },
    after: [15_000, leadsTo('resuming.takesLonger.asking')],
  },
  'resuming.takesLonger.asking': {
    first: ['resuming.takesLonger.waiting', 'status.requested'],
    tags: ['waiting'],
    on: recalled,
    ...awaitStatus('recallReservationAgain', 'resuming.takesLonger.waiting'),
  },
  'resuming.holdExpired': {
    first: ['resuming.asking', 'recallReservation.answered.holdExpired'],
    tags: ['failed'],
    // The nights may still be free, so their price is requested again.
    on: { ...recalled, 'anotherBooking.begun': leadsTo('dates.pricing', cleared, 'reportDates') },
  },
  'resuming.paidTooLate': {
    first: ['resuming.asking', 'recallReservation.answered.paidTooLate'],
    tags: ['failed'],
    on: orAnotherBooking,
  },
  'resuming.datesTaken': {
    first: ['resuming.asking', 'recallReservation.answered.datesTaken'],
    tags: ['failed'],
    on: { ...orAnotherBooking, ...ownFound },
  },
  'resuming.abandoned': {
    first: ['resuming.asking', 'recallReservation.failed.not-found'],
    tags: ['failed'],
    on: orAnotherBooking,
  },
  'resuming.notResumed': {
    first: ['resuming.asking', 'recallReservation.failed.unreachable'],
    tags: ['failed'],
    on: {
      ...orAnotherBooking,
      'status.requested': leadsTo('resuming.asking'),
      'connection.returned': leadsTo('resuming.asking'),
    },
  },
});

export const success = defineRules(full, {
  'success.paid': {
    first: ['resuming.asking', 'recallReservation.answered.paid'],
    tags: ['settled'],
    on: orAnotherBooking,
  },
  'success.cardSaved': {
    first: ['resuming.asking', 'recallReservation.answered.cardSaved'],
    tags: ['settled'],
    on: orAnotherBooking,
  },
});
