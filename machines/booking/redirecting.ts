import { bookingSetup, elsewhere, named } from './booking.setup.ts';
import { failedAs, noteFailure } from '../shared/failures.ts';

/** The guest goes to the payment gateway. */
export const redirecting = bookingSetup.createStateConfig({
  description: 'The guest is on the way to the payment gateway.',
  initial: 'creatingCheckout',
  states: {
    creatingCheckout: {
      description: 'The host is opening a checkout page at the payment gateway.',
      tags: 'waiting',
      invoke: {
        id: 'createCheckout',
        src: 'createCheckout',
        input: ({ context }) => named(context, 'createCheckout'),
        onDone: { target: 'leaving', actions: { type: 'noteCheckout', params: ({ event }) => event.output } },
        onError: [
          { guard: failedAs(...elsewhere), target: '#booking.resuming', actions: noteFailure },
          { target: 'notRedirected', actions: noteFailure },
        ],
      },
    },
    leaving: {
      description: 'The browser is leaving for the payment gateway.',
      tags: 'waiting',
      invoke: {
        id: 'leaveForGateway',
        src: 'leaveForGateway',
        input: ({ context }) => context.checkout!.url,
        onError: {
          description: 'The address is none of the payment gateway, so nobody is sent there.',
          target: 'notRedirected',
          actions: noteFailure,
        },
      },
    },
    notRedirected: {
      description: 'The payment page could not be opened; the guest can try again while the nights are held.',
      tags: 'failed',
      on: { 'payment.requested': 'creatingCheckout', 'booking.restarted': '#booking.otp.restarting' },
    },
  },
});
