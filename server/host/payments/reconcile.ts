import { sql } from 'kysely';
import { clock } from '../store/database.ts';
import { inTransaction } from '../store/transaction.ts';
import { settleSession } from './settleSession.ts';
import type { Settling } from './settled.ts';

const unsettled = ['open', 'processing', 'failed'] as const;
/** The minimum number of seconds between two reads of a session when a reservation is shown. */
const restWhenRead = 3;
/** The minimum number of seconds between two reads of a session in the recurring task. */
const restWhenSwept = 60;
const atATime = 50;

const uncheckedFor = (seconds: number) =>
  sql<boolean>`coalesce(checked_at, created_at) < ${clock} - make_interval(secs => ${seconds})`;

/** Reads a checkout session from the gateway and settles its reservation accordingly. */
export async function settle({ db, jobs, content, gateway }: Settling, sessionId: string): Promise<void> {
  const state = await gateway.readSession(sessionId);
  await inTransaction(db, (trx) => settleSession(trx, { jobs, content }, state));
}

async function settleAll(settling: Settling, sessions: readonly { id: string }[]) {
  for (const { id } of sessions) {
    try {
      await settle(settling, id);
    } catch (error) {
      settling.log.warn(
        { session: id, error: String(error) },
        'payments: settling a checkout session failed',
      );
    }
  }
}

/**
 * Reads the unsettled sessions of a reservation from the gateway, in case a webhook event was lost or is late. Reads at
 * most every few seconds; when the gateway does not answer, nothing changes.
 */
export async function reconcile(settling: Settling, reservationId: string): Promise<void> {
  const sessions = await settling.db
    .updateTable('checkoutSession')
    .set({ checkedAt: clock })
    .where('reservationId', '=', reservationId)
    .where('status', 'in', unsettled)
    .where(uncheckedFor(restWhenRead))
    .returning('id')
    .execute();
  await settleAll(settling, sessions);
}

/** Reads the unsettled sessions that were not checked recently, and settles their reservations. */
export async function reconcileAll(settling: Settling): Promise<void> {
  const { db } = settling;
  const sessions = await db
    .updateTable('checkoutSession')
    .set({ checkedAt: clock })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('checkoutSession')
        .select('id')
        .where('status', 'in', unsettled)
        .where(uncheckedFor(restWhenSwept))
        .orderBy('createdAt')
        .limit(atATime)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
  await settleAll(settling, sessions);
}
