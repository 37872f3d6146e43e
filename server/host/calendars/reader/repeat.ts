import { budgetOfRule, type Budget } from './budget.ts';
import { dayLength, getDay, type Moment } from './moments.ts';
import { toDay, daysOfMonth, daysOfYear, getWeek, type Day } from './days.ts';
import type { Frequency, Rule } from './rules.ts';
import { convert } from './zones.ts';

const [hourLength, minuteLength, secondLength] = [3_600_000, 60_000, 1000];

/** Whether a number is among the selected ones, counted from the start or, if negative, from the end. */
const isAmong = (allowed: readonly number[] | undefined, number: number, all: number) =>
  allowed === undefined || allowed.includes(number) || allowed.includes(number - all - 1);

type WeekdayPeriod = 'year' | 'month' | 'any';

function getWeekdayPeriod({ frequency, months }: Rule): WeekdayPeriod {
  if (frequency === 'MONTHLY') return 'month';
  if (frequency !== 'YEARLY') return 'any';
  return months ? 'month' : 'year';
}

function isWeekday(rule: Rule, day: Day, within: WeekdayPeriod): boolean {
  if (!rule.weekdays) return true;
  const [number, all] =
    within === 'year' ? [day.yearDay, daysOfYear(day.year)] : [day.monthDay, daysOfMonth(day)];
  const ordinals = new Set([0, Math.ceil(number / 7), -Math.ceil((all - number + 1) / 7)]);
  return rule.weekdays.some(
    ({ day: weekday, ordinal }) => weekday === day.weekday && (within === 'any' || ordinals.has(ordinal)),
  );
}

/**
 * Fills in the parts that a rule leaves out from the start of its event. An event from 29 February repeats only in leap
 * years.
 */
function completed(rule: Rule, start: Day): Rule {
  const { frequency, months, weeks, yearDays, monthDays, weekdays } = rule;
  if (yearDays || monthDays || weekdays) return rule;
  const sameWeekday = { weekdays: [{ day: start.weekday, ordinal: 0 }] };
  if (frequency === 'WEEKLY' || (frequency === 'YEARLY' && weeks)) return { ...rule, ...sameWeekday };
  if (frequency === 'MONTHLY') return { ...rule, monthDays: [start.monthDay] };
  if (frequency === 'YEARLY')
    return { ...rule, months: months ?? [start.month], monthDays: [start.monthDay] };
  return rule;
}

function isOfRule(rule: Rule, day: Day): boolean {
  if (rule.months && !rule.months.includes(day.month)) return false;
  if (rule.monthDays && !isAmong(rule.monthDays, day.monthDay, daysOfMonth(day))) return false;
  if (rule.yearDays && !isAmong(rule.yearDays, day.yearDay, daysOfYear(day.year))) return false;
  if (rule.weeks && !getWeek(day, rule.weekStart).some((number) => rule.weeks!.includes(number)))
    return false;
  return isWeekday(rule, day, getWeekdayPeriod(rule));
}

/** The times of a day at which a rule starts its event. */
function getTimes({ hours, minutes, seconds }: Rule, start: number): number[] {
  const at = new Date(start);
  return (hours ?? [at.getUTCHours()]).flatMap((hour) =>
    (minutes ?? [at.getUTCMinutes()]).flatMap((minute) =>
      (seconds ?? [at.getUTCSeconds()]).map(
        (second) => hour * hourLength + minute * minuteLength + second * secondLength,
      ),
    ),
  );
}

const listDays = (first: number, end: number) =>
  Array.from({ length: (end - first) / dayLength }, (_, index) => first + index * dayLength);

