import { isBooked, isHold } from '../../contract/rules/booked.ts';
import { hasFailed } from '../../contract/rules/payments.ts';
import type { Reservation } from '../../contract/schemas/reservation.ts';
import { daysLater } from '../../contract/values/nights.ts';
import { getReservation, isShownFromDevice, type ReservationPage } from './selectors.ts';

/** The first thing for the guest to do; `wait` if nothing is left to do for an upcoming stay. */
export type NextStep =
  | 'resumeBooking'
  | 'bookAgain'
  | 'pay'
  | 'registerGuests'
  | 'giveArrivalTime'
  | 'arrive'
  | 'wait';

/** Days before arrival from which the guest needs the way and the keys first. */
const arrivalDays = 3;

/** Whether the guest needs the arrival information now: it is complete, and the stay begins soon or has begun. */
export function isArrivalNear({ context: { reservation, asOf = '' } }: ReservationPage): boolean {
  if (reservation?.status !== 'confirmed') return false;
  const { arrival, startDate } = reservation;
  // `YYYY-MM-DD` sorts chronologically as text. The host's answer has the time, because this device's clock may be wrong.
  return arrival !== undefined && !arrival.later && daysLater(startDate, -arrivalDays) <= asOf.slice(0, 10);
}

const needsArrivalTime = ({ details }: Reservation) =>
  details?.changeable === true && details.arrivalTime === null;

function getStepOfStay(page: ReservationPage, reservation: Reservation): NextStep | undefined {
  const isNear = isArrivalNear(page);
  if (isShownFromDevice(page)) return isNear ? 'arrive' : undefined;
  if (reservation.payments.some(hasFailed)) return 'pay';
  if (reservation.status === 'completed') return undefined;
  if (reservation.registration.status === 'open') return 'registerGuests';
  if (needsArrivalTime(reservation)) return 'giveArrivalTime';
  return isNear ? 'arrive' : 'wait';
}

/** Returns the first thing for the guest to do; undefined if there is nothing, for example after the stay. */
export function getNextStep(page: ReservationPage): NextStep | undefined {
  const reservation = getReservation(page);
  if (!reservation) return undefined;
  if (isBooked(reservation)) return getStepOfStay(page, reservation);
  if (isHold(reservation)) return reservation.checkout === 'processing' ? undefined : 'resumeBooking';
  return reservation.unit.retired === true || isShownFromDevice(page) ? undefined : 'bookAgain';
}
