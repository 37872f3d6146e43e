import { onStaleReservation, storeEnd } from '../checkout/ended.ts';
import { bookingSetup } from './booking.setup.ts';
import { reservationNamed } from './calls.ts';
import { untilTheHoldEnds } from './untilTheHoldEnds.ts';

/** The guest goes to the payment gateway. */
export const redirecting = bookingSetup.createStateConfig({
  description: 'The guest is on the way to the payment gateway.',
  initial: 'underWay',
  states: {
    underWay: {
      description: 'The payment page is being opened, and the browser leaves for it.',
      tags: 'waiting',
      invoke: {
        id: 'checkout',
        src: 'checkout',
        input: ({ context }) => ({ unitId: context.unitId, ...reservationNamed(context, 'createCheckout') }),
        onDone: [
          { guard: onStaleReservation, target: '#booking.resuming', actions: storeEnd },
          { target: 'notRedirected', actions: storeEnd },
        ],
      },
    },
    notRedirected: {
      description:
        'The payment page could not be opened; the guest can try again until the reservation ends.',
      tags: 'failed',
      invoke: untilTheHoldEnds('awaitDeadlineOfRetry'),
      on: {
        'payment.requested': 'underWay',
        'booking.restarted': '#booking.otp.restarting',
        'hold.ended': {
          target: '#booking.resuming',
          description: 'The time to pay is over; the host is asked.',
        },
      },
    },
  },
});
