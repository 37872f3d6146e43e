import * as v from 'valibot';
import {
  timelineLimits,
  type ChannelStay,
  type Timeline,
  type TimelineBlock,
  type TimelineProperty,
  type TimelineStay,
} from '../../../../contract/dashboard/timeline.ts';
import { defaultLanguage } from '../../../../contract/values/language.ts';
import { calendarDate, language, unitId } from '../../../../contract/schemas/primitives.ts';
import { nightsBetween, overlap, type Nights } from '../../../../contract/values/nights.ts';
import { fullName } from '../../../../contract/values/personName.ts';
import { readConflictsOfNights } from '../../calendars/conflicts.ts';
import { firstPhoto, type UnitContent } from '../../content/index.ts';
import { createTodays } from '../../pricing/index.ts';
import { getStatusAt } from '../../stays/currentStatus.ts';
import { readAllNightOverrides } from '../../stays/nightOverrides.ts';
import { getRange } from '../../stays/nightsRange.ts';
import { isToBeRegistered } from '../../stays/toBeRegistered.ts';
import { holdsNights } from '../../stays/takenNights.ts';
import type { Database } from '../../store/database.ts';
import { readTime } from '../../store/readTime.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { findUnit } from '../shared/findUnit.ts';
import { getNightRates } from './nightRates.ts';
import { CommandRefused } from '../shared/refused.ts';

export const timelineQuery = v.object({
  from: calendarDate,
  to: calendarDate,
  unit: v.optional(unitId),
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** The language of the properties' names. */
  language: v.optional(language, defaultLanguage),
});

/** Rows of properties by property. */
type ByUnit<T> = ReadonlyMap<string, T[]>;

/** The properties and the nights of a timeline. */
interface Window extends Nights {
  ids: readonly string[];
}

const byUnit = <T extends { unitId: string }>(rows: readonly T[]): ByUnit<T> =>
  Map.groupBy(rows, ({ unitId: id }) => id);

const readStays = async (db: Database, { ids, start, end }: Window) =>
  byUnit(
    await db
      .selectFrom('reservation')
      .select(['unitId', 'number', 'startDate', 'endDate', 'status', 'endReason', 'holdExpiresAt'])
      .select([
        'source',
        'firstName',
        'lastName',
        'guestCount',
        'guestsRegisteredAt',
        'registrationReopenedAt',
      ])
      .where('unitId', 'in', ids)
      .where('endDate', '>', start)
      .where('startDate', '<', end)
      .where('nights', '&&', getRange({ startDate: start, endDate: end }))
      .where(holdsNights)
      .orderBy('startDate')
      .execute(),
  );

const readBlocked = async (db: Database, { ids, start, end }: Window) =>
  byUnit(
    await db
      .selectFrom('blockedNights')
      .leftJoin('calendar', 'calendar.id', 'blockedNights.calendarId')
      .leftJoin('channelStayNote', (join) =>
        join
          .onRef('channelStayNote.calendarId', '=', 'blockedNights.calendarId')
          .onRef('channelStayNote.startDate', '=', 'blockedNights.startDate')
          .onRef('channelStayNote.endDate', '=', 'blockedNights.endDate'),
      )
      .select(['blockedNights.id', 'blockedNights.unitId', 'blockedNights.why', 'isStay', 'isClosure'])
      .select(['blockedNights.startDate as start', 'blockedNights.endDate as end'])
      .select(['calendar.name as calendar', 'channelStayNote.name', 'channelStayNote.note'])
      .where('blockedNights.unitId', 'in', ids)
      .where('blockedNights.nights', '&&', getRange({ startDate: start, endDate: end }))
      .orderBy('blockedNights.startDate')
      .execute(),
  );

type StayRow = Awaited<ReturnType<typeof readStays>> extends ByUnit<infer R> ? R : never;
type BlockedRow = Awaited<ReturnType<typeof readBlocked>> extends ByUnit<infer R> ? R : never;

const describeStay = (row: StayRow, now: Date, timeZone: string): TimelineStay => ({
  start: row.startDate,
  end: row.endDate,
  number: row.number,
  status: getStatusAt(row, now, timeZone).status,
  guestName: fullName(row),
  guests: row.guestCount,
  isRegistered: !isToBeRegistered(row),
  source: row.source,
});

