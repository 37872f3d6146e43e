import { randomUUID } from 'node:crypto';
import type { SessionState } from '../../../server/host/ports/gateway.ts';
import { receiveWebhook } from '../../../server/host/payments/index.ts';
import type { SettlementContext } from '../../../server/host/payments/settlement.ts';
import { settleSession } from '../../../server/host/payments/settleSession.ts';
import { inTransaction } from '../../../server/host/store/transaction.ts';
import type { ManualHost } from '../../support/manualHost.ts';
import { openCheckout } from './stays.ts';

/** Sends the status of a session to the host, as often as a test needs. */
export const settle = ({ db, context }: ManualHost, state: SessionState) =>
  inTransaction(db, (trx) => settleSession(trx, context, state));

/** A session of a stay that was paid at the gateway, with the gateway's answer, unknown to the host. */
export async function createPaidSession(still: ManualHost, reservationId: string): Promise<SessionState> {
  const { id } = await openCheckout(still, reservationId);
  still.gateway.becomes(id, 'complete');
  return still.gateway.readSession(id);
}

/** The locked session with its stay, and the services of the settlement. */
export async function recordLocks(
  { db, jobs, context: { content } }: ManualHost,
  state: SessionState,
): Promise<Omit<SettlementContext, 'trx'>> {
  const session = await db
    .selectFrom('checkoutSession')
    .selectAll()
    .where('id', '=', state.id)
    .executeTakeFirstOrThrow();
  const reservation = await db
    .selectFrom('reservation')
    .selectAll()
    .where('id', '=', session.reservationId)
    .executeTakeFirstOrThrow();
  return { jobs, content, session, reservation, state };
}

/** A notice of the gateway that reaches the host. */
export function sendWebhookEvent({ context }: ManualHost, sessionId: string, id: string = randomUUID()) {
  const request = new Request('https://stay.test/api/1/payment/webhook', {
    method: 'POST',
    headers: { Signed: 'yes' },
    body: JSON.stringify({ id, sessionId }),
  });
  return receiveWebhook(context, request);
}

export const sessionStatus = async ({ db }: ManualHost, id: string) => {
  const { status } = await db
    .selectFrom('checkoutSession')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return status;
};
