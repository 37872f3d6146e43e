/** Payments: the gateway's interface, and what a payment or its failure changes in a reservation. */
export type { PaymentGateway } from '../ports/gateway.ts';
export type { SettlementDependencies } from './settlement.ts';
export { confirmNights, expireOpenSessions } from './confirmReservation.ts';
export { receiveWebhook } from './receiveWebhook.ts';
export { refreshReservationPayments } from './gatewayPayments.ts';
export { reconcileReservation, requireReconciled } from './reconcile.ts';
