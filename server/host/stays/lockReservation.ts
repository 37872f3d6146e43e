import type { HostContext } from '../base/context.ts';
import { knownUnit, type UnitContent } from '../content/index.ts';
import { Refusal } from '../base/refusal.ts';
import { clock, type Trx } from '../store/database.ts';
import type { ReservationRow } from '../store/schema.ts';
import { lockInOrder } from '../store/transaction.ts';
import { getStatusAt, type CurrentStatus } from './currentStatus.ts';

type Booked = Pick<HostContext, 'content' | 'log'>;

/** Locks units, always in the same order, so that one transaction at a time changes their bookings. */
export async function lockUnits(trx: Trx, ids: readonly string[]): Promise<void> {
  const units = trx.selectFrom('unit').select('id').where('id', 'in', ids).orderBy('id');
  await lockInOrder(trx, `units ${ids.join(' ')}`, units);
}

/** A reservation that is locked by the transaction, with its status at `now`. */
export interface LockedReservation {
  reservation: ReservationRow;
  current: CurrentStatus;
  unit: UnitContent;
  now: Date;
}

/**
 * Locks a reservation after its unit; this fixed order prevents deadlocks.
 * @throws {Refusal} 404 if it does not exist
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
 * Returns the property of a reservation.
 * @throws {Refusal} 503 if its folder was removed and no stored copy of its content exists
 */
export function findBookedUnit(
  host: Booked,
  { id, unitId }: Pick<ReservationRow, 'id' | 'unitId'>,
): UnitContent {
  const unit = knownUnit(host.content, unitId);
  if (unit) return unit;
  host.log.error(
    { reservation: id, unit: unitId },
    'the folder of a booked property is missing in CONTENT_DIR: restore it',
  );
  throw new Refusal('unavailable');
}
