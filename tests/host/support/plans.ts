import { Refusal } from '../../../server/host/base/refusal.ts';
import type { Plan } from '../../../server/host/reservations/checkout/plan.ts';
import { openAtGateway } from '../../../server/host/reservations/checkout/openAtGateway.ts';
import { storeSession, planSession } from '../../../server/host/reservations/checkout/planSession.ts';
import { inTransaction } from '../../../server/host/store/transaction.ts';
import type { ManualHost } from '../../support/manualHost.ts';

/** Plans the checkout of a reservation. */
export const planCheckout = ({ db, context }: ManualHost, reservationId: string) =>
  inTransaction(db, (trx) => planSession(trx, context, { reservationId }));

/** Plans the checkout of a reservation that needs a new session. */
export async function planNewCheckout(still: ManualHost, reservationId: string): Promise<Plan> {
  const answer = await planCheckout(still, reservationId);
  if (answer instanceof Refusal || 'url' in answer) throw new Error('no session was planned');
  return answer;
}

/** Opens the planned session at the gateway and stores it at the host. */
export async function storePlan({ db, context }: ManualHost, plan: Plan) {
  const opened = await openAtGateway(context, plan);
  return { opened, answer: await inTransaction(db, (trx) => storeSession(trx, context, plan, opened)) };
}
