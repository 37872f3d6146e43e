import { onFailure } from '../../shared/onFailure.ts';
import { getStay } from './draft.ts';
import {
  correcting,
  finishing,
  isAtPayment,
  offered,
  phoneBookingSetup,
  repeating,
  nightsTakenTransition,
  typing,
  whenFree,
} from './phoneBooking.setup.ts';

const checking = finishing('checking', 'clearFailure');

/** The step of the source, the property, the dates and the guests. */
export const stay = phoneBookingSetup.createStateConfig({
  description:
    'The host enters where the booking comes from, the property, the dates and the number of guests.',
  initial: 'editing',
  states: {
    editing: {
      description: 'The host fills in the step.',
      on: {
        ...typing,
        ...checking,
        'booking.resumed': [
          { guard: isAtPayment, target: '#phoneBooking.payment' },
          { target: 'checking', description: 'The price is calculated again for the step of the guest.' },
        ],
      },
    },
    incomplete: {
      description: 'Some fields are missing or wrong; the form marks them.',
      on: { ...typing, ...checking },
    },
    checking: {
      description: 'The host’s system calculates the price, and finds what takes the nights.',
      tags: 'waiting',
      invoke: {
        id: 'checkStay',
        src: 'offerBooking',
        input: ({ context }) => getStay(context.draft),
        onDone: [
          {
            guard: whenFree,
            target: '#phoneBooking.guest',
            // The host can type at once.
            actions: [{ type: 'storeOffer', params: offered }, 'focusField'],
          },
          nightsTakenTransition,
        ],
        onError: onFailure({ 'command-refused': 'impossible', otherwise: 'failed' }),
      },
    },
    taken: {
      description: 'Some nights are not free; the host sees what takes them.',
      on: { ...correcting, ...repeating },
    },
    impossible: {
      description: 'The property cannot be booked like this, such as for too many guests.',
      tags: 'failed',
      on: { ...correcting, ...repeating },
    },
    failed: {
      description: 'The stay could not be checked; the host can try again.',
      tags: 'failed',
      on: { ...correcting, ...repeating },
    },
  },
});
