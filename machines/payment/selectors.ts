import type { JourneyState } from '../shared/journeyState.ts';
import type { paymentMachine } from './payment.machine.ts';

type Payment = JourneyState<typeof paymentMachine>;

/** The guest is on the way to the payment gateway. */
export const isLeaving = (payment: Payment): boolean => payment.hasTag('waiting');

/** The payment can be begun. */
export const canPay = (payment: Payment): boolean => payment.can({ type: 'payment.requested' });

/** Why the payment gateway was not reached, if it was not. */
export const findFailure = (payment: Payment): Payment['context'] | undefined =>
  payment.matches('notRedirected') ? payment.context : undefined;
