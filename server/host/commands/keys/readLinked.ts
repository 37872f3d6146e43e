import { getTimeZone } from '../../content/index.ts';
import { hasLinkEnded, lastDayOfLink, linkDays } from '../../stays/reservationLink.ts';
import { clock, dateFromNow } from '../../store/database.ts';
import type { CommandContext } from '../shared/commandContext.ts';

/** A reservation with a link that has not expired. */
export interface LinkedReservation {
  number: string;
  /** In the property's time zone. */
  lastDay: string;
}

/** Reads the reservations with a valid link, by check-in. */
export async function readLinked({
  db,
  content,
}: Pick<CommandContext, 'db' | 'content'>): Promise<LinkedReservation[]> {
  const booked = await db
    .selectFrom('reservation')
    .select(['id', 'number', 'unitId', 'status', 'endDate', 'endedAt', 'holdExpiresAt'])
    .select(['tokenVersion', 'guestErasedAt', clock.as('now')])
    .where('confirmedAt', 'is not', null)
    .where('guestErasedAt', 'is', null)
    // A link is valid for some time after the departure, or after an earlier end.
    .where('endDate', '>=', dateFromNow(-linkDays - 2))
    .orderBy('startDate')
    .orderBy('number')
    .execute();
  return booked
    .filter((reservation) => !hasLinkEnded({ content }, reservation, reservation.now))
    .map((reservation) => ({
      number: reservation.number,
      lastDay: lastDayOfLink(reservation, getTimeZone(content, reservation.unitId)),
    }));
}
