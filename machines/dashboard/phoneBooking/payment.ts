import { onFailure } from '../../shared/onFailure.ts';
import {
  deciding,
  getAgreedTerms,
  marking,
  nightsTakenTransition,
  offered,
  paying,
  phoneBookingSetup,
  repaying,
  whenFree,
} from './phoneBooking.setup.ts';

const filling = { ...paying, ...marking };
const correcting = {
  ...paying,
  'booking.confirmed': { target: 'checking', actions: 'clearFailure' },
} as const;

/** The step of the price and the payment, in which the host sees the whole booking before it is made. */
export const payment = phoneBookingSetup.createStateConfig({
  description: 'The host chooses the price and the payment, and sees the whole booking.',
  initial: 'checking',
  states: {
    checking: {
      description: 'The host’s system calculates the price and the instalments of this payment.',
      tags: 'waiting',
      on: repaying,
      invoke: {
        id: 'checkPayment',
        src: 'offerBooking',
        input: getAgreedTerms,
        onDone: [
          { guard: whenFree, target: 'shown', actions: { type: 'storeAgreed', params: offered } },
          nightsTakenTransition,
        ],
        onError: onFailure({
          'command-refused': 'impossible',
          // The host went back to the guest before the payment was complete.
          'validation-failed': 'editing',
          otherwise: 'failed',
        }),
      },
    },
    shown: {
      description: 'The host confirms the booking, or changes the payment.',
      on: deciding,
    },
    outdated: {
      description: 'The host changes the price or the payment; they are calculated again after a pause.',
      on: repaying,
      after: { recheckDelay: { target: 'checking', description: 'The host has paused.' } },
    },
    editing: {
      description: 'The price or the payment is incomplete, so it is not calculated.',
      on: filling,
    },
    incomplete: {
      description: 'Some fields are missing or wrong; the form marks them.',
      on: filling,
    },
    impossible: {
      description: 'The stay cannot be paid like this, such as with more than its price.',
      tags: 'failed',
      on: correcting,
    },
    failed: {
      description: 'The payment could not be checked; the host can try again.',
      tags: 'failed',
      on: correcting,
    },
  },
});
