import * as v from 'valibot';
import { knownUnit, type UnitContent } from '../../content/index.ts';
import { getStatusAt, type CurrentStatus } from '../../stays/currentStatus.ts';
import { clock } from '../../store/database.ts';
import type { ReservationRow } from '../../store/schema.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { CommandRefused, UnknownReservation } from '../shared/refused.ts';

/** A host's input for a reservation: its number, such as `K7M2-9QXR`, or its id. */
export const reservationName = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'), v.maxLength(64));

/** A reservation with its status at `now`. */
export interface Found {
  reservation: ReservationRow;
  current: CurrentStatus;
  unit: UnitContent;
  now: Date;
}

/** @throws {CommandRefused} if the property's folder was removed */
function findUnit({ content }: Pick<CommandContext, 'content'>, unitId: string): UnitContent {
  const unit = knownUnit(content, unitId);
  if (unit) return unit;
  throw new CommandRefused(`The property ${unitId} is missing in CONTENT_DIR. Restore its folder.`);
}

/**
 * Finds the reservation with a number or an id.
 * @throws {UnknownReservation} if it does not exist, {CommandRefused} if its property's folder was removed
 */
export async function findReservation(context: CommandContext, name: string): Promise<Found> {
  const found = await context.db
    .selectFrom('reservation')
    .selectAll()
    .select(clock.as('now'))
    .where((where) => where.or([where('id', '=', name), where('number', '=', name.toUpperCase())]))
    .executeTakeFirst();
  if (!found) {
    throw new UnknownReservation(
      `Reservation ${name} does not exist. Give its number, such as K7M2-9QXR, or its id: ` +
        '"reservations list --status all" shows them.',
    );
  }
  const { now, ...reservation } = found;
  const unit = findUnit(context, reservation.unitId);
  return { reservation, unit, now, current: getStatusAt(reservation, now, unit.timeZone) };
}
