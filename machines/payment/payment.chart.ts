import { answered, defineChart, failed, guestDoes } from '../atlas/chart.ts';
import { sampleCheckout } from '../booking/booking.samples.ts';
import { sampleVisit, sampleReservation, sampleUncharged } from '../reservation/reservation.samples.ts';
import { paymentMachine } from './payment.machine.ts';

const guest = (...words: Parameters<typeof guestDoes<typeof paymentMachine>>) =>
  guestDoes<typeof paymentMachine>(...words);

export const paymentChart = defineChart({
  machine: paymentMachine,
  input: sampleVisit,
  happenings: [
    guest(
      { type: 'reservation.told', reservation: sampleReservation },
      'nothing waits for the guest',
      'reservation.told.open',
    ),
    guest(
      { type: 'reservation.told', reservation: sampleUncharged },
      'a payment could not be charged',
      'reservation.told.uncharged',
    ),
    guest({ type: 'payment.requested' }, 'the guest pays now'),
    answered('createCheckout', sampleCheckout, 'a payment page is open'),
    failed('createCheckout', 'wrong-state', 'nothing waits any more'),
    failed('createCheckout', 'payment-gateway', 'the gateway cannot be reached'),
    failed('leaveForGateway', 'unknown', 'the address is not the gateway’s'),
  ],
});
