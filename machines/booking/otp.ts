import { bookingSetup, type BookingTransitions } from './booking.setup.ts';
import { getIdempotencyKey, getReservationInput } from './calls.ts';
import { getReservation } from './context.ts';
import { storeAttemptsLeft, storeFailure, onLastAttempt } from '../shared/failures.ts';
import { onFailure } from '../shared/onFailure.ts';
import { awaitHoldEnd } from './awaitHoldEnd.ts';

const getTypedOtp = ({ event }: { event: { otp: string } }) => event.otp;
const storeOtp = { type: 'storeOtp', params: getTypedOtp } as const;

/**
 * The first complete code is submitted automatically. After a wrong code the guest submits with the button, because
 * attempts are limited.
 */
const firstCodeTransitions = {
  'otp.changed': [
    {
      guard: { type: 'codeIsComplete', params: getTypedOtp },
      target: 'verifying',
      actions: storeOtp,
    },
    { actions: storeOtp },
  ],
  'otp.submitted': { target: 'verifying' },
} as const satisfies BookingTransitions;

const nextCodeTransitions = {
  'otp.changed': { actions: storeOtp },
  'otp.submitted': { target: 'verifying' },
} as const satisfies BookingTransitions;

const exitTransitions = {
  'booking.restarted': { target: 'restarting' },
  'code.left': {
    description: 'The guest returns to an earlier step; the reservation stays open.',
    target: 'setAside',
    actions: ['clearFailure', 'clearOtp'],
  },
} as const satisfies BookingTransitions;

const resendTransitions = { ...exitTransitions, 'otp.resendRequested': { target: 'resending' } } as const;

const entryTransitions = { ...resendTransitions, ...firstCodeTransitions } as const;
const correctionTransitions = { ...resendTransitions, ...nextCodeTransitions } as const;

const staleReservationTarget = { staleReservation: '#booking.resuming' } as const;

/** The step in which the guest verifies their e-mail address with the one-time password. */
export const otp = bookingSetup.createStateConfig({
  description:
    'The reservation exists; its nights are held after the guest has verified their e-mail address.',
  initial: 'entering',
  exit: 'clearOtp',
  invoke: awaitHoldEnd('awaitDeadlineOfCode'),
  on: {
    'hold.ended': { description: 'The hold has ended.', target: '#booking.resuming' },
  },
  states: {
    entering: {
      description: 'The guest enters the one-time password from the e-mail.',
      on: entryTransitions,
    },
    verifying: {
      description: 'The host is checking the code.',
      tags: 'waiting',
      invoke: {
        id: 'verifyOtp',
        src: 'verifyOtp',
        input: ({ context }) => ({
          idempotencyKey: getIdempotencyKey(context, 'verifyOtp'),
          reservationId: getReservation(context).reservationId,
          otp: context.otp,
        }),
        onDone: {
          target: '#booking.redirecting',
          actions: { type: 'storeVerification', params: ({ event }) => event.output },
        },
        onError: [
          { guard: onLastAttempt, target: 'locked', actions: [storeFailure, 'clearOtp'] },
          ...onFailure({
            wrongCode: { target: 'incorrect', actions: [storeAttemptsLeft, 'startAnotherAttempt'] },
            'otp-locked': { target: 'locked', actions: 'clearOtp' },
            'otp-expired': { target: 'expired', actions: 'clearOtp' },
            ...staleReservationTarget,
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
        'The guest entered too many wrong codes; code entry is locked, and the guest can start again.',
      tags: 'failed',
      on: exitTransitions,
    },
    expired: {
      description: 'The code has expired; the guest can request a new one.',
      tags: 'failed',
      on: resendTransitions,
    },
    notVerified: {
      description: 'The code could not be checked; the guest can submit it again.',
      tags: 'failed',
      on: correctionTransitions,
    },
    resending: {
      description: 'A new code is being requested; it replaces the earlier one.',
      tags: 'waiting',
      invoke: {
        id: 'resendOtp',
        src: 'resendOtp',
        input: ({ context }) => getReservationInput(context, 'resendOtp'),
        onDone: {
          target: 'entering',
          actions: [
            'clearFailure',
            { type: 'storeResentOtp', params: ({ event }) => event.output },
            'notifyCodeSent',
          ],
        },
        onError: onFailure({
          'otp-locked': { target: 'locked', actions: 'clearOtp' },
          'too-many-requests': 'noMoreCodes',
          ...staleReservationTarget,
          otherwise: 'notResent',
        }),
      },
    },
    notResent: {
      description: 'The new code could not be requested; the guest can try again, or use the earlier one.',
      tags: 'failed',
      on: entryTransitions,
    },
    noMoreCodes: {
      description:
        'The host sends no more codes for this reservation; the guest can still enter the last code.',
      tags: 'failed',
      on: { ...firstCodeTransitions, ...exitTransitions },
    },
    setAside: {
      description:
        'The guest left the code step; the reservation stays open, and they can continue or cancel it.',
      on: {
        'booking.restarted': 'restarting',
        'code.revisited': {
          description:
            'The guest returns to the code step; the host then reports whether the code is still valid.',
          target: '#booking.resuming',
        },
      },
    },
    restarting: {
      description: 'The unpaid hold is being released before the guest starts again.',
      tags: 'waiting',
      invoke: {
        id: 'cancelReservation',
        src: 'cancelReservation',
        input: ({ context }) => getReservationInput(context, 'cancelReservation'),
        onDone: { target: '#booking.dates.pricing', actions: ['clearReservation', 'reportDates'] },
        onError: onFailure({ ...staleReservationTarget, otherwise: 'notRestarted' }),
      },
    },
    notRestarted: {
      description: 'The unpaid hold could not be released; the guest can try again, or continue with it.',
      tags: 'failed',
      on: { 'booking.restarted': 'restarting', 'status.requested': '#booking.resuming' },
    },
  },
});
