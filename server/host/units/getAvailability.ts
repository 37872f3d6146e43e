import type { Availability } from '../../../contract/schemas/availability.ts';
import type { Language } from '../../../contract/values/language.ts';
import type { Read } from '../base/call.ts';
import type { HostContext } from '../base/context.ts';
import { getCheckInDates, closedNights, getSeasons, type UnitContent } from '../content/index.ts';
import { getDate } from '../pricing/index.ts';
import { readBlockedNights } from '../stays/blockedNights.ts';
import { readNightOverrides, withNightOverrides } from '../stays/nightOverrides.ts';
import { joinedNights, readBookedNights } from '../stays/takenNights.ts';
import { readTime } from '../store/readTime.ts';
import { requireUnitToShow } from './requireUnit.ts';

/** Reads the availability of a property, which changes by the day. */
export async function readAvailability(
  { db }: Pick<HostContext, 'db'>,
  unit: UnitContent,
  language: Language,
): Promise<Availability> {
  const now = await readTime(db);
  const today = getDate(now, unit.timeZone);
  const closed = closedNights(unit).filter(({ end }) => end > today);
  const booked = await readBookedNights(db, unit.id, today);
  const blocked = await readBlockedNights(db, unit.id, today);
  const overrides = await readNightOverrides(db, unit.id, { startDate: today });
  return {
    stay: getCheckInDates(unit, now),
    unavailable: joinedNights([...booked, ...closed, ...blocked]),
    ...(overrides.length > 0 && { seasons: getSeasons(withNightOverrides(unit, overrides), language) }),
  };
}

/** Returns the unavailable nights of a property, and the possible check-in dates. */
export const getAvailability: Read<'getAvailability'> = (host, { params, language }) =>
  readAvailability(host, requireUnitToShow(host, params.id), language);
