import { onStaleReservation, storeCheckoutFailure } from '../checkout/ended.ts';
import { bookingSetup } from './booking.setup.ts';
import { getReservationInput } from './calls.ts';
import { awaitHoldEnd } from './awaitHoldEnd.ts';

/** The step in which the browser opens the payment gateway. */
export const redirecting = bookingSetup.createStateConfig({
  description: 'The guest is being redirected to the payment gateway.',
  initial: 'underWay',
  states: {
    underWay: {
      description: 'The host is creating a checkout session; the browser then opens its payment page.',
      tags: 'waiting',
      invoke: {
        id: 'checkout',
        src: 'checkout',
        input: ({ context }) => ({
          unitId: context.unitId,
          ...getReservationInput(context, 'createCheckout'),
        }),
        onDone: [
          { guard: onStaleReservation, target: '#booking.resuming', actions: storeCheckoutFailure },
          { target: 'notRedirected', actions: storeCheckoutFailure },
        ],
      },
    },
    notRedirected: {
      description: 'The payment page could not be opened; the guest can try again until the hold ends.',
      tags: 'failed',
      invoke: awaitHoldEnd('awaitDeadlineOfRetry'),
      on: {
        'payment.requested': 'underWay',
        'booking.restarted': '#booking.otp.restarting',
        'hold.ended': {
          target: '#booking.resuming',
          description: 'The time limit for the payment has passed, so the status is requested from the host.',
        },
      },
    },
  },
});
