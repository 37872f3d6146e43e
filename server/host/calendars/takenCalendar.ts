import { ICalCalendar, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { bookedStatuses } from '../../../contract/rules/booked.ts';
import { defaultLanguage } from '../../../contract/values/language.ts';
import { describe, type UnitContent } from '../content/index.ts';
import { createEventUid } from '../keys/eventUid.ts';
import type { Keys } from '../keys/keys.ts';
import { getRangeFrom } from '../stays/nightsRange.ts';
import type { Database } from '../store/database.ts';
import { equalsConstant, isTrue } from '../store/literals.ts';

/** Nights that other channels must not sell, and the time since which they are taken. */
interface Taken {
  /** An identifier of the booking or closure; it names no person. */
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
    .where('holdsNights', '=', isTrue)
    .where(equalsConstant('status', bookedStatuses))
    .where('nights', '&&', getRangeFrom(today))
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
    .where('nights', '&&', getRangeFrom(today))
    .execute();
  return rows.map(({ id, start, end, createdAt }) => {
    return { subject: `closed ${id}`, start, end, summary: 'Closed', since: createdAt };
  });
};

const closedInFile = ({ id, closed }: UnitContent, today: string): Taken[] =>
  closed
    .filter(({ end }) => end > today)
    // The file does not contain the time at which the nights were closed.
    .map(({ start, end }) => {
      return { subject: `file ${id} ${start} ${end}`, start, end, summary: 'Closed', since: new Date(start) };
    });

/** Seconds after which calendar apps should read the file again. */
const lookAgainAfter = 15 * 60;

/**
 * Creates a calendar file of a property's taken nights from `today` on, for other channels (RFC 5545): whole days that
 * are booked or closed on this site. It contains no names or reasons, and no nights of other channels; otherwise, two
 * channels that read each other would keep cancelled nights closed.
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
