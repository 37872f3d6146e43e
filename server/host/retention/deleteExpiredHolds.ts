import { sql } from 'kysely';
import { isInList } from '../store/arrays.ts';
import { clock, statementTime, type Database, type Trx } from '../store/database.ts';
import { inTransaction } from '../store/transaction.ts';

/**
 * Retention periods of reservations that were never confirmed, in days after their end: with an unverified and with a
 * verified e-mail address.
 */
export const retentionDays = { unverified: 7, verified: 30 } as const;

const batchSize = 200;

// True if the gateway may still report changes of a payment, or if the accounts need the reservation.
const hasPayment = sql<boolean>`(
  exists (
    select from checkout_session
    where checkout_session.reservation_id = reservation.id and checkout_session.status <> 'expired'
  ) or exists (
    select from payment
    where payment.reservation_id = reservation.id
      and (payment.status not in ('scheduled', 'void') or payment.gateway_payment_id is not null)
  )
)`;

const isOver = sql<boolean>`(status in ('expired', 'cancelled') or hold_expires_at <= ${statementTime})`;

/** The time of the end or, if a payment prevented the deletion since, of that check. */
const lastCheck = sql<Date>`coalesce(retention_checked_at, ended_at, hold_expires_at)`;

const lockBatch = (trx: Trx, isVerified: boolean) =>
  trx
    .selectFrom('reservation')
    .select('id')
    .where('confirmedAt', 'is', null)
    .where('verifiedAt', isVerified ? 'is not' : 'is', null)
    .where(
      lastCheck,
      '<',
      sql<Date>`${statementTime} - make_interval(days => ${retentionDays[isVerified ? 'verified' : 'unverified']}::integer)`,
    )
    .where(isOver)
    .orderBy(lastCheck)
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
    .execute();

/** Deletes reservations without a payment, and postpones the next check of the others. */
async function deleteBatch(trx: Trx, isVerified: boolean): Promise<void> {
  const ids = (await lockBatch(trx, isVerified)).map(({ id }) => id);
  if (ids.length === 0) return;
  // Check under the lock, because the transaction that held it before may have recorded a payment.
  await trx
    .deleteFrom('reservation')
    .where(isInList('id', ids))
    .where((where) => where.not(hasPayment))
    .execute();
  await trx
    .updateTable('reservation')
    .set({ retentionCheckedAt: clock })
    .where(isInList('id', ids))
    .execute();
}

/**
 * Deletes unconfirmed reservations and all dependent data at the end of their retention period, unless a payment is
 * involved; those are checked again after another period.
 */
export async function deleteExpiredHolds({ db }: { db: Database }): Promise<void> {
  for (const isVerified of [false, true]) await inTransaction(db, (trx) => deleteBatch(trx, isVerified));
}
