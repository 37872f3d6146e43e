import type { JourneyState } from '../shared/journeyState.ts';
import type { paymentMachine } from './payment.machine.ts';

type Payment = JourneyState<typeof paymentMachine>;

/** Whether the guest is being redirected to the payment gateway. */
export const isLeaving = (payment: Payment): boolean => payment.hasTag('waiting');

/** Whether the guest can start the payment. */
export const canPay = (payment: Payment): boolean => payment.can({ type: 'payment.requested' });

/** Returns the reason if the payment page could not be opened, or undefined. */
export const findFailure = (payment: Payment): Payment['context'] | undefined =>
  payment.matches('notRedirected') ? payment.context : undefined;
