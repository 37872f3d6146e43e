import type { ListedCalendar } from '../../host/index.ts';
import { countEvents } from '../doctor/countEvents.ts';
import { plain, table } from './print.ts';

const getMinute = (instant: string) => instant.slice(0, 16).replace('T', ' ');

function getState(calendar: ListedCalendar): string {
  const { failure, unreadable, readAt, missing, staysOnly, ignoresFree } = calendar;
  if (failure !== null) return failure;
  if (readAt === null) return 'not fetched yet';
  const states = [
    'ok',
    ...(staysOnly ? ['stays only'] : []),
    ...(ignoresFree ? ['days marked as free ignored'] : []),
    ...(unreadable === 0 ? [] : [`except ${countEvents(unreadable)} that cannot be read completely`]),
    ...(missing === 0
      ? []
      : ['most nights disappeared there: they stay blocked until a second fetch confirms it']),
  ];
  return states.join(', ');
}

const nightsInWords = (nights: ListedCalendar['problems'][number]['nights']) =>
  nights ? `${nights.start} to ${nights.end} blocked as a precaution` : 'no nights blocked';

const getPart = (property: string) => (property === 'VCALENDAR' ? 'text that belongs to no event' : property);

const problemsInWords = (rows: readonly ListedCalendar[]) =>
  rows.flatMap(({ unitId, name, problems }) =>
    problems.map(({ line, properties, nights }) => {
      const where = `${unitId}, ${name}, line ${line}`;
      return `${plain(where)}: ${properties.map(getPart).join(', ')} cannot be read; ${nightsInWords(nights)}`;
    }),
  );

/** Reports events that are marked as free, because calendar programs mark whole days so by default. */
const freeInWords = (rows: readonly ListedCalendar[]) =>
  rows.flatMap(({ unitId, name, free: { taken, ignored }, ignoresFree }) => {
    const where = plain(`${unitId}, ${name}`);
    return [
      ...(taken === 0
        ? []
        : [
            `${where}: ${countEvents(taken)} marked as free: the nights are blocked. "calendars change --ignore-free" leaves them open`,
          ]),
      ...(ignored === 0
        ? []
        : [
            `${where}: ${countEvents(ignored)} marked as free: no nights blocked${ignoresFree ? '' : ', because the event has times of day'}`,
          ]),
    ];
  });

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
  [getTable(rows), ...problemsInWords(rows), ...freeInWords(rows)].join('\n');
