import { ICalCalendar, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { bookedStatuses } from '../../../contract/rules/booked.ts';
import { defaultLanguage } from '../../../contract/language.ts';
import { describe, type UnitContent } from '../content/index.ts';
import { createEventUid } from '../keys/eventUid.ts';
import type { Keys } from '../keys/keys.ts';
import type { Database } from '../store/database.ts';

/** Nights that somebody else may not sell, and since when that is known. */
interface Taken {
  /** What takes them: names nobody. */
  subject: string;
  start: string;
  end: string;
  summary: 'Booked' | 'Closed';
  since: Date;
}

const readBooked = async (db: Database, unitId: string, today: string): Promise<Taken[]> => {
  const rows = await db
    .selectFrom('reservation')
    .select(['id', 'startDate as start', 'endDate as end', 'confirmedAt', 'createdAt'])
    .where('unitId', '=', unitId)
    .where('status', 'in', bookedStatuses)
    .where('endDate', '>', today)
    .execute();
  return rows.map(({ id, start, end, confirmedAt, createdAt }) => {
    return { subject: `reservation ${id}`, start, end, summary: 'Booked', since: confirmedAt ?? createdAt };
  });
};

const readClosed = async (db: Database, unitId: string, today: string): Promise<Taken[]> => {
  const rows = await db
    .selectFrom('blockedNights')
    .select(['id', 'startDate as start', 'endDate as end', 'createdAt'])
    .where('unitId', '=', unitId)
    .where('calendarId', 'is', null)
    .where('endDate', '>', today)
    .execute();
  return rows.map(({ id, start, end, createdAt }) => {
    return { subject: `closed ${id}`, start, end, summary: 'Closed', since: createdAt };
  });
};

const closedInFile = ({ id, closed }: UnitContent, today: string): Taken[] =>
  closed
    .filter(({ end }) => end > today)
    // The file does not say since when.
    .map(({ start, end }) => {
      return { subject: `file ${id} ${start} ${end}`, start, end, summary: 'Closed', since: new Date(start) };
    });

/** How often others are asked to look again, in seconds. */
const lookAgainAfter = 15 * 60;

/**
 * What is taken of a property from `today` on, as a calendar file for other channels (RFC 5545): nights that are booked
 * or closed here, of days without hours. It says neither who nor why, and nothing that came from another channel:
 * else two that read each other would keep a night closed that nobody has any more.
 */
export async function takenCalendar(
  { db, keys }: { db: Database; keys: Keys },
  unit: UnitContent,
  today: string,
): Promise<string> {
  const taken = [
    ...(await readBooked(db, unit.id, today)),
    ...(await readClosed(db, unit.id, today)),
    ...closedInFile(unit, today),
  ];
  const calendar = new ICalCalendar({
    prodId: { company: 'Estadia', product: 'Estadia' },
    method: ICalCalendarMethod.PUBLISH,
    name: describe(unit, defaultLanguage).name,
    ttl: lookAgainAfter,
  });
  for (const { subject, start, end, summary, since } of taken.toSorted((a, b) =>
    a.start.localeCompare(b.start),
  )) {
    calendar.createEvent({
      id: createEventUid(keys, subject),
      stamp: since,
      allDay: true,
      start: new Date(`${start}T00:00:00Z`),
      end: new Date(`${end}T00:00:00Z`),
      summary,
      transparency: ICalEventTransparency.OPAQUE,
    });
  }
  return calendar.toString();
}
