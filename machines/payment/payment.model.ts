import { answered, defineModel, guestDoes, toReceivedEvent } from '../atlas/model.ts';
import { sampleReservation, sampleUncharged, sampleVisit } from '../shared/reservation.samples.ts';
import { paymentMachine } from './payment.machine.ts';

const guest = (...words: Parameters<typeof guestDoes<typeof paymentMachine>>) =>
  guestDoes<typeof paymentMachine>(...words);

export const paymentModel = defineModel({
  machine: paymentMachine,
  input: sampleVisit,
  events: [
    toReceivedEvent(
      guest(
        { type: 'reservation.updated', reservation: sampleReservation },
        'nothing waits for the guest',
        'reservation.updated.open',
      ),
    ),
    toReceivedEvent(
      guest(
        { type: 'reservation.updated', reservation: sampleUncharged },
        'a payment could not be charged',
        'reservation.updated.uncharged',
      ),
    ),
    guest({ type: 'payment.requested' }, 'the guest pays now'),
    toReceivedEvent(guest({ type: 'checkout.opened' }, 'a payment page is open')),
    answered(
      'checkout',
      { outcome: 'statusChanged', failure: 'wrong-state' },
      'nothing waits any more',
      'statusChanged',
    ),
    answered(
      'checkout',
      { outcome: 'notRedirected', failure: 'payment-gateway' },
      'the payment page cannot be opened',
      'notRedirected',
    ),
  ],
  unreachable: [
    {
      happening: 'checkout.answered.statusChanged',
      in: ['redirecting.leaving'],
      because: 'The host has opened the page, and is asked nothing any more that it could answer otherwise.',
    },
  ],
  requested: [
    'reservation.updated.uncharged',
    'payment.requested',
    'checkout.opened',
    'reservation.updated.open',
  ],
});
