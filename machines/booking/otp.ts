import { bookingSetup, type BookingTransitions } from './booking.setup.ts';
import { getKey, reservationNamed } from './calls.ts';
import { getReservation } from './context.ts';
import { storeAttemptsLeft, storeFailure, onLastTry } from '../shared/failures.ts';
import { onFailure } from '../shared/onFailure.ts';
import { untilTheHoldEnds } from './untilTheHoldEnds.ts';

const typed = ({ event }: { event: { otp: string } }) => event.otp;
const storeOtp = { type: 'storeOtp', params: typed } as const;

/** A first code is sent by itself. After one that was wrong the guest presses the button: each try counts. */
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
    description: 'The guest goes a step back; what was ordered stays open.',
    target: 'setAside',
    actions: ['clearFailure', 'clearOtp'],
  },
} as const satisfies BookingTransitions;

const requestAnotherCode = { ...exitCode, 'otp.resendRequested': { target: 'resending' } } as const;

const whileTyping = { ...requestAnotherCode, ...firstCode } as const;
const correctionTransitions = { ...requestAnotherCode, ...codeTransitions } as const;

const resumeIfStale = { staleReservation: '#booking.resuming' } as const;

/** The guest proves their e-mail address with the one-time password. */
export const otp = bookingSetup.createStateConfig({
  description: 'The order is made; the guest proves their e-mail address, which reserves the nights.',
  initial: 'entering',
  exit: 'clearOtp',
  invoke: untilTheHoldEnds('awaitDeadlineOfCode'),
  on: {
    'hold.ended': { description: 'The time to enter the code is over.', target: '#booking.resuming' },
  },
  states: {
    entering: {
      description: 'The guest types the six digits from the mail.',
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
      description: 'The code was not the right one; the guest sees how many tries are left.',
      tags: 'failed',
      on: correctionTransitions,
    },
    locked: {
      description: 'Too many wrong codes: this reservation is locked, and the guest can begin again.',
      tags: 'failed',
      on: exitCode,
    },
    expired: {
      description: 'The code is too old; the guest can ask for a new one.',
      tags: 'failed',
      on: requestAnotherCode,
    },
    notVerified: {
      description: 'The code could not be checked; the guest can send it again.',
      tags: 'failed',
      on: correctionTransitions,
    },
    resending: {
      description: 'A new code is on its way; the earlier one stops working.',
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
      description: 'The new code could not be asked for; the guest can try again, or use the earlier one.',
      tags: 'failed',
      on: whileTyping,
    },
    noMoreCodes: {
      description: 'No further code is sent for this reservation; the last one still works.',
      tags: 'failed',
      on: { ...firstCode, ...exitCode },
    },
    setAside: {
      description:
        'The guest went back from the code: the order stays open, and they go on with it or call it off.',
      on: {
        'booking.restarted': 'restarting',
        'code.revisited': {
          description: 'The host says whether the code still stands.',
          target: '#booking.resuming',
        },
      },
    },
    restarting: {
      description: 'The reservation is being called off, so that the guest can begin again.',
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
      description: 'The reservation could not be called off; the guest can try again, or go on with it.',
      tags: 'failed',
      on: { 'booking.restarted': 'restarting', 'status.requested': '#booking.resuming' },
    },
  },
});
