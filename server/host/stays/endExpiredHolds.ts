import { sql } from 'kysely';
import { clock, type Trx } from '../store/database.ts';
import { getRange, type Nights } from './nightsRange.ts';

/**
 * Writes down that unpaid reservations no longer keep these nights from others, for a constraint cannot ask for the time.
 * Those whose hold has ended have expired; the others go on without keeping their nights. Answers how many.
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
    .where('holdsNights', '=', true)
    .where('status', '=', 'awaiting_payment')
    .where('firmUntil', '<=', clock)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
