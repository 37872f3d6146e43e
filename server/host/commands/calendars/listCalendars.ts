import type { ExpressionBuilder } from 'kysely';
import type * as v from 'valibot';
import { toCalendarFailure, type CalendarFailure } from '../../../../contract/values/calendarFailures.ts';
import { readProblems } from '../../calendars/problems.ts';
import { openAddress } from '../../calendars/sealedAddress.ts';
import type { Schema } from '../../store/schema.ts';
import type { UnreadableEvent } from '../../calendars/takenNights.ts';
import type { someCalendars } from './calendars.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { findUnit } from '../shared/findUnit.ts';

/** A calendar of another channel, as shown to a host. Instants are RFC 3339. */
export interface ListedCalendar {
  id: string;
  unitId: string;
  name: string;
  /** Only the host name of its address, because the rest is secret; null if no key can decrypt it. */
  at: string | null;
  /** The number of ranges of nights that it takes from today on. */
  nights: number;
  /** The time of the last successful reading; null if none succeeded. */
  readAt: string | null;
  triedAt: string | null;
  /** The time of the next reading. */
  dueAt: string;
  failingSince: string | null;
  failure: string | null;
  /** The kind of the failure. */
  reason: CalendarFailure | null;
  /** The number of unreadable events, and the first of them. */
  unreadable: number;
  problems: Pick<UnreadableEvent, 'line' | 'properties' | 'nights'>[];
  /** The number of ranges that are missing in the feed and are released when a second reading confirms it. */
  missing: number;
  /** Whether nights that are blocked without a stay are ignored. */
  staysOnly: boolean;
  /** Whether whole days that are marked as free are ignored. */
  ignoresFree: boolean;
  /** The numbers of events that are marked as free: those that take nights nevertheless, and those that take none. */
  free: { taken: number; ignored: number };
}

const toInstant = (date: Date | null) => date?.toISOString() ?? null;

/** Returns a query for the number of ranges of nights of each calendar, and of those that are missing in its feed. */
const countRanges = (row: ExpressionBuilder<Schema, 'calendar'>, counted: 'all' | 'missing') =>
  row
    .selectFrom('blockedNights')
    .select(({ fn }) =>
      (counted === 'all' ? fn.countAll<string>() : fn.count<string>('missingSince')).as('count'),
    )
    .whereRef('blockedNights.calendarId', '=', 'calendar.id');

/**
 * Lists the calendars of other channels, with the results of reading them.
 * @throws {CommandRefused} if the property does not exist
 */
export async function listCalendars(
  context: CommandContext,
  { unit }: v.InferOutput<typeof someCalendars>,
): Promise<ListedCalendar[]> {
  if (unit !== undefined) findUnit(context, unit);
  const rows = await context.db
    .selectFrom('calendar')
    .selectAll()
    .select((row) => countRanges(row, 'all').as('count'))
    .select((row) => countRanges(row, 'missing').as('missing'))
    .$if(unit !== undefined, (query) => query.where('unitId', '=', unit!))
    .orderBy('unitId')
    .orderBy('name')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    unitId: row.unitId,
    name: row.name,
    at: URL.parse(openAddress(context.keys, row) ?? '')?.host ?? null,
    nights: Number(row.count),
    readAt: toInstant(row.readAt),
    triedAt: toInstant(row.triedAt),
    dueAt: row.dueAt.toISOString(),
    failingSince: toInstant(row.failingSince),
    failure: row.failure,
    reason: row.failure === null ? null : toCalendarFailure(row.failureKind),
    unreadable: row.unreadable,
    problems: readProblems(row).map(({ line, properties, nights }) => ({ line, properties, nights })),
    missing: Number(row.missing),
    staysOnly: row.staysOnly,
    ignoresFree: row.ignoresFree,
    free: { taken: row.freeTaken, ignored: row.freeIgnored },
  }));
}
