import { holdStatuses } from '../../../contract/rules/booked.ts';
import { clock, type Trx } from '../store/database.ts';
import { rangeOf, type Nights } from './nightsRange.ts';

/** Writes down that holds on these nights have ended, for a constraint cannot ask for the time. Answers how many. */
export async function endExpiredHolds(trx: Trx, unitId: string, stay: Nights): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('reservation')
    .set((row) => ({ status: 'expired', endReason: 'hold_expired', endedAt: row.ref('holdExpiresAt') }))
    .where('unitId', '=', unitId)
    .where('nights', '&&', rangeOf(stay))
    .where('status', 'in', holdStatuses)
    .where('holdExpiresAt', '<=', clock)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
