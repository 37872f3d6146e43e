import { closedNights, describe, stayRulesAt } from '../content/index.ts';
import type { Read } from '../base/call.ts';
import { dateAt } from '../pricing/index.ts';
import { timeNow } from '../store/timeNow.ts';
import { readBookedNights } from '../stays/takenNights.ts';
import { unitNamed } from './unitNamed.ts';

/** A property with the nights that cannot be had, as things are now. */
export const getRentalUnit: Read<'getRentalUnit'> = async (host, { params, language }) => {
  const unit = unitNamed(host, params.id);
  const now = await timeNow(host.db);
  const today = dateAt(now, unit.timeZone);
  const closed = closedNights(unit).filter(({ end }) => end > today);
  const booked = await readBookedNights(host.db, unit.id, today);
  return {
    ...describe(unit, language),
    stay: stayRulesAt(unit, now),
    unavailable: [...booked, ...closed].toSorted((a, b) => a.start.localeCompare(b.start)),
  };
};
