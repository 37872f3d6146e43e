import ical, { type DateWithTimeZone, type VEvent } from 'node-ical';
import {
  convertIcsCalendar,
  extendByRecurrenceRule,
  getEventEnd,
  type IcsDateObject,
  type IcsEvent,
} from 'ts-ics';
import { getDateAt, type Nights } from '../../../contract/values/nights.ts';

/** Reads a calendar file with another library, without our corrections. */
export type OtherReader = (text: string, timeZone: string, open: Nights) => string[];

const getNights = (start: string, end: string, isDate: boolean) =>
  isDate && end <= start ? undefined : `${start} ${end}`;

const isWanted = (nights: string | undefined, open: Nights): nights is string =>
  nights !== undefined && nights.slice(11) > open.start && nights.slice(0, 10) < open.end;

/** The date in the process's time zone, which both libraries use for times without a zone. */
const ownDate = (date: Date) =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;

const dateOfNode = (date: DateWithTimeZone, isFullDay: boolean, timeZone: string) =>
  isFullDay || date.tz === undefined ? ownDate(date) : getDateAt(date.getTime(), timeZone);

/** node-ical, which expands with rrule-temporal. */
export const nodeIcal: OtherReader = (text, timeZone, open) => {
  const events = Object.values(ical.sync.parseICS(text)).filter(
    (component): component is VEvent => component?.type === 'VEVENT',
  );
  return events
    .filter((event) => event.status !== 'CANCELLED' && event.transparency !== 'TRANSPARENT')
    .flatMap((event) =>
      ical.expandRecurringEvent(event, {
        from: new Date(open.start),
        to: new Date(open.end),
        expandOngoing: true,
      }),
    )
    .filter(({ event }) => event.status !== 'CANCELLED')
    .map(({ start, end, isFullDay }) =>
      getNights(dateOfNode(start, isFullDay, timeZone), dateOfNode(end, isFullDay, timeZone), isFullDay),
    )
    .filter((nights) => isWanted(nights, open))
    .toSorted();
};

const dateOfTs = ({ type }: IcsDateObject, date: Date, timeZone: string) =>
  type === 'DATE' ? date.toISOString().slice(0, 10) : getDateAt(date.getTime(), timeZone);

function getStarts({ start, recurrenceRule, exceptionDates, recurrenceId }: IcsEvent, open: Nights): Date[] {
  if (!recurrenceRule || recurrenceId) return [start.date];
  return extendByRecurrenceRule(recurrenceRule, {
    start: start.date,
    end: new Date(open.end),
    exceptions: (exceptionDates ?? []).map(({ date }) => date),
  });
}

/** ts-ics, with its own parser and its own expansion of rules. */
export const tsIcs: OtherReader = (text, timeZone, open) => {
  const { events = [] } = convertIcsCalendar(undefined, text);
  return events
    .filter(({ status, timeTransparent }) => status !== 'CANCELLED' && timeTransparent !== 'TRANSPARENT')
    .flatMap((event) => {
      const length = getEventEnd(event).getTime() - event.start.date.getTime();
      return getStarts(event, open).map((start) =>
        getNights(
          dateOfTs(event.start, start, timeZone),
          dateOfTs(event.start, new Date(start.getTime() + length), timeZone),
          event.start.type === 'DATE',
        ),
      );
    })
    .filter((nights) => isWanted(nights, open))
    .toSorted();
};
