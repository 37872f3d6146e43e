import * as v from 'valibot';
import { unitId } from '../../../../contract/schemas/primitives.ts';
import type { UnitContent } from '../../content/index.ts';
import { getDate } from '../../pricing/index.ts';
import { readTime } from '../../store/readTime.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { findUnit } from '../shared/findUnit.ts';
import type { UnitNights } from './nightsInput.ts';
import { readClosings } from './readClosings.ts';

export const nightsQuery = v.object({ unit: v.optional(unitId) });

/** Closed nights, and what closed them. */
export interface ListedNights extends UnitNights {
  closedBy: 'command' | 'property.yaml' | 'calendar';
  /** The host's note, or the name of the calendar. */
  why: string | null;
}

const readExternalNights = (db: CommandContext['db'], unit: string) =>
  db
    .selectFrom('blockedNights')
    .innerJoin('calendar', 'calendar.id', 'blockedNights.calendarId')
    .select(['startDate as start', 'endDate as end', 'calendar.name as why'])
    .where('blockedNights.unitId', '=', unit)
    .execute();

async function listClosedNights(
  { db }: CommandContext,
  unit: UnitContent,
  now: Date,
): Promise<ListedNights[]> {
  const today = getDate(now, unit.timeZone);
  const byCommand = await readClosings(db, unit.id);
  const external = await readExternalNights(db, unit.id);
  const all = [
    ...byCommand.map(({ start, end, why }) => ({ start, end, closedBy: 'command' as const, why })),
    ...external.map((nights) => ({ ...nights, closedBy: 'calendar' as const })),
    ...unit.closed.map((nights) => ({ ...nights, closedBy: 'property.yaml' as const, why: null })),
  ];
  return all
    .filter(({ end }) => end > today)
    .map((nights) => ({ unitId: unit.id, ...nights }))
    .toSorted((a, b) => a.start.localeCompare(b.start));
}

/**
 * Lists nights that are closed by the host or taken by another channel's calendar and are not over, in order.
 * @throws {CommandRefused} if the property does not exist
 */
export async function listNights(
  context: CommandContext,
  { unit }: v.InferOutput<typeof nightsQuery>,
): Promise<ListedNights[]> {
  const units = unit === undefined ? [...context.content.units.values()] : [findUnit(context, unit)];
  const now = await readTime(context.db);
  const listed: ListedNights[] = [];
  for (const one of units) listed.push(...(await listClosedNights(context, one, now)));
  return listed;
}
