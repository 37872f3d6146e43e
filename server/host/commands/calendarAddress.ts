import * as v from 'valibot';
import { unitId } from '../../../contract/primitives.ts';
import { getCalendarPath } from '../calendars/address.ts';
import type { CommandContext } from './commandContext.ts';
import { findUnit } from './findUnit.ts';

export const oneUnit = v.object({ unit: unitId });

/** Where the calendar of a property is, below the address of the site. */
export interface CalendarAddress {
  unitId: string;
  path: string;
}

/**
 * Where the calendar of a property is; whoever is told can read which of its nights are taken.
 * @throws {CommandRefused} when there is no such property
 */
export async function getCalendarAddress(
  { db, keys, content }: CommandContext,
  { unit: id }: v.InferOutput<typeof oneUnit>,
): Promise<CalendarAddress> {
  findUnit({ content }, id);
  const known = await db.selectFrom('unit').select('calendarVersion').where('id', '=', id).executeTakeFirst();
  const calendarVersion = known?.calendarVersion ?? 1;
  return { unitId: id, path: getCalendarPath(keys, { id, calendarVersion }) };
}

/**
 * Gives the calendar of a property another address: the one before stops working at once.
 * @throws {CommandRefused} when there is no such property
 */
export async function renewCalendarAddress(
  { db, keys, content }: CommandContext,
  { unit: id }: v.InferOutput<typeof oneUnit>,
): Promise<CalendarAddress> {
  findUnit({ content }, id);
  const unit = await db
    .insertInto('unit')
    .values({ id, calendarVersion: 2 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({ calendarVersion: row('unit.calendarVersion', '+', 1) })),
    )
    .returning(['id', 'calendarVersion'])
    .executeTakeFirstOrThrow();
  return { unitId: id, path: getCalendarPath(keys, unit) };
}
