import { sql } from 'kysely';
import { clock, type Database, type Trx } from '../store/database.ts';
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

const isRetentionOver = sql<boolean>`
  confirmed_at is null
  and (status in ('expired', 'cancelled') or hold_expires_at <= ${clock})
  and coalesce(ended_at, hold_expires_at) < ${clock} - make_interval(
    days => case when verified_at is null then ${retentionDays.unverified}::integer else ${retentionDays.verified}::integer end
  )
`;

const lockBatch = (trx: Trx) =>
  trx
    .selectFrom('reservation')
    .select('id')
    .where(isRetentionOver)
    .where((where) => where.not(hasPayment))
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
    .execute();

/**
 * Deletes unconfirmed reservations and all dependent data at the end of their retention period, unless a payment is
 * involved.
 */
export async function deleteExpiredHolds({ db }: { db: Database }): Promise<void> {
  await inTransaction(db, async (trx) => {
    const ids = (await lockBatch(trx)).map(({ id }) => id);
    if (ids.length === 0) return;
    // Check again under the lock, because the transaction that held it before may have recorded a payment.
    await trx
      .deleteFrom('reservation')
      .where('id', 'in', ids)
      .where((where) => where.not(hasPayment))
      .execute();
  });
}
