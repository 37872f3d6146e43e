import { arrivalTopics, type Arrival, type ArrivalTopic } from '../../../contract/schemas/arrival.ts';
import type { Language } from '../../../contract/values/language.ts';
import { isBooked } from '../../../contract/rules/booked.ts';
import { findLocalizedText, type UnitContent } from '../content/index.ts';
import { getDate, daysAfter, getStartOfDay } from '../pricing/index.ts';
import type { ReservationRow } from '../store/schema.ts';
import { getStatusAt } from './currentStatus.ts';

/** Days after departure for which guests still see the address, in case they have left something behind. */
const daysShownBefore = 3;

/** The stay whose arrival information is requested, and the time of the request. */
export interface ArrivalRequest {
  reservation: ReservationRow;
  unit: UnitContent;
  now: Date;
  /** Whether the host enables held-back information for this guest before its day. */
  holdsBackNothing?: boolean;
}

/** Whether the guest of a reservation can see the address: it is booked, and at most a few days over. */
export const isAddressShown = ({ reservation, unit, now }: ArrivalRequest): boolean =>
  isBooked(getStatusAt(reservation, now, unit.timeZone)) &&
  getDate(now, unit.timeZone) <= daysAfter(reservation.endDate, daysShownBefore);

/** The day on which guests of a stay get the held-back information; undefined if nothing is held back. */
export function dayOfKeys(
  unit: UnitContent,
  { startDate }: Pick<ReservationRow, 'startDate'>,
): string | undefined {
  const isAny = unit.arrival?.holdBack.some((topic) =>
    unit.fallbacks.some((language) => unit.texts[language].arrival?.[topic]),
  );
  return isAny ? daysAfter(startDate, -unit.arrival!.holdBackDays) : undefined;
}

/** Formats the street address in one line, in a language. */
export function addressIn(unit: UnitContent, language: Language): string | undefined {
  const { city, country } = unit.texts[language].location;
  return unit.address && [unit.address.street, `${unit.address.postalCode} ${city}`, country].join(', ');
}

/**
 * Returns the address and the arrival information that the guest of a reservation can see at an instant, in a language;
 * undefined if the guest cannot see any, or the host has written none.
 */
export function getArrival(request: ArrivalRequest, language: Language): Arrival | undefined {
  const { reservation, unit, now, holdsBackNothing = false } = request;
  if (!isAddressShown(request)) return undefined;
  const written = arrivalTopics.flatMap((topic) => {
    const found = findLocalizedText(unit, language, ({ arrival }) => arrival?.[topic]);
    if (!found) return [];
    const isOther = found.language !== language;
    return [{ topic, text: found.text, ...(isOther && { language: found.language }) }];
  });
  const address = addressIn(unit, language);
  if (address === undefined && written.length === 0) return undefined;
  const from = dayOfKeys(unit, reservation);
  const isHeldBack = !holdsBackNothing && from !== undefined && now < getStartOfDay(from, unit.timeZone);
  const isLater = ({ topic }: { topic: ArrivalTopic }) =>
    isHeldBack && unit.arrival!.holdBack.includes(topic);
  const later = written.filter(isLater).map(({ topic }) => topic);
  return {
    ...(address !== undefined && { address }),
    ...unit.location,
    instructions: written.filter((one) => !isLater(one)),
    ...(isHeldBack && later.length > 0 && { later: { topics: later, from } }),
  };
}
