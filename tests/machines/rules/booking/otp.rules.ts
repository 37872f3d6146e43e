import { cleared, full, leadsTo, held, named, noFailure, recalled, unchanged, defineRules } from './full.ts';
import { staleReservationFailures } from '../staleReservationFailures.ts';

/** The one-time password. */

const withCode = { ...full, otp: '000000' };

/** The code never outlives its step. */
const gone = { otp: '' };

const inOtp = { ...recalled, 'hold.ended': leadsTo('resuming.asking', gone) };

/** The nights stay held; what was wrong with a code is not said of them. */
const leaves = {
  'booking.restarted': leadsTo('otp.restarting'),
  'code.left': leadsTo('otp.setAside', { ...noFailure, ...gone }),
};

const askForAnotherCode = { ...inOtp, ...leaves, 'otp.resendRequested': leadsTo('otp.resending') };

const whileTyping = {
  ...askForAnotherCode,
  'otp.changed': unchanged({ otp: '123', attempt: 4 }),
  'otp.changed.complete': leadsTo('otp.verifying', { otp: '123456', attempt: 4 }),
  'otp.submitted': leadsTo('otp.verifying'),
} as const;

/** After a wrong code nothing is sent by itself. */
const whileCorrecting = { ...whileTyping, 'otp.changed.complete': unchanged({ otp: '123456', attempt: 4 }) };

const { 'otp.resendRequested': _, ...whileNoMoreAreSent } = whileTyping;

const tryLeft = (attemptsLeft: number) => ({ reservation: { ...held, attemptsLeft }, attempt: 4 });

const staleReservation = staleReservationFailures((why: object) =>
  leadsTo('resuming.asking', { ...why, ...gone }),
);

export const otp = defineRules(withCode, {
  'otp.entering': { first: ['form.creating', 'createReservation.answered'], on: whileTyping },
  'otp.verifying': {
    first: ['otp.entering', 'otp.submitted'],
    tags: ['waiting'],
    calls: {
      verifyOtp: ['verifyOtp', { idempotencyKey: 'b7:verifyOtp:3', reservationId: 'held', otp: '000000' }],
    },
    on: inOtp,
    answers: {
      'verifyOtp.answered': leadsTo('redirecting.underWay', {
        reservation: {
          ...held,
          deadline: '2027-01-01T12:15:00Z',
          otpExpiresAt: undefined,
          nightsHeldUntil: '2027-01-01T12:15:00Z',
        },
        ...noFailure,
        ...gone,
      }),
      'verifyOtp.failed.otp-incorrect.lastTry': leadsTo('otp.locked', {
        ...noFailure,
        failure: 'otp-incorrect',
        ...gone,
      }),
    },
    fails: {
      verifyOtp: {
        'otp-incorrect': (why) => leadsTo('otp.incorrect', { ...why, ...tryLeft(2) }),
        'validation-failed': (why) => leadsTo('otp.incorrect', { ...why, ...tryLeft(2) }),
        'otp-locked': (why) => leadsTo('otp.locked', { ...why, ...gone }),
        'otp-expired': (why) => leadsTo('otp.expired', { ...why, ...gone }),
        ...staleReservation,
        otherwise: (why) => leadsTo('otp.notVerified', why),
      },
    },
  },
  'otp.incorrect': {
    first: ['otp.verifying', 'verifyOtp.failed.otp-incorrect'],
    tags: ['failed'],
    on: whileCorrecting,
  },
  'otp.locked': {
    first: ['otp.verifying', 'verifyOtp.failed.otp-locked'],
    tags: ['failed'],
    on: { ...inOtp, ...leaves },
  },
  'otp.expired': {
    first: ['otp.verifying', 'verifyOtp.failed.otp-expired'],
    tags: ['failed'],
    on: askForAnotherCode,
  },
  'otp.notVerified': {
    first: ['otp.verifying', 'verifyOtp.failed.unreachable'],
    tags: ['failed'],
    on: whileCorrecting,
  },
  'otp.resending': {
    first: ['otp.entering', 'otp.resendRequested'],
    tags: ['waiting'],
    calls: { resendOtp: ['resendOtp', named('resendOtp')] },
    on: inOtp,
    answers: {
      'resendOtp.answered': leadsTo(
        'otp.entering',
        {
          reservation: { ...held, sentTo: 'a•••@example.com', otpExpiresAt: '2027-01-01T12:14:00Z' },
          attempt: 4,
          ...noFailure,
          ...gone,
        },
        { uiEffect: { type: 'toast.requested', toast: 'codeResent' } },
      ),
    },
    fails: {
      resendOtp: {
        'otp-locked': (why) => leadsTo('otp.locked', { ...why, ...gone }),
        'too-many-requests': (why) => leadsTo('otp.noMoreCodes', why),
        ...staleReservation,
        otherwise: (why) => leadsTo('otp.notResent', why),
      },
    },
  },
  'otp.notResent': {
    first: ['otp.resending', 'resendOtp.failed.unreachable'],
    tags: ['failed'],
    on: whileTyping,
  },
  'otp.noMoreCodes': {
    first: ['otp.resending', 'resendOtp.failed.too-many-requests'],
    tags: ['failed'],
    on: whileNoMoreAreSent,
  },
  'otp.setAside': {
    first: ['otp.entering', 'code.left'],
    on: {
      ...inOtp,
      'booking.restarted': leadsTo('otp.restarting'),
      'code.revisited': leadsTo('resuming.asking', gone),
    },
  },
  'otp.restarting': {
    first: ['otp.entering', 'booking.restarted'],
    tags: ['waiting'],
    calls: { cancelReservation: ['cancelReservation', named('cancelReservation')] },
    on: inOtp,
    // The dates stay, and their price is requested again.
    answers: {
      'cancelReservation.answered': leadsTo('dates.pricing', { ...cleared, ...gone }, 'reportDates'),
    },
    fails: {
      cancelReservation: {
        ...staleReservation,
        otherwise: (why) => leadsTo('otp.notRestarted', why),
      },
    },
  },
  'otp.notRestarted': {
    first: ['otp.restarting', 'cancelReservation.failed.unreachable'],
    tags: ['failed'],
    on: {
      ...inOtp,
      'booking.restarted': leadsTo('otp.restarting'),
      'status.requested': leadsTo('resuming.asking', gone),
    },
  },
});

/** As long as the code is awaited, so is the end of the hold. */
export const otpCalls = { awaitDeadlineOfCode: ['awaitDeadline', { deadline: held.deadline }] } as const;
