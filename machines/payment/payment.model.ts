import { defineAnswer, defineModel, defineUserEvent, toReceivedEvent } from 'statechart-atlas';
import { sampleReservation, sampleUncharged, sampleVisit } from '../shared/reservation.samples.ts';
import { paymentMachine } from './payment.machine.ts';

const guest = (...words: Parameters<typeof defineUserEvent<typeof paymentMachine>>) =>
  defineUserEvent<typeof paymentMachine>(...words);

export const paymentModel = defineModel({
  machine: paymentMachine,
  input: sampleVisit,
  events: [
    toReceivedEvent(
      guest(
        { type: 'reservation.updated', reservation: sampleReservation },
        'no payment has failed',
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
    toReceivedEvent(guest({ type: 'checkout.opened' }, 'the host opens a payment page')),
    defineAnswer(
      'checkout',
      { outcome: 'statusChanged', failure: 'wrong-state' },
      'no payment is due any more',
      'statusChanged',
    ),
    defineAnswer(
      'checkout',
      { outcome: 'notRedirected', failure: 'payment-gateway' },
      'the payment page cannot be opened',
      'notRedirected',
    ),
  ],
  unreachable: [
    {
      event: 'checkout.answered.statusChanged',
      states: ['redirecting.leaving'],
      reason: 'The payment page is already open, so the host sends no further answer.',
    },
  ],
  mainPath: [
    'reservation.updated.uncharged',
    'payment.requested',
    'checkout.opened',
    'reservation.updated.open',
  ],
});
