import { sql } from 'kysely';
import type { HostContext } from '../base/context.ts';
import type { PaymentState } from '../ports/gateway.ts';
import { clock, type Database, type Trx } from '../store/database.ts';
import { inTransaction } from '../store/transaction.ts';
import { storeDisputes, storeRefunds } from './paymentChanges.ts';
import { allocateManualRefunds } from './allocateManualRefunds.ts';

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
  await allocateManualRefunds(trx, id);
}

/** Seconds between two reads of one payment at the gateway when a reservation is shown. */
const readIntervalSeconds = 60;
const batchSize = 50;

// The gateway reports a fee later, so missing fees are read every hour for 30 days. Refunds and disputes whose webhook
// event was lost are found within a day, for 180 days after the payment.
const isDue = sql<boolean>`(
  checked_at is null
  or (fee is null and checked_at < ${clock} - interval '1 hour' and created_at > ${clock} - interval '30 days')
  or (checked_at < ${clock} - interval '1 day' and created_at > ${clock} - interval '180 days')
)`;

async function refreshPayments(
  { db, jobs, gateway, log }: PaymentSyncDependencies,
  payments: readonly { id: string }[],
) {
  for (const { id } of payments) {
    try {
      const state = await gateway.readPayment(id);
      if (state !== undefined) await inTransaction(db, (trx) => storePaymentState(trx, jobs, state));
    } catch (error) {
      log.warn({ payment: id, error: String(error) }, 'payments: reading a payment from the gateway failed');
    }
  }
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

/** Reads the payments that were checked longest ago from the gateway, and stores their changes. */
export async function refreshDuePayments(dependencies: PaymentSyncDependencies): Promise<void> {
  const payments = await dependencies.db
    .updateTable('gatewayPayment')
    .set({ checkedAt: clock })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('gatewayPayment')
        .select('id')
        .where(isDue)
        .orderBy('checkedAt', (order) => order.asc().nullsFirst())
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
  await refreshPayments(dependencies, payments);
}
