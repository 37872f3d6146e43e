import { isRecord } from '../../contract/values/isRecord.ts';
import type { ReservationLink, StayChoice } from '../../machines/booking/booking.types.ts';
import { getBookingKey, getOwnReservationsKey } from './bookingKey.ts';
import { isLink, type Storages } from './bookingStorage.ts';

type StayDates = Pick<StayChoice, 'startDate' | 'endDate'>;

/** A reservation that was made in this browser, with its dates. */
type OwnReservation = ReservationLink & StayDates;

const maxReservations = 5;

const isOwn = (value: unknown): value is OwnReservation =>
  isLink(value) &&
  isRecord(value) &&
  typeof value['startDate'] === 'string' &&
  typeof value['endDate'] === 'string';

const overlaps = (one: StayDates, other: StayDates) =>
  one.startDate < other.endDate && other.startDate < one.endDate;

const readRecorded = (unitId: string, { tab }: Storages): OwnReservation[] => {
  const recorded = tab.read(getOwnReservationsKey(unitId));
  return Array.isArray(recorded) ? recorded.filter(isOwn) : [];
};

/**
 * Notes in the tab the reservation that any tab of this browser is making. The device deletes it after payment, but
 * this tab may still need to recognise its nights.
 */
export function recordOwnReservation(unitId: string, storages: Storages): void {
  const stored = storages.device.read(getBookingKey(unitId));
  if (!isOwn(stored)) return;
  const { reservationId, token, deadline, startDate, endDate } = stored;
  const recorded = readRecorded(unitId, storages);
  const [last] = recorded;
  if (last?.reservationId === reservationId && last.deadline === deadline) return;
  const others = recorded.filter((entry) => entry.reservationId !== reservationId);
  const updated = [{ reservationId, token, deadline, startDate, endDate }, ...others];
  storages.tab.write(getOwnReservationsKey(unitId), updated.slice(0, maxReservations));
}

/** Finds this tab's reservations that include one of these nights, in any status. */
export const findOwnReservations = (unitId: string, stay: StayDates, storages: Storages): ReservationLink[] =>
  readRecorded(unitId, storages)
    .filter((reservation) => overlaps(reservation, stay))
    .map(({ reservationId, token, deadline }) => ({ reservationId, token, deadline }));