const describeBlocks = (unit: UnitContent, rows: readonly BlockedRow[], window: Nights): TimelineBlock[] =>
  [
    ...rows
      .filter(({ calendar }) => calendar === null)
      .map(({ start, end, why }) => ({ start, end, note: why, isFixed: false })),
    ...unit.closed
      .filter((nights) => overlap(nights, window))
      .map(({ start, end }) => ({ start, end, note: null, isFixed: true })),
  ].toSorted((a, b) => a.start.localeCompare(b.start));

/** Whether nights of a channel only repeat nights that are booked here. */
const repeats = ({ isClosure, start, end }: BlockedRow, stays: readonly TimelineStay[]): boolean =>
  isClosure &&
  stays
    .filter((stay) => start <= stay.start && stay.end <= end)
    .reduce((sum, stay) => sum + nightsBetween(stay.start, stay.end), 0) === nightsBetween(start, end);

const describeChannelStays = (
  rows: readonly BlockedRow[],
  stays: readonly TimelineStay[],
  conflicts: ReadonlyMap<string, { number: string }[]>,
): ChannelStay[] =>
  rows.flatMap((row) => {
    const { id, start, end, calendar, isStay, name, note } = row;
    if (calendar === null || repeats(row, stays)) return [];
    const conflictsWith = (conflicts.get(id) ?? []).map(({ number }) => number);
    return [{ start, end, calendar, isStay, name, note, conflictsWith }];
  });

/** The former properties, such as those of the demo, that have stays or blocked nights in a window. */
async function findFormer(
  { db, content: { former } }: CommandContext,
  nights: Nights,
): Promise<UnitContent[]> {
  if (former.size === 0) return [];
  const window = { ...nights, ids: [...former.keys()] };
  const [stays, blocked] = [await readStays(db, window), await readBlocked(db, window)];
  return [...former.values()].filter(({ id }) => stays.has(id) || blocked.has(id));
}

/** The properties of a page: those that are let, and former ones with something to show. */
async function findPage(context: CommandContext, page: number, nights: Nights) {
  const all = [...context.content.units.values(), ...(await findFormer(context, nights))];
  const first = (page - 1) * timelineLimits.properties;
  return { propertyCount: all.length, units: all.slice(first, first + timelineLimits.properties) };
}

function requireWindow({ start, end }: Nights): void {
  const nights = nightsBetween(start, end);
  if (nights >= 1 && nights <= timelineLimits.nights) return;
  throw new CommandRefused(
    `The second date must be 1 to ${timelineLimits.nights} nights after the first one, but ${end} is ${nights} nights after ${start}.`,
  );
}

/**
 * Returns the stays, blocked nights, prices and minimum stays of properties, a page at a time.
 * @throws {CommandRefused} if the property does not exist, or the dates have too many nights
 */
export async function readTimeline(
  context: CommandContext,
  { from, to, unit: only, page, language: locale }: v.InferOutput<typeof timelineQuery>,
): Promise<Timeline> {
  const nights = { start: from, end: to };
  requireWindow(nights);
  const { db, content } = context;
  const { propertyCount, units } =
    only === undefined
      ? await findPage(context, page, nights)
      : { propertyCount: 1, units: [findUnit(context, only)] };
  if (units.length === 0) return { from, to, propertyCount, properties: [] };
  const window = { ...nights, ids: units.map(({ id }) => id) };
  const now = await readTime(db);
  const getToday = createTodays(now);
  const stays = await readStays(db, window);
  const blocked = await readBlocked(db, window);
  const conflicts = Map.groupBy(await readConflictsOfNights(db, window.ids, nights), ({ id }) => id);
  const overrides = await readAllNightOverrides(db, { startDate: from, endDate: to });
  const properties = units.map((unit): TimelineProperty => {
    const ofUnit = (stays.get(unit.id) ?? []).map((row) => describeStay(row, now, unit.timeZone));
    const rows = blocked.get(unit.id) ?? [];
    const photo = firstPhoto(unit, locale);
    return {
      id: unit.id,
      name: unit.texts[locale].name,
      ...(photo && { photo: photo.src }),
      today: getToday(unit.timeZone),
      maxNights: unit.stay.maxNights,
      isOffered: content.units.has(unit.id),
      stays: ofUnit,
      blocks: describeBlocks(unit, rows, nights),
      channelStays: describeChannelStays(rows, ofUnit, conflicts),
      rates: getNightRates(unit, overrides.get(unit.id) ?? [], nights),
    };
  });
  return { from, to, propertyCount, properties };
}
