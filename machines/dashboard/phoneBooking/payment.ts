import { onFailure } from '../../shared/onFailure.ts';
import {
  correcting,
  finishing,
  getAgreedTerms,
  offered,
  phoneBookingSetup,
  repeating,
  returningToGuest,
  nightsTakenTransition,
  typing,
  whenFree,
} from './phoneBooking.setup.ts';

const leaving = { ...finishing('checking', 'clearFailure'), ...returningToGuest };

/** The step of the payment. */
export const payment = phoneBookingSetup.createStateConfig({
  description: 'The host chooses how the stay is paid.',
  initial: 'editing',
  states: {
    editing: { description: 'The host fills in the step.', on: { ...typing, ...leaving } },
    incomplete: {
      description: 'Some fields are missing or wrong; the form marks them.',
      on: { ...typing, ...leaving },
    },
    checking: {
      description: 'The host’s system calculates the instalments of this payment.',
      tags: 'waiting',
      invoke: {
        id: 'checkPayment',
        src: 'offerBooking',
        input: getAgreedTerms,
        onDone: [
          {
            guard: whenFree,
            target: '#phoneBooking.summary',
            actions: [{ type: 'storeAgreed', params: offered }, 'focusPage'],
          },
          nightsTakenTransition,
        ],
        onError: onFailure({ 'command-refused': 'impossible', otherwise: 'failed' }),
      },
    },
    impossible: {
      description: 'The stay cannot be paid like this, such as with more than its price.',
      tags: 'failed',
      on: { ...correcting, ...repeating, ...returningToGuest },
    },
    failed: {
      description: 'The payment could not be checked; the host can try again.',
      tags: 'failed',
      on: { ...correcting, ...repeating, ...returningToGuest },
    },
  },
});
