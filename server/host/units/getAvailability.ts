import type { Availability } from '../../../contract/availability.ts';
import type { Read } from '../base/call.ts';
import type { HostContext } from '../base/context.ts';
import { getCheckInDates, closedNights, type UnitContent } from '../content/index.ts';
import { getDate } from '../pricing/index.ts';
import { readBlockedNights } from '../stays/blockedNights.ts';
import { joinedNights, readBookedNights } from '../stays/takenNights.ts';
import { readTime } from '../store/readTime.ts';
import { requireUnitToShow } from './requireUnit.ts';

/** What of a property changes by the day, as things are now. */
export async function readAvailability(
  { db }: Pick<HostContext, 'db'>,
  unit: UnitContent,
): Promise<Availability> {
  const now = await readTime(db);
  const today = getDate(now, unit.timeZone);
  const closed = closedNights(unit).filter(({ end }) => end > today);
  const booked = await readBookedNights(db, unit.id, today);
  const blocked = await readBlockedNights(db, unit.id, today);
  return {
    stay: getCheckInDates(unit, now),
    unavailable: joinedNights([...booked, ...closed, ...blocked]),
  };
}

/** Which nights of a property cannot be had, and between which days a stay may begin. */
export const getAvailability: Read<'getAvailability'> = (host, { params }) =>
  readAvailability(host, requireUnitToShow(host, params.id));
