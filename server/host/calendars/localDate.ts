import { CalendarDateTime, fromDate, toZoned } from '@internationalized/date';
import ICAL from 'ical.js';

/** A wall clock's date, and its time in minutes of the day; undefined where it is a day and no time. */
export interface Local {
  date: string;
  minutes: number | undefined;
}

const isZone = (name: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format();
    return true;
  } catch {
    return false;
  }
};

// A word in the place of a time is read as one without numbers.
const isReal = ({ year, month, day }: ICAL.Time) =>
  [year, month, day].every(Number.isInteger) && year >= 1900;

const isoOf = (year: number, month: number, day: number) =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

function wallIn(instant: Date, timeZone: string): Local {
  const { year, month, day, hour, minute } = fromDate(instant, timeZone);
  return { date: isoOf(year, month, day), minutes: hour * 60 + minute };
}

/** The instant of a time that says where its clock is; undefined where it says nothing, or nothing that is known. */
function instantOf(time: ICAL.Time, zone: string | undefined): Date | undefined {
  const { year, month, day, hour, minute, second } = time;
  if (time.zone === ICAL.Timezone.utcTimezone) {
    return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  }
  // The system's rules before those that the file brings: it knows of more years.
  if (zone !== undefined && isZone(zone)) {
    return toZoned(new CalendarDateTime(year, month, day, hour, minute, second), zone).toDate();
  }
  const brought = time.zone as ICAL.Timezone | null;
  return brought && brought !== ICAL.Timezone.localTimezone ? time.toJSDate() : undefined;
}

/**
 * What the calendar and clock at the property say at a time of a calendar file: `zone` is the name of the time zone
 * that goes with it. A time without one is the property's own. Undefined for what is no time.
 */
export function localOf(time: ICAL.Time, zone: string | undefined, timeZone: string): Local | undefined {
  if (!isReal(time)) return undefined;
  if (time.isDate) return { date: isoOf(time.year, time.month, time.day), minutes: undefined };
  if (![time.hour, time.minute, time.second].every(Number.isInteger)) return undefined;
  const instant = instantOf(time, zone);
  return instant === undefined
    ? { date: isoOf(time.year, time.month, time.day), minutes: time.hour * 60 + time.minute }
    : wallIn(instant, timeZone);
}
