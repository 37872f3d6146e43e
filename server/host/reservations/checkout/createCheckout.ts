import type { CheckoutSession } from '../../../../contract/schemas/hold.ts';
import type { HostContext } from '../../base/context.ts';
import type { ExternalCall } from '../../base/call.ts';
import type { OpenedSession } from '../../ports/gateway.ts';
import { Refusal, toRefusal } from '../../base/refusal.ts';
import { inTransaction } from '../../store/transaction.ts';
import type { Plan } from './plan.ts';
import { refreshFromGateway } from '../refreshFromGateway.ts';
import { openAtGateway } from './openAtGateway.ts';
import { storeSession, planSession } from './planSession.ts';

/**
 * Opens a checkout session, or returns the open one: for the payment that books a stay, or for the failed instalments
 * of a booked one. The call to the gateway is between two short transactions: the first plans the session, identically
 * for simultaneous requests, and the second stores it.
 */
export const createCheckout: ExternalCall<'createCheckout'> = async (host, { body }) => {
  await refreshFromGateway(host, body.reservationId);
  const plan = await inTransaction(host.db, (trx) => planSession(trx, host, body)).catch(toRefusal);
  if (plan instanceof Refusal) return plan;
  if ('url' in plan) return plan;
  return keep(host, plan, await openAtGateway(host, plan));
};

const keep = (host: HostContext, plan: Plan, opened: OpenedSession): Promise<CheckoutSession | Refusal> =>
  inTransaction(host.db, (trx) => storeSession(trx, host, plan, opened));
