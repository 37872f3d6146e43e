import ICAL from 'ical.js';

/** Once that an event takes place. */
export interface Occurrence {
  event: ICAL.Component;
  start: ICAL.Time;
  end: ICAL.Time;
}

interface Found {
  occurrences: Occurrence[];
  unreadable: number;
}

/** More than a stay or a cleaning every day for eight years: whoever repeats more often means no nights. */
const mostTimes = 3000;

const textOf = (event: ICAL.Component, name: string) => String(event.getFirstPropertyValue(name) ?? '');
const sequenceOf = (event: ICAL.Component) => Number(event.getFirstPropertyValue('sequence') ?? 0) || 0;

const takesPlace = (event: ICAL.Component) =>
  textOf(event, 'status').toUpperCase() !== 'CANCELLED' &&
  textOf(event, 'transp').toUpperCase() !== 'TRANSPARENT';

/**
 * Of what is told of the same event, the newest. Where several are equally new, none is left out: a night too many is
 * asked about, and one too few is sold twice.
 */
function newest(events: readonly ICAL.Component[]): ICAL.Component[] {
  const last = Math.max(...events.map(sequenceOf));
  return events.filter((event) => sequenceOf(event) === last);
}

const nameOf = (event: ICAL.Component) => `${textOf(event, 'uid')} ${textOf(event, 'recurrence-id')}`;

const isException = (event: ICAL.Component) => event.hasProperty('recurrence-id');

function once(event: ICAL.Component): Occurrence[] {
  const { startDate: start, endDate: end } = new ICAL.Event(event);
  // Without a beginning it is told as unreadable.
  if (!start) throw new Error('an event begins at no time');
  return [{ event, start, end }];
}

function repeated(event: ICAL.Component, exceptions: readonly ICAL.Component[], until: string): Occurrence[] {
  const series = new ICAL.Event(event, { exceptions: [...exceptions] });
  const times = series.iterator();
  const found: Occurrence[] = [];
  for (let count = 0, next = times.next(); next; count += 1, next = times.next()) {
    if (next.toString().slice(0, 10) >= until) break;
    if (count >= mostTimes) throw new Error('an event repeats too often');
    const { item, startDate: start, endDate: end } = series.getOccurrenceDetails(next);
    found.push({ event: item.component, start, end });
  }
  return found;
}

function ofOneEvent(told: readonly ICAL.Component[], until: string): Occurrence[] {
  const exceptions = told.filter(isException);
  const masters = told.filter((event) => !isException(event));
  if (masters.length === 0) return exceptions.flatMap(once);
  return masters.flatMap((event) =>
    event.hasProperty('rrule') || event.hasProperty('rdate')
      ? repeated(event, exceptions, until)
      : once(event),
  );
}

/**
 * When events take place, those that repeat up to `until`; without what was called off, what leaves its time free, and
 * our own.
 */
export function occurrencesOf(
  events: readonly ICAL.Component[],
  until: string,
  isOwn: (uid: string) => boolean,
): Found {
  const told = events.filter((event) => !isOwn(textOf(event, 'uid')));
  const current = [...Map.groupBy(told, nameOf)].flatMap(([name, same]) =>
    name === ' ' ? same : newest(same),
  );
  const found: Found = { occurrences: [], unreadable: 0 };
  let nameless = 0;
  for (const same of Map.groupBy(
    current,
    (event) => textOf(event, 'uid') || `no name ${(nameless += 1)}`,
  ).values()) {
    try {
      found.occurrences.push(...ofOneEvent(same, until).filter(({ event }) => takesPlace(event)));
    } catch {
      found.unreadable += 1;
    }
  }
  return found;
}
