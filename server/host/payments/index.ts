/** Payments: the gateway's interface, and what a payment or its failure changes in a reservation. */
export type { PaymentGateway } from '../ports/gateway.ts';
export { confirmNights, expireOpenSessions } from './confirmReservation.ts';
export { receiveWebhook } from './receiveWebhook.ts';
export { refreshReservationPayments } from './gatewayPayments.ts';
export { reconcileReservation } from './reconcile.ts';
