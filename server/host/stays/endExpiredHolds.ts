import { sql } from 'kysely';
import { clock, type Trx } from '../store/database.ts';
import { isTrue } from '../store/literals.ts';
import { getRange, type Nights } from './nightsRange.ts';

/**
 * Stores that unpaid reservations no longer block these nights, because a database constraint cannot compare with the
 * current time. Reservations whose hold has ended become expired; the others continue without a firm hold. Returns the
 * number of changed rows.
 */
export async function endExpiredHolds(trx: Trx, unitId: string, stay: Nights): Promise<number> {
  const isOver = sql<boolean>`hold_expires_at <= ${clock}`;
  const { numUpdatedRows } = await trx
    .updateTable('reservation')
    .set({
      firm: false,
      status: sql`case when ${isOver} then 'expired' else status end`,
      endReason: sql`case when ${isOver} then 'hold_expired' end`,
      endedAt: sql`case when ${isOver} then hold_expires_at end`,
    })
    .where('unitId', '=', unitId)
    .where('nights', '&&', getRange(stay))
    .where('holdsNights', '=', isTrue)
    .where('status', '=', 'awaiting_payment')
    .where('firmUntil', '<=', clock)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
