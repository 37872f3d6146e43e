import type * as v from 'valibot';
import { readProblems } from '../calendars/problems.ts';
import { openAddress } from '../calendars/sealedAddress.ts';
import type { UnreadableEvent } from '../calendars/takenNights.ts';
import type { someCalendars } from './calendars.ts';
import type { CommandContext } from './commandContext.ts';
import { findUnit } from './findUnit.ts';

/** A calendar of another channel, as a host reads it. Instants are RFC 3339. */
export interface ListedCalendar {
  id: string;
  unitId: string;
  name: string;
  /** Its machine alone: the rest of the address is a secret. Null where no key opens it. */
  at: string | null;
  /** Runs of nights that it takes from today on. */
  nights: number;
  /** When it was last had; null where it never was. */
  readAt: string | null;
  triedAt: string | null;
  failingSince: string | null;
  failure: string | null;
  /** Events in it that cannot be read, or only in part, and the first of them. */
  unreadable: number;
  problems: Pick<UnreadableEvent, 'line' | 'properties' | 'nights'>[];
  /** Runs of nights that it does not show any more, and that are released once a second reading confirms it. */
  missing: number;
  /** Whether what it blocks without a stay is left out. */
  staysOnly: boolean;
}

const toInstant = (date: Date | null) => date?.toISOString() ?? null;

/**
 * The calendars of other channels, with what came of reading them.
 * @throws {CommandRefused} when there is no such property
 */
export async function listCalendars(
  context: CommandContext,
  { unit }: v.InferOutput<typeof someCalendars>,
): Promise<ListedCalendar[]> {
  if (unit !== undefined) findUnit(context, unit);
  const rows = await context.db
    .selectFrom('calendar')
    .selectAll()
    .select((row) =>
      row
        .selectFrom('blockedNights')
        .select((count) => count.fn.countAll<string>().as('count'))
        .whereRef('blockedNights.calendarId', '=', 'calendar.id')
        .as('count'),
    )
    .select((row) =>
      row
        .selectFrom('blockedNights')
        .select((count) => count.fn.count<string>('missingSince').as('count'))
        .whereRef('blockedNights.calendarId', '=', 'calendar.id')
        .as('missing'),
    )
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
    failingSince: toInstant(row.failingSince),
    failure: row.failure,
    unreadable: row.unreadable,
    problems: readProblems(row).map(({ line, properties, nights }) => ({ line, properties, nights })),
    missing: Number(row.missing),
    staysOnly: row.staysOnly,
  }));
}
