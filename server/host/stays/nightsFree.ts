import type { HostContext } from '../base/context.ts';
import type { Trx } from '../store/database.ts';
import type { ReservationRow } from '../store/schema.ts';
import { areBlocked } from './blockedNights.ts';
import { endExpiredHolds } from './endExpiredHolds.ts';
import { getRange } from './nightsRange.ts';
import { isClosed } from './stayChecks.ts';

/**
 * Whether the host still lets the property and has not closed a stay's nights, nothing blocks them, and nobody else
 * holds them; holds past their time are ended first. To be asked under the unit's lock; that no two reservations hold a
 * night is the database's constraint.
 */
export async function areTheNightsFree(
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
    .where('holdsNights', '=', true)
    .executeTakeFirst();
  return other === undefined;
}
