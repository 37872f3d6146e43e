import { sql } from 'kysely';
import { overlap } from '../../../../contract/values/nights.ts';
import type { UnitContent } from '../../content/index.ts';
import { getRange, type Nights } from '../../stays/nightsRange.ts';
import { holdsNights } from '../../stays/takenNights.ts';
import type { Database } from '../../store/database.ts';

/** Nights that prevent a booking, and what takes them. */
export interface Obstacle {
  start: string;
  end: string;
  /** `file`: closed in the property's file. `host`: closed by command. `channel`: a channel's calendar. */
  by: 'reservation' | 'file' | 'host' | 'channel';
  /** The number of the reservation, the host's note, or the name of the calendar. */
  name: string | null;
}

const readReservations = (db: Database, unitId: string, nights: Nights) =>
  db
    .selectFrom('reservation')
    .select(['number as name', 'startDate as start', 'endDate as end'])
    .where('unitId', '=', unitId)
    .where('nights', '&&', getRange(nights))
    .where(holdsNights)
    .orderBy('startDate')
    .execute();

/** Reads blocked nights. The event of the channel on which the stay was booked is no obstacle to it. */
const readBlocked = (db: Database, unitId: string, nights: Nights, isOnChannel: boolean) =>
  db
    .selectFrom('blockedNights')
    .leftJoin('calendar', 'calendar.id', 'blockedNights.calendarId')
    .select(['blockedNights.startDate as start', 'blockedNights.endDate as end'])
    .select(['blockedNights.why', 'blockedNights.calendarId', 'calendar.name'])
    .where('blockedNights.unitId', '=', unitId)
    .where('blockedNights.nights', '&&', getRange(nights))
    .$if(isOnChannel, (query) =>
      query.where(sql<boolean>`not (calendar_id is not null and nights <@ ${getRange(nights)})`),
    )
    .orderBy('blockedNights.startDate')
    .execute();

/**
 * Finds what takes nights of a stay that a host enters: reservations, closed nights, and calendars of channels. Must be
 * called with the unit locked for a booking.
 */
export async function findObstacles(
  db: Database,
  unit: UnitContent,
  { isOnChannel, ...nights }: Nights & { isOnChannel: boolean },
): Promise<Obstacle[]> {
  const { startDate: start, endDate: end } = nights;
  const closed = unit.closed.filter((one) => overlap(one, { start, end }));
  const reservations = await readReservations(db, unit.id, nights);
  const blocked = await readBlocked(db, unit.id, nights, isOnChannel);
  return [
    ...reservations.map((one) => ({ ...one, by: 'reservation' as const })),
    ...closed.map((one) => ({ start: one.start, end: one.end, by: 'file' as const, name: null })),
    ...blocked.map(({ why, calendarId, name, ...one }) =>
      calendarId === null
        ? { ...one, by: 'host' as const, name: why }
        : { ...one, by: 'channel' as const, name },
    ),
  ];
}
