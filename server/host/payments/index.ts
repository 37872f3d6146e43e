/** Payments: what a gateway is, and what becomes of a reservation when it is paid, or not. */
export type { PaymentGateway } from '../ports/gateway.ts';
export { receiveWebhook } from './receiveWebhook.ts';
export { lookAtPayments } from './gatewayPayments.ts';
export { reconcile } from './reconcile.ts';
