import type { HostContext } from '../base/context.ts';
import { knownUnit, type UnitContent } from '../content/index.ts';
import { Refusal } from '../base/refusal.ts';
import { clock, type Trx } from '../store/database.ts';
import type { ReservationRow } from '../store/schema.ts';
import { lockInTurn } from '../store/transaction.ts';
import { getStatusAt, type CurrentStatus } from './currentStatus.ts';

type Booked = Pick<HostContext, 'content' | 'log'>;

/** Lets one transaction at a time change what is booked of these units; always in the same order. */
export async function lockUnits(trx: Trx, ids: readonly string[]): Promise<void> {
  const units = trx.selectFrom('unit').select('id').where('id', 'in', ids).orderBy('id');
  await lockInTurn(trx, `units ${ids.join(' ')}`, units);
}

/** A reservation that only this transaction may change, as it stands at `now`. */
export interface LockedReservation {
  reservation: ReservationRow;
  current: CurrentStatus;
  unit: UnitContent;
  now: Date;
}

/**
 * Locks a reservation: its unit first, like everybody does, so that nobody waits in a circle.
 * @throws {Refusal} 404 when there is none
 */
export async function lockReservation(trx: Trx, host: Booked, id: string): Promise<LockedReservation> {
  const found = await trx.selectFrom('reservation').select('unitId').where('id', '=', id).executeTakeFirst();
  if (!found) throw new Refusal('not-found');
  await lockUnits(trx, [found.unitId]);
  const { now, ...reservation } = await trx
    .selectFrom('reservation')
    .selectAll()
    .select(clock.as('now'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const unit = findBookedUnit(host, reservation);
  return { reservation, unit, now, current: getStatusAt(reservation, now, unit.timeZone) };
}

/**
 * The property of a reservation.
 * @throws {Refusal} 503 when its folder has been taken away, and nothing was kept of it
 */
export function findBookedUnit(
  host: Booked,
  { id, unitId }: Pick<ReservationRow, 'id' | 'unitId'>,
): UnitContent {
  const unit = knownUnit(host.content, unitId);
  if (unit) return unit;
  host.log.error(
    { reservation: id, unit: unitId },
    'CONTENT_DIR lacks the folder of a property that is booked',
  );
  throw new Refusal('unavailable');
}
