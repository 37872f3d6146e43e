import { onFailure } from '../../shared/onFailure.ts';
import { requireProof } from '../proof/requireProof.ts';
import {
  deciding,
  getAgreedTerms,
  getBookingInput,
  offered,
  phoneBookingSetup,
  nightsTakenTransition,
  whenFree,
} from './phoneBooking.setup.ts';

/** The booking is made, and what becomes of that. */
export const summary = phoneBookingSetup.createStateConfig({
  description: 'The host has confirmed the booking, and sees whether it was made.',
  initial: 'sending',
  states: {
    sending: {
      description: 'The booking is being made.',
      tags: 'waiting',
      invoke: {
        id: 'createBooking',
        src: 'createBooking',
        input: getBookingInput,
        onDone: {
          target: '#phoneBooking.created',
          actions: [{ type: 'storeCreated', params: ({ event }) => event.output }, 'focusPage'],
        },
        onError: onFailure({
          'proof-required': 'proving',
          noAnswer: 'failed',
          'command-refused': 'checking',
          'too-many-requests': 'tooMany',
          otherwise: { target: 'rejected', actions: 'startAnotherAttempt' },
        }),
      },
    },
    proving: requireProof('sending', '#phoneBooking.payment.shown'),
    checking: {
      description: 'The booking is not possible like this; its nights and its price are checked again.',
      tags: 'waiting',
      invoke: {
        id: 'recheckBooking',
        src: 'offerBooking',
        input: getAgreedTerms,
        onDone: [
          { guard: whenFree, target: 'changed', actions: { type: 'storeAgreed', params: offered } },
          nightsTakenTransition,
        ],
        onError: onFailure({ 'command-refused': '#phoneBooking.payment.impossible', otherwise: 'failed' }),
      },
    },
    changed: {
      description:
        'Nothing was booked; the host sees the current price, and can go back to correct the details.',
      on: deciding,
    },
    tooMany: {
      description: 'The host accepts no more requests for some time; the person can book later.',
      tags: 'failed',
      on: deciding,
    },
    rejected: {
      description:
        'The host refused the booking, because the role does not allow it or some details are not valid.',
      tags: 'failed',
      on: deciding,
    },
    failed: {
      description: 'The booking was not made, or its answer is missing; the host can send it again.',
      tags: 'failed',
      on: deciding,
    },
  },
});
