import type { ListedCalendar } from '../../host/index.ts';
import { countEvents } from '../doctor/countEvents.ts';
import { plain, table } from './print.ts';

const getMinute = (instant: string) => instant.slice(0, 16).replace('T', ' ');

function getState({ failure, unreadable, readAt, missing, staysOnly }: ListedCalendar): string {
  if (failure !== null) return failure;
  if (readAt === null) return 'not fetched yet';
  const states = [
    staysOnly ? 'ok, stays only' : 'ok',
    ...(unreadable === 0 ? [] : [`except ${countEvents(unreadable)} that cannot be read completely`]),
    ...(missing === 0
      ? []
      : ['most nights disappeared there: they stay blocked until a second fetch confirms it']),
  ];
  return states.join(', ');
}

const nightsInWords = (nights: ListedCalendar['problems'][number]['nights']) =>
  nights ? `${nights.start} to ${nights.end} blocked as a precaution` : 'no nights blocked';

const problemsInWords = (rows: readonly ListedCalendar[]) =>
  rows.flatMap(({ unitId, name, problems }) =>
    problems.map(({ line, properties, nights }) => {
      const where = `${unitId}, ${name}, line ${line}`;
      return `${plain(where)}: ${properties.join(', ')} cannot be read; ${nightsInWords(nights)}`;
    }),
  );

const getTable = (rows: readonly ListedCalendar[]) =>
  table(
    ['PROPERTY', 'NAME', 'SERVER', 'NIGHTS', 'READ (UTC)', 'STATE'],
    rows.map((row) => [
      row.unitId,
      row.name,
      row.at ?? '-',
      String(row.nights),
      row.readAt === null ? 'never' : getMinute(row.readAt),
      getState(row),
    ]),
  );

/** Formats calendars of other channels, and the events in them that cannot be read. */
export const calendarsInWords = (rows: readonly ListedCalendar[]): string =>
  [getTable(rows), ...problemsInWords(rows)].join('\n');
