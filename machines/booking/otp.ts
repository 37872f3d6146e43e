import { bookingSetup, type BookingTransitions } from './booking.setup.ts';
import { getKey, reservationNamed } from './calls.ts';
import { getReservation } from './context.ts';
import { storeAttemptsLeft, storeFailure, onLastTry } from '../shared/failures.ts';
import { onFailure } from '../shared/onFailure.ts';
import { untilTheHoldEnds } from './untilTheHoldEnds.ts';

const typed = ({ event }: { event: { otp: string } }) => event.otp;
const storeOtp = { type: 'storeOtp', params: typed } as const;

/**
 * The first complete code is sent automatically. After a wrong code the guest presses the button, because attempts are
 * limited.
 */
const firstCode = {
  'otp.changed': [
    {
      guard: { type: 'codeIsComplete', params: typed },
      target: 'verifying',
      actions: storeOtp,
    },
    { actions: storeOtp },
  ],
  'otp.submitted': { target: 'verifying' },
} as const satisfies BookingTransitions;

const codeTransitions = {
  'otp.changed': { actions: storeOtp },
  'otp.submitted': { target: 'verifying' },
} as const satisfies BookingTransitions;

const exitCode = {
  'booking.restarted': { target: 'restarting' },
  'code.left': {
    description: 'The guest returns to an earlier step; the reservation stays open.',
    target: 'setAside',
    actions: ['clearFailure', 'clearOtp'],
  },
} as const satisfies BookingTransitions;

const requestAnotherCode = { ...exitCode, 'otp.resendRequested': { target: 'resending' } } as const;

const whileTyping = { ...requestAnotherCode, ...firstCode } as const;
const correctionTransitions = { ...requestAnotherCode, ...codeTransitions } as const;

const resumeIfStale = { staleReservation: '#booking.resuming' } as const;

/** The step in which the guest confirms their e-mail address with the one-time password. */
export const otp = bookingSetup.createStateConfig({
  description: 'The reservation exists; the guest confirms their e-mail address, which holds the nights.',
  initial: 'entering',
  exit: 'clearOtp',
  invoke: untilTheHoldEnds('awaitDeadlineOfCode'),
  on: {
    'hold.ended': { description: 'The time limit for the code has passed.', target: '#booking.resuming' },
  },
  states: {
    entering: {
      description: 'The guest enters the six digits from the e-mail.',
      on: whileTyping,
    },
    verifying: {
      description: 'The host is checking the code.',
      tags: 'waiting',
      invoke: {
        id: 'verifyOtp',
        src: 'verifyOtp',
        input: ({ context }) => ({
          idempotencyKey: getKey(context, 'verifyOtp'),
          reservationId: getReservation(context).reservationId,
          otp: context.otp,
        }),
        onDone: {
          target: '#booking.redirecting',
          actions: { type: 'storeVerified', params: ({ event }) => event.output },
        },
        onError: [
          { guard: onLastTry, target: 'locked', actions: [storeFailure, 'clearOtp'] },
          ...onFailure({
            wrongCode: { target: 'incorrect', actions: [storeAttemptsLeft, 'startAnotherAttempt'] },
            'otp-locked': { target: 'locked', actions: 'clearOtp' },
            'otp-expired': { target: 'expired', actions: 'clearOtp' },
            ...resumeIfStale,
            otherwise: 'notVerified',
          }),
        ],
      },
    },
    incorrect: {
      description: 'The code was wrong; the guest sees how many attempts remain.',
      tags: 'failed',
      on: correctionTransitions,
    },
    locked: {
      description:
        'The guest entered too many wrong codes; the reservation is locked, and the guest can start again.',
      tags: 'failed',
      on: exitCode,
    },
    expired: {
      description: 'The code has expired; the guest can request a new one.',
      tags: 'failed',
      on: requestAnotherCode,
    },
    notVerified: {
      description: 'The code could not be checked; the guest can send it again.',
      tags: 'failed',
      on: correctionTransitions,
    },
    resending: {
      description: 'A new code is being requested; it replaces the earlier one.',
      tags: 'waiting',
      invoke: {
        id: 'resendOtp',
        src: 'resendOtp',
        input: ({ context }) => reservationNamed(context, 'resendOtp'),
        onDone: {
          target: 'entering',
          actions: [
            'clearFailure',
            { type: 'storeResent', params: ({ event }) => event.output },
            'notifyCodeSent',
          ],
        },
        onError: onFailure({
          'otp-locked': { target: 'locked', actions: 'clearOtp' },
          'too-many-requests': 'noMoreCodes',
          ...resumeIfStale,
          otherwise: 'notResent',
        }),
      },
    },
    notResent: {
      description: 'The new code could not be requested; the guest can try again, or use the earlier one.',
      tags: 'failed',
      on: whileTyping,
    },
    noMoreCodes: {
      description: 'The host sends no more codes for this reservation; the last one is still valid.',
      tags: 'failed',
      on: { ...firstCode, ...exitCode },
    },
    setAside: {
      description:
        'The guest left the code step; the reservation stays open, and they can continue or cancel it.',
      on: {
        'booking.restarted': 'restarting',
        'code.revisited': {
          description: 'The host reports whether the code is still valid.',
          target: '#booking.resuming',
        },
      },
    },
    restarting: {
      description: 'The reservation is being cancelled before the guest starts again.',
      tags: 'waiting',
      invoke: {
        id: 'cancelReservation',
        src: 'cancelReservation',
        input: ({ context }) => reservationNamed(context, 'cancelReservation'),
        onDone: { target: '#booking.dates.pricing', actions: ['clearReservation', 'reportDates'] },
        onError: onFailure({ ...resumeIfStale, otherwise: 'notRestarted' }),
      },
    },
    notRestarted: {
      description: 'The reservation could not be cancelled; the guest can try again, or continue with it.',
      tags: 'failed',
      on: { 'booking.restarted': 'restarting', 'status.requested': '#booking.resuming' },
    },
  },
});
