import { sql } from 'kysely';
import { clock, type Database, type Trx } from '../store/database.ts';
import { inTransaction } from '../store/transaction.ts';

/**
 * Days from its end for which a reservation that was never booked is stored, with an unverified and with a verified
 * e-mail address.
 */
export const keptDays = { unproven: 7, proven: 30 } as const;

const atATime = 200;

// Whether the gateway may still report changes, or the accounts need the reservation.
const hasMoney = sql<boolean>`(
  exists (
    select from checkout_session
    where checkout_session.reservation_id = reservation.id and checkout_session.status <> 'expired'
  ) or exists (
    select from payment
    where payment.reservation_id = reservation.id
      and (payment.status not in ('scheduled', 'void') or payment.gateway_payment_id is not null)
  )
)`;

const isLongOver = sql<boolean>`
  confirmed_at is null
  and (status in ('expired', 'cancelled') or hold_expires_at <= ${clock})
  and coalesce(ended_at, hold_expires_at) < ${clock} - make_interval(
    days => case when verified_at is null then ${keptDays.unproven}::integer else ${keptDays.proven}::integer end
  )
`;

const lockSome = (trx: Trx) =>
  trx
    .selectFrom('reservation')
    .select('id')
    .where(isLongOver)
    .where((where) => where.not(hasMoney))
    .limit(atATime)
    .forUpdate()
    .skipLocked()
    .execute();

/**
 * Deletes reservations that were never booked after their retention period, with all dependent data, unless money is
 * involved.
 */
export async function deleteExpiredHolds({ db }: { db: Database }): Promise<void> {
  await inTransaction(db, async (trx) => {
    const ids = (await lockSome(trx)).map(({ id }) => id);
    if (ids.length === 0) return;
    // Checked again under the lock, because the previous owner of the lock may have settled a payment.
    await trx
      .deleteFrom('reservation')
      .where('id', 'in', ids)
      .where((where) => where.not(hasMoney))
      .execute();
  });
}
