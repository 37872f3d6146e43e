import { isRecord } from '../../contract/isRecord.ts';
import type { ReservationLink, StayChoice } from '../../machines/booking/booking.types.ts';
import { getBookingKey, getOwnReservationsKey } from './bookingKey.ts';
import { isLink, type Storages } from './bookingStorage.ts';
import { openStoredReservations } from './storedReservations.ts';

type StayDates = Pick<StayChoice, 'startDate' | 'endDate'>;

/** A reservation that was made in this browser, with its dates. */
type OwnReservation = ReservationLink & StayDates;

const mostSeen = 5;

const isOwn = (value: unknown): value is OwnReservation =>
  isLink(value) &&
  isRecord(value) &&
  typeof value['startDate'] === 'string' &&
  typeof value['endDate'] === 'string';

const overlaps = (one: StayDates, other: StayDates) =>
  one.startDate < other.endDate && other.startDate < one.endDate;

const seenIn = (unitId: string, { tab }: Storages): OwnReservation[] => {
  const seen = tab.read(getOwnReservationsKey(unitId));
  return Array.isArray(seen) ? seen.filter(isOwn) : [];
};

/**
 * Notes in the tab the reservation that any tab of this browser is making. The device deletes it after payment, but
 * this tab may still need to recognise its nights.
 */
export function noteOwnReservation(unitId: string, storages: Storages): void {
  const own = storages.device.read(getBookingKey(unitId));
  if (!isOwn(own)) return;
  const { reservationId, token, deadline, startDate, endDate } = own;
  const seen = seenIn(unitId, storages);
  const [last] = seen;
  if (last?.reservationId === reservationId && last.deadline === deadline) return;
  const others = seen.filter((one) => one.reservationId !== reservationId);
  const noted = [{ reservationId, token, deadline, startDate, endDate }, ...others];
  storages.tab.write(getOwnReservationsKey(unitId), noted.slice(0, mostSeen));
}

/** Finds this browser's reservations that include one of these nights, in any status. */
export function findOwnReservations(unitId: string, stay: StayDates, storages: Storages): ReservationLink[] {
  const kept = openStoredReservations(storages.device)
    .all()
    .filter(({ reservation }) => reservation.unit.id === unitId)
    .map(({ reservation: { id, startDate, endDate }, token }) => ({
      reservationId: id,
      token,
      deadline: '',
      startDate,
      endDate,
    }));
  return [...seenIn(unitId, storages), ...kept]
    .filter((own) => overlaps(own, stay))
    .map(({ reservationId, token, deadline }) => ({ reservationId, token, deadline }));
}
