import { arrivalTopics, type Arrival, type ArrivalTopic } from '../../../contract/arrival.ts';
import type { Language } from '../../../contract/language.ts';
import { isBooked } from '../../../contract/rules/booked.ts';
import { textInTurn, type UnitContent } from '../content/index.ts';
import { getDate, daysAfter, getStartOfDay } from '../pricing/index.ts';
import type { ReservationRow } from '../store/schema.ts';
import { getStatusAt } from './currentStatus.ts';

/** How many days after departure guests are told still, for whoever has left something behind. */
const daysShownBefore = 3;

/** Of whose way in, and when it is asked for. */
export interface ArrivalRequest {
  reservation: ReservationRow;
  unit: UnitContent;
  now: Date;
  /** Whether the host has it told before its day. */
  holdsBackNothing?: boolean;
}

/** Whether the guest of a reservation is told the address: it is booked, and not long over. */
export const isAddressShown = ({ reservation, unit, now }: ArrivalRequest): boolean =>
  isBooked(getStatusAt(reservation, now, unit.timeZone)) &&
  getDate(now, unit.timeZone) <= daysAfter(reservation.endDate, daysShownBefore);

/** The day on which guests of a stay get what is held back until then; undefined where nothing is. */
export function dayOfKeys(
  unit: UnitContent,
  { startDate }: Pick<ReservationRow, 'startDate'>,
): string | undefined {
  const isAny = unit.arrival?.holdBack.some((topic) =>
    unit.fallbacks.some((language) => unit.texts[language].arrival?.[topic]),
  );
  return isAny ? daysAfter(startDate, -unit.arrival!.holdBackDays) : undefined;
}

/** The street address in one line, in a language. */
export function addressIn(unit: UnitContent, language: Language): string | undefined {
  const { city, country } = unit.texts[language].location;
  return unit.address && [unit.address.street, `${unit.address.postalCode} ${city}`, country].join(', ');
}

/**
 * The address and the way in as the guest of a reservation is told it at an instant, in a language; undefined where they
 * are not, or where the host has written nothing of it.
 */
export function getArrival(request: ArrivalRequest, language: Language): Arrival | undefined {
  const { reservation, unit, now, holdsBackNothing = false } = request;
  if (!isAddressShown(request)) return undefined;
  const written = arrivalTopics.flatMap((topic) => {
    const found = textInTurn(unit, language, ({ arrival }) => arrival?.[topic]);
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