/** The days of a period, counted from the period in which the event begins. */
function daysOfPeriod({ frequency, interval, weekStart }: Rule, start: Day, times: number): number[] {
  const { wall, year, month, weekday } = start;
  const later = times * interval;
  if (frequency === 'YEARLY') return listDays(Date.UTC(year + later, 0, 1), Date.UTC(year + later + 1, 0, 1));
  if (frequency === 'MONTHLY')
    return listDays(Date.UTC(year, month - 1 + later, 1), Date.UTC(year, month + later, 1));
  if (frequency === 'DAILY') return [wall + later * dayLength];
  const week = wall - ((weekday - weekStart + 7) % 7) * dayLength + later * 7 * dayLength;
  return listDays(week, week + 7 * dayLength);
}

const shorter: Partial<Record<Frequency, number>> = {
  HOURLY: hourLength,
  MINUTELY: minuteLength,
  SECONDLY: secondLength,
};

/** The occurrences of a rule within a period that is shorter than a day. */
function timesOfPeriod(rule: Rule, period: number): number[] {
  const at = new Date(period);
  const isSame = (allowed: readonly number[] | undefined, value: number) =>
    !allowed || allowed.includes(value);
  if (!isOfRule(rule, toDay(getDay(period))) || !isSame(rule.hours, at.getUTCHours())) return [];
  if (rule.frequency === 'HOURLY') {
    return getTimes({ ...rule, hours: undefined }, period).map((time) => getDay(period) + time);
  }
  if (!isSame(rule.minutes, at.getUTCMinutes())) return [];
  if (rule.frequency === 'MINUTELY') {
    return getTimes({ ...rule, hours: undefined, minutes: undefined }, period).map(
      (time) => getDay(period) + time,
    );
  }
  return isSame(rule.seconds, at.getUTCSeconds()) ? [period] : [];
}

function chosen({ positions }: Rule, walls: number[]): number[] {
  const sorted = walls.toSorted((a, b) => a - b);
  return positions ? sorted.filter((_, index) => isAmong(positions, index + 1, sorted.length)) : sorted;
}

/** Generates the occurrences of a rule, period by period, without end. */
function* getPeriods(
  rule: Rule,
  start: number,
  step: (steps: number) => void,
): Generator<[from: number, number[]]> {
  const first = toDay(getDay(start));
  const length = shorter[rule.frequency];
  const times = getTimes(rule, start);
  for (let count = 0; ; count += 1) {
    if (length !== undefined) {
      const period = start + count * rule.interval * length;
      // No stay begins every minute, so such a rule exceeds its budget earlier.
      step(length < hourLength ? 50 : 3);
      yield [period - length, timesOfPeriod(rule, period)];
    } else {
      const days = daysOfPeriod(rule, first, count);
      step(days.length + 1);
      const walls = days
        .filter((day) => isOfRule(rule, toDay(day)))
        .flatMap((day) => times.map((time) => day + time));
      yield [days[0] ?? Infinity, walls];
    }
  }
}

/** The end of a rule in the time zone of its event; a date includes that whole day. */
function getLastDay({ until }: Rule, start: Moment, local: string): number {
  if (!until) return Infinity;
  if (until.isDate) return until.wall + dayLength - 1;
  // Some calendars write the last day as a time in UTC, others as the last moment of that day in their own time zone.
  if (start.isDate) return Math.max(until.wall, convert(until.wall, until.zone, 'local', local));
  return convert(until.wall, until.zone, start.zone, local);
}

/**
 * Generates the start times of a repeating event before `end`, in its own time zone. Examines one period after another,
 * so that the work is limited for every rule.
 * @throws {TooMuchWork} after the occurrences found so far
 */
export function* repeat(
  written: Rule,
  start: Moment,
  { end, local, budget }: { end: number; local: string; budget: Budget },
): Generator<number> {
  const rule = completed(written, toDay(getDay(start.wall)));
  const last = Math.min(getLastDay(rule, start, local), end);
  let left = rule.count;
  for (const [from, walls] of getPeriods(rule, start.wall, budgetOfRule(budget))) {
    if (!(from <= last)) return;
    for (const wall of chosen(rule, walls)) {
      if (wall < start.wall) continue;
      if (wall > last || left === 0) return;
      left -= 1;
      yield wall;
    }
  }
}
