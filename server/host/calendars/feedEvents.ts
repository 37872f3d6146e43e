import ICAL from 'ical.js';

/** What came is no calendar (RFC 5545), or none that can be read to its end. */
export class NoCalendar extends Error {
  override readonly name = 'NoCalendar';
}

type Property = [name: string, parameters: Record<string, unknown>, type: string, ...values: unknown[]];
type Component = [name: string, properties: Property[], components: Component[]];

const timed = new Set(['dtstart', 'dtend', 'recurrence-id', 'exdate', 'rdate']);
const dateAlone = /^(\d{4}-\d{2}-\d{2})T:*$/;

/** Some write a date without saying that it is one (`DTSTART:20270514`). */
function withDatesNamed(property: Property): Property {
  const [name, parameters, type, ...values] = property;
  if (type !== 'date-time' || !timed.has(name)) return property;
  const dates = values.map((value) => dateAlone.exec(String(value))?.[1]);
  return dates.every((date) => date !== undefined) ? [name, parameters, 'date', ...dates] : property;
}

const prepared = ([name, properties, components]: Component): Component => [
  name,
  properties.map(withDatesNamed),
  components.map(prepared),
];

function parse(text: string): Component[] {
  try {
    // A byte order mark is none of its characters.
    const parsed = ICAL.parse(text.replace(/^\uFEFF/, '').trim()) as unknown as Component | Component[];
    return (typeof parsed[0] === 'string' ? [parsed] : parsed) as Component[];
  } catch {
    // What the library says of it repeats the line, and with it what guests are called.
    throw new NoCalendar();
  }
}

const isCancelled = (calendar: ICAL.Component) =>
  String(calendar.getFirstPropertyValue('method') ?? '').toUpperCase() === 'CANCEL';

/**
 * The events of a calendar file, all its calendars together.
 * @throws {NoCalendar} when it is none
 */
export function eventsIn(text: string): ICAL.Component[] {
  const calendars = parse(text).filter(([name]) => name === 'vcalendar');
  if (calendars.length === 0) throw new NoCalendar();
  return calendars
    .map((calendar) => new ICAL.Component(prepared(calendar) as unknown as unknown[]))
    .filter((calendar) => !isCancelled(calendar))
    .flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
}
