import { parseDateTime, type Moment } from './moments.ts';

const frequencies = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY'] as const;
export type Frequency = (typeof frequencies)[number];

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

interface Weekday {
  /** 0 is Sunday. */
  day: number;
  /** The first, second or last (-1) one …; 0 for all. */
  ordinal: number;
}

/** A recurrence rule of an event (RFC 5545, 3.3.10). */
export interface Rule {
  frequency: Frequency;
  interval: number;
  count: number;
  until: Moment | undefined;
  /** The day on which a week begins. */
  weekStart: number;
  months: readonly number[] | undefined;
  weeks: readonly number[] | undefined;
  yearDays: readonly number[] | undefined;
  monthDays: readonly number[] | undefined;
  weekdays: readonly Weekday[] | undefined;
  hours: readonly number[] | undefined;
  minutes: readonly number[] | undefined;
  seconds: readonly number[] | undefined;
  positions: readonly number[] | undefined;
  /** Whether its end cannot be read. The series is then endless, because an extra blocked night is safe. */
  isWithoutEnd: boolean;
}

class UnreadableRule extends Error {
  override readonly name = 'UnreadableRule';
}

function requireThat(condition: boolean): void {
  if (!condition) throw new UnreadableRule();
}

type Parts = ReadonlyMap<string, string>;

const understood = new Set(
  'FREQ UNTIL COUNT INTERVAL WKST BYSECOND BYMINUTE BYHOUR BYDAY BYMONTHDAY BYYEARDAY BYWEEKNO BYMONTH BYSETPOS'.split(
    ' ',
  ),
);

function parseParts(text: string): Parts {
  const parts = new Map<string, string>();
  const written = text.replaceAll(/\s+/g, '').toUpperCase();
  for (const part of written.replace(/^(?:RRULE[:;]?)+/, '').split(';')) {
    if (part === '') continue;
    const [name = '', value, ...more] = part.split('=');
    requireThat(value !== undefined && more.length === 0 && understood.has(name) && !parts.has(name));
    parts.set(name, value!.replaceAll(/^,+|,+$/g, ''));
  }
  return parts;
}

function parseNumbers(parts: Parts, name: string, [least, most]: readonly [number, number]) {
  const text = parts.get(name);
  if (text === undefined) return undefined;
  return text.split(',').map((one) => {
    const value = /^[+-]?\d{1,3}$/.test(one) ? Number(one) : Number.NaN;
    requireThat(value >= least && value <= most);
    return value;
  });
}

/** Parses numbers of which negative ones count from the end; zero is invalid. */
function parseOrdinals(parts: Parts, name: string, most: number) {
  const found = parseNumbers(parts, name, [-most, most]);
  requireThat(!found?.includes(0));
  return found;
}

function parseWeekdays(parts: Parts, mostOrdinal: number): Weekday[] | undefined {
  return parts
    .get('BYDAY')
    ?.split(',')
    .map((text) => {
      const [, ordinal = '', name = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(text) ?? [];
      const weekday = { day: weekdays.indexOf(name), ordinal: Number(ordinal) };
      requireThat(weekday.day >= 0 && Math.abs(weekday.ordinal) <= mostOrdinal);
      return weekday;
    });
}

function parseWeekStart(parts: Parts): number {
  const day = weekdays.indexOf(parts.get('WKST') ?? 'MO');
  requireThat(day >= 0);
  return day;
}

function getEnd(parts: Parts, { zone }: Moment): Pick<Rule, 'count' | 'until' | 'isWithoutEnd'> {
  const [until, count] = [parts.get('UNTIL'), parts.get('COUNT')];
  // A count of zero has no meaning.
  requireThat(!/^-|^0*$/.test(count ?? '1'));
  const last = until === undefined ? undefined : parseDateTime(until, { zone, isDate: false });
  const isCounted = count === undefined || /^\d{1,9}$/.test(count);
  return {
    until: last,
    count: isCounted && count !== undefined ? Number(count) : Infinity,
    isWithoutEnd: !isCounted || (until !== undefined && !last),
  };
}

const parseFrequency = (parts: Parts): Frequency => {
  const found = frequencies.find((one) => one === parts.get('FREQ'));
  if (!found) throw new UnreadableRule();
  return found;
};

function parseInterval(parts: Parts): number {
  const text = parts.get('INTERVAL') ?? '1';
  requireThat(/^-?\d{1,9}$/.test(text));
  // Some calendars write 0 for every period.
  return Math.max(Number(text), 1);
}

/**
 * Parses a rule of an event that begins at `start`; undefined if the text is empty.
 * @throws {UnreadableRule} if the rule cannot be parsed
 */
export function readRule(text: string, start: Moment): Rule | undefined {
  const parts = parseParts(text);
  if (parts.size === 0) return undefined;
  const frequency = parseFrequency(parts);
  const isOfMonths = frequency === 'MONTHLY' || parts.has('BYMONTH');
  return {
    frequency,
    interval: parseInterval(parts),
    ...getEnd(parts, start),
    weekStart: parseWeekStart(parts),
    months: parseNumbers(parts, 'BYMONTH', [1, 12]),
    weeks: parseOrdinals(parts, 'BYWEEKNO', 53),
    yearDays: parseOrdinals(parts, 'BYYEARDAY', 366),
    monthDays: parseOrdinals(parts, 'BYMONTHDAY', 31),
    weekdays: parseWeekdays(parts, isOfMonths ? 5 : 53),
    hours: start.isDate ? undefined : parseNumbers(parts, 'BYHOUR', [0, 23]),
    minutes: start.isDate ? undefined : parseNumbers(parts, 'BYMINUTE', [0, 59]),
    seconds: start.isDate ? undefined : parseNumbers(parts, 'BYSECOND', [0, 60]),
    positions: parseOrdinals(parts, 'BYSETPOS', 366),
  };
}
