import { sql } from 'kysely';
import { GatewayUnreachable } from '../ports/gateway.ts';
import { clock, statementTime } from '../store/database.ts';
import { equalsConstant } from '../store/literals.ts';
import { inTransaction } from '../store/transaction.ts';
import { settleSession } from './settleSession.ts';
import type { SettlementDependencies } from './settlement.ts';

const unsettled = ['open', 'processing', 'failed'] as const;
/** The minimum number of seconds between two reads of a session when a reservation is shown. */
const readIntervalSeconds = 3;
/** The minimum number of seconds between two reads of a session in the recurring task. */
const taskIntervalSeconds = 60;
const batchSize = 50;

const lastCheck = sql<Date>`coalesce(checked_at, created_at)`;

const uncheckedFor = (seconds: number) =>
  sql<boolean>`${lastCheck} < ${statementTime} - make_interval(secs => ${seconds})`;

/** Reads a checkout session from the gateway and settles its reservation accordingly. */
export async function readAndSettleSession(
  { db, jobs, content, gateway }: SettlementDependencies,
  sessionId: string,
): Promise<void> {
  const state = await gateway.readSession(sessionId);
  await inTransaction(db, (trx) => settleSession(trx, { jobs, content }, state));
}

/** Reads sessions from the gateway and settles their reservations; returns whether all of them could be read. */
async function settleAll(
  dependencies: SettlementDependencies,
  sessions: readonly { id: string }[],
): Promise<boolean> {
  let areAllRead = true;
  for (const { id } of sessions) {
    try {
      await readAndSettleSession(dependencies, id);
    } catch (error) {
      areAllRead = false;
      dependencies.log.warn(
        { session: id, error: String(error) },
        'payments: settling a checkout session failed',
      );
    }
  }
  return areAllRead;
}

/** Marks the unsettled sessions of a reservation as checked now. */
const markChecked = (db: SettlementDependencies['db'], reservationId: string) =>
  db
    .updateTable('checkoutSession')
    .set({ checkedAt: clock })
    .where('reservationId', '=', reservationId)
    .where(equalsConstant('status', unsettled))
    .returning('id');

/**
 * Reads the unsettled sessions of a reservation from the gateway, in case a webhook event was lost or is late. Reads at
 * most every few seconds; when the gateway does not answer, nothing changes.
 */
export async function reconcileReservation(
  dependencies: SettlementDependencies,
  reservationId: string,
): Promise<void> {
  const sessions = await markChecked(dependencies.db, reservationId)
    .where(uncheckedFor(readIntervalSeconds))
    .execute();
  await settleAll(dependencies, sessions);
}

/**
 * Reads the unsettled sessions of a reservation from the gateway, however recently they were read: before a change that is
 * allowed only if nothing was paid.
 * @throws {GatewayUnreachable} if one of them could not be read
 */
export async function requireReconciled(
  dependencies: SettlementDependencies,
  reservationId: string,
): Promise<void> {
  const sessions = await markChecked(dependencies.db, reservationId).execute();
  if (!(await settleAll(dependencies, sessions))) {
    throw new GatewayUnreachable('a checkout session could not be read');
  }
}

/** Reads the unsettled sessions that were checked longest ago, and settles their reservations. */
export async function reconcileAll(dependencies: SettlementDependencies): Promise<void> {
  const { db } = dependencies;
  const sessions = await db
    .updateTable('checkoutSession')
    .set({ checkedAt: clock })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('checkoutSession')
        .select('id')
        .where(equalsConstant('status', unsettled))
        .where(uncheckedFor(taskIntervalSeconds))
        .orderBy(lastCheck)
        .limit(sql.lit(batchSize))
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
  await settleAll(dependencies, sessions);
}
