import { sql } from 'kysely';
import type { HostContext } from '../base/context.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { PaymentState } from '../ports/gateway.ts';
import { clock, statementTime, type Database, type Trx } from '../store/database.ts';
import { inTransaction } from '../store/transaction.ts';
import { storeDisputes, storeRefunds } from './paymentChanges.ts';
import { allocateRefunds } from './allocateRefunds.ts';

type PaymentSyncDependencies = Pick<HostContext, 'db' | 'jobs' | 'gateway' | 'log'>;

/** Records a payment of a reservation at the gateway. A recurring task reads its fee from the gateway soon after. */
export async function recordGatewayPayment(trx: Trx, reservationId: string, id: string): Promise<void> {
  await trx
    .insertInto('gatewayPayment')
    .values({ id, reservationId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether a payment belongs to this host; an account at a gateway may have payments of others. */
export const isRecorded = async (db: Database, id: string): Promise<boolean> =>
  (await db.selectFrom('gatewayPayment').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/**
 * Locks the reservation of a payment before its instalments. Every transaction uses this order, so that a simultaneous
 * cancellation causes no deadlock.
 */
export const lockReservationOfPayment = (trx: Trx, id: string): Promise<{ id: string } | undefined> =>
  trx
    .selectFrom('gatewayPayment')
    .innerJoin('reservation', 'reservation.id', 'gatewayPayment.reservationId')
    .select('reservation.id')
    .where('gatewayPayment.id', '=', id)
    .forUpdate('reservation')
    .executeTakeFirst();

/**
 * Stores the gateway's data of a payment: its fee, and all its refunds and disputes. Enqueues e-mails to the host about
 * those that are new. The same data may arrive twice, late, or in any order.
 */
export async function storePaymentState(
  trx: Trx,
  jobs: PaymentSyncDependencies['jobs'],
  state: PaymentState,
): Promise<void> {
  const { id, chargeId, amount, fee } = state;
  const owner = await lockReservationOfPayment(trx, id);
  if (owner === undefined) return;
  const update = { trx, jobs, reservationId: owner.id };
  await trx
    .updateTable('gatewayPayment')
    .set({ chargeId: chargeId ?? null, amount: amount.amount, checkedAt: clock })
    .$if(fee !== undefined, (payment) => payment.set({ fee: fee!.amount }))
    .where('id', '=', id)
    .execute();
  await storeRefunds(update, state);
  await storeDisputes(update, state);
  await allocateRefunds(trx, id);
}

/** Seconds between two reads of one payment at the gateway when a reservation is shown. */
const readIntervalSeconds = 60;
const batchSize = 50;
/** Number of payments of a batch that are read simultaneously. */
const atATime = 5;
/** Batches per run: about 1.4 million payments a day. */
const batchesPerRun = 10;

/** Reads payments from the gateway and stores their changes; returns false if one could not be read. */
async function refreshPayments(
  { db, jobs, gateway, log }: PaymentSyncDependencies,
  payments: readonly { id: string }[],
): Promise<boolean> {
  const results = await mapInParallel(payments, atATime, async ({ id }) => {
    try {
      const state = await gateway.readPayment(id);
      if (state !== undefined) await inTransaction(db, (trx) => storePaymentState(trx, jobs, state));
      return true;
    } catch (error) {
      log.warn({ payment: id, error: String(error) }, 'payments: reading a payment from the gateway failed');
      return false;
    }
  });
  return results.every(Boolean);
}

/** Reads a reservation's payments from the gateway and stores their changes, at most once a minute. */
export async function refreshReservationPayments(
  dependencies: PaymentSyncDependencies,
  reservationId: string,
): Promise<void> {
  const payments = await dependencies.db
    .updateTable('gatewayPayment')
    .set({ checkedAt: clock })
    .where('reservationId', '=', reservationId)
    .where(
      sql<boolean>`coalesce(checked_at, '-infinity') < ${clock} - make_interval(secs => ${readIntervalSeconds})`,
    )
    .returning('id')
    .execute();
  await refreshPayments(dependencies, payments);
}

/**
 * Claims a batch of payments that are due. The column `due_at` contains the rule: the gateway reports a fee later, so
 * missing fees are read every hour for 30 days. Refunds and disputes whose webhook event was lost are found within a
 * day, for 180 days after the payment.
 */
const claimDuePayments = (db: Database) =>
  db
    .updateTable('gatewayPayment')
    .set({ checkedAt: clock })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('gatewayPayment')
        .select('id')
        .where('dueAt', '<=', statementTime)
        .orderBy('dueAt')
        // The number of rows is known to the planner only as a constant.
        .limit(sql.lit(batchSize))
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();

/** Warns if payments have waited for more than a day. */
async function warnOfBacklog({ db, log }: PaymentSyncDependencies): Promise<void> {
  const late = await db
    .selectFrom('gatewayPayment')
    .select('id')
    .where('dueAt', '<=', sql<Date>`${statementTime} - interval '1 day'`)
    .where('checkedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (late === undefined) return;
  log.warn(
    { payment: late.id },
    'payments: more payments are due to be read from the gateway than it answers in time; refunds and disputes whose ' +
      'webhook event was lost are found later than within a day',
  );
}

/**
 * Reads the payments that are due from the gateway, and stores their changes. Stops early if the gateway fails, so that
 * the other tasks do not wait for it.
 */
export async function refreshDuePayments(dependencies: PaymentSyncDependencies): Promise<void> {
  for (let batch = 0; batch < batchesPerRun; batch += 1) {
    const payments = await claimDuePayments(dependencies.db);
    if (!(await refreshPayments(dependencies, payments)) || payments.length < batchSize) return;
  }
  await warnOfBacklog(dependencies);
}
