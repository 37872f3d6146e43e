import * as v from 'valibot';
import { unitId } from '../../../../contract/schemas/primitives.ts';
import { getCalendarPath } from '../../calendars/address.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { findUnit } from '../shared/findUnit.ts';

export const oneUnit = v.object({ unit: unitId });

/** The path of a property's calendar, relative to the address of the site. */
export interface CalendarAddress {
  unitId: string;
  path: string;
}

/**
 * Returns the secret path of a property's calendar. The path gives access to the property's taken nights.
 * @throws {CommandRefused} if the property does not exist
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
 * Replaces the secret path of a property's calendar; the previous one stops working immediately.
 * @throws {CommandRefused} if the property does not exist
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
