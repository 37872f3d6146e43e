import { endExpiredHolds } from '../stays/endExpiredHolds.ts';
import { areBlocked } from '../stays/blockedNights.ts';
import { rangeOf } from '../stays/nightsRange.ts';
import { isClosed } from '../stays/stayChecks.ts';
import { keepsItsNights } from '../stays/takenNights.ts';
import type { Settled } from './settled.ts';

/**
 * Whether the host still lets the property and has not closed a stay's nights, nothing blocks them, and nobody else
 * holds them; holds past their time are ended first. To be asked under the unit's lock; that no two reservations hold a
 * night is the database's constraint.
 */
export async function areTheNightsFree({
  trx,
  content,
  reservation: stay,
}: Pick<Settled, 'trx' | 'content' | 'reservation'>): Promise<boolean> {
  const unit = content.units.get(stay.unitId);
  if (!unit || isClosed(unit, stay)) return false;
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
