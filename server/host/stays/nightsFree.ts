import type { HostContext } from '../base/context.ts';
import type { Trx } from '../store/database.ts';
import { isTrue } from '../store/literals.ts';
import type { ReservationRow } from '../store/schema.ts';
import { areBlocked } from './blockedNights.ts';
import { endExpiredHolds } from './endExpiredHolds.ts';
import { getRange } from './nightsRange.ts';
import { isClosed } from './stayChecks.ts';

/**
 * Whether a stay's nights are free: the host still offers the property and has not closed them, nothing blocks them,
 * and no other reservation holds them. Ends expired holds first. Must be called with the unit locked; a database
 * constraint prevents that two reservations hold the same night.
 */
export async function areNightsFree(
  trx: Trx,
  { content }: Pick<HostContext, 'content'>,
  stay: ReservationRow,
): Promise<boolean> {
  const unit = content.units.get(stay.unitId);
  if (!unit || isClosed(unit, stay)) return false;
  if (await areBlocked(trx, stay.unitId, stay)) return false;
  await endExpiredHolds(trx, stay.unitId, stay);
  const other = await trx
    .selectFrom('reservation')
    .select('id')
    .where('unitId', '=', stay.unitId)
    .where('id', '!=', stay.id)
    .where('nights', '&&', getRange(stay))
    .where('holdsNights', '=', isTrue)
    .executeTakeFirst();
  return other === undefined;
}
