import { endExpiredHolds } from '../stays/endExpiredHolds.ts';
import type { Trx } from '../store/database.ts';
import type { ReservationRow } from '../store/schema.ts';
import { areBlocked } from '../stays/blockedNights.ts';
import { rangeOf } from '../stays/nightsRange.ts';
import { keepsItsNights } from '../stays/takenNights.ts';

/**
 * Whether a stay's nights are not blocked, and nobody else holds them; holds past their time are ended first. To be asked under the
 * unit's lock; that no two reservations hold a night is the database's constraint.
 */
export async function areTheNightsFree(trx: Trx, stay: ReservationRow): Promise<boolean> {
  if (await areBlocked(trx, stay.unitId, stay)) return false;
  await endExpiredHolds(trx, stay.unitId, stay);
  const other = await trx
    .selectFrom('reservation')
    .select('id')
    .where('unitId', '=', stay.unitId)
    .where('id', '!=', stay.id)
    .where('nights', '&&', rangeOf(stay))
    .where(keepsItsNights)
    .executeTakeFirst();
  return other === undefined;
}
