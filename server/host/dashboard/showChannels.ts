import { sql } from 'kysely';
import type { ChannelCalendar, Channels } from '../../../contract/dashboard/channels.ts';
import type { Language } from '../../../contract/values/language.ts';
import type { HostContext } from '../base/context.ts';
import { readConflicts } from '../calendars/conflicts.ts';
import { runCommand, type ListedCalendar } from '../commands/index.ts';
import { knownUnits } from '../content/index.ts';
import { dateFromNow, type Database } from '../store/database.ts';
import { getListedUnits } from '../units/listRentalUnits.ts';

/** The most conflicts that are shown. */
const mostConflicts = 100;

type Taken = Pick<ChannelCalendar, 'stays' | 'blocks' | 'nights' | 'from' | 'until'>;

const noNights: Taken = { stays: 0, blocks: 0, nights: 0, from: null, until: null };

/** Reads what each calendar takes from today on. */
async function readTaken(db: Database): Promise<ReadonlyMap<string, Taken>> {
  const upcoming = sql`blocked_nights.nights * daterange(${dateFromNow(0)}, null)`;
  const rows = await db
    .selectFrom('blockedNights')
    .select('calendarId')
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('isStay', '=', true).as('stays'),
      fn.countAll<string>().filterWhere('isStay', '=', false).as('blocks'),
    ])
    .select([
      sql<string>`(select sum(upper(part) - lower(part)) from unnest(range_agg(${upcoming})) part)`.as(
        'nights',
      ),
      sql<string>`lower(range_merge(range_agg(${upcoming})))`.as('from'),
      sql<string>`max(end_date)`.as('until'),
    ])
    .where('calendarId', 'is not', null)
    .where('endDate', '>', dateFromNow(0))
    .groupBy('calendarId')
    .execute();
  return new Map(
    rows.map(({ calendarId, stays, blocks, nights, from, until }) => [
      calendarId!,
      { stays: Number(stays), blocks: Number(blocks), nights: Number(nights), from, until },
    ]),
  );
}

const describeCalendar = (calendar: ListedCalendar, taken: Taken): ChannelCalendar => {
  const { id, name, at, reason, unreadable, problems, free, missing, staysOnly, ignoresFree } = calendar;
  const { readAt, triedAt, dueAt, failingSince } = calendar;
  return {
    id,
    name,
    server: at,
    ...taken,
    free,
    unreadable,
    problems,
    staysOnly,
    ignoresFree,
    missing,
    readAt,
    triedAt,
    dueAt,
    failure: reason,
    failingSince,
  };
};

/** Shows the calendars of other channels by property in the order of the site, and the conflicts with them. */
export async function showChannels(host: HostContext, language: Language): Promise<Channels> {
  const calendars = await runCommand(host, 'calendars.list', {});
  const taken = await readTaken(host.db);
  const listed = getListedUnits(host);
  const others = knownUnits(host.content).filter(
    ({ id }) => !listed.some((unit) => unit.id === id) && calendars.some(({ unitId }) => unitId === id),
  );
  const byUnit = Map.groupBy(calendars, ({ unitId }) => unitId);
  return {
    properties: [...listed, ...others].map(({ id, texts }) => ({
      property: id,
      name: texts[language].name,
      calendars: (byUnit.get(id) ?? []).map((calendar) =>
        describeCalendar(calendar, taken.get(calendar.id) ?? noNights),
      ),
    })),
    conflicts: (await readConflicts(host.db)).slice(0, mostConflicts),
  };
}
