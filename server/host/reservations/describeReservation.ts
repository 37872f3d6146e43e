import type { Language } from '../../../contract/values/language.ts';
import type { Refund } from '../../../contract/schemas/refund.ts';
import type { Reservation } from '../../../contract/schemas/reservation.ts';
import { isBooked, isHold } from '../../../contract/rules/booked.ts';
import type { HostContext } from '../base/context.ts';
import { describe, hostOfStay } from '../content/index.ts';
import { getArrival } from '../stays/arrival.ts';
import { getChannel } from '../stays/source.ts';
import { getDetails } from '../stays/stayDetails.ts';
import { publishedStay } from '../stays/stayCalendar.ts';
import { euros } from '../pricing/index.ts';
import type { PaymentRow, ReservationRow } from '../store/schema.ts';
import { canBeCancelled } from './canBeCancelled.ts';
import { isUnpaidHold } from './isUnpaidHold.ts';
import { findBookedUnit } from '../stays/lockReservation.ts';
import { readPayments } from '../stays/readPayments.ts';
import { refundDue, refundGiven, getReturned } from './refundDue.ts';
import { readResumePoint } from './readResumePoint.ts';
import { takesDrafts } from '../stays/toBeRegistered.ts';
import { getStatusAt, type CurrentStatus } from '../stays/currentStatus.ts';

const getRefunded = ({ status, refundAmount, returnedAmount }: PaymentRow) =>
  returnedAmount + (status === 'refunded' ? refundAmount : 0);

const paymentAnswers = (payments: readonly PaymentRow[]): Reservation['payments'] =>
  payments.flatMap((payment) => {
    const { dueDate, amount, status, collectedBy } = payment;
    const refunded = getRefunded(payment);
    if (status === 'void') return [];
    return [
      {
        dueDate,
        amount: euros(amount),
        status,
        ...(refunded > 0 && { refunded: euros(refunded) }),
        ...(collectedBy === 'host' && { inPerson: true as const }),
      },
    ];
  });

/** The total refund of an ended reservation, before and because of its end. */
function refundInAll(reservation: ReservationRow, payments: readonly PaymentRow[]): Refund {
  const { percentage, total } = refundGiven(reservation, payments);
  return { percentage, total: euros(total.amount + getReturned(payments)) };
}

const hasEnded = ({ status }: CurrentStatus) => status === 'cancelled' || status === 'expired';

// All guests are registered together or not at all.
function getRegistration({
  guestsRegisteredAt,
  registrationReopenedAt,
  guestCount,
}: ReservationRow): Reservation['registration'] {
  const open = { status: 'open', guests: 0, confirmedAt: null } as const;
  if (guestsRegisteredAt === null) return open;
  if (registrationReopenedAt !== null) return { ...open, reopened: true };
  return { status: 'confirmed', guests: guestCount, confirmedAt: guestsRegisteredAt.toISOString() };
}

/** Returns the data of a reservation for the holder of its link, in one language. */
export async function describeReservation(
  host: Pick<HostContext, 'db' | 'content' | 'log'>,
  reservation: ReservationRow,
  now: Date,
  language: Language,
): Promise<Reservation> {
  const unit = findBookedUnit(host, reservation);
  const { name, location, photos } = describe(unit, language);
  const { checkInAfter, checkOutUntil } = unit.rules;
  const isRetired = !host.content.units.has(unit.id);
  const [photo] = isRetired ? [] : photos;
  const payments = await readPayments(host.db, reservation.id);
  const arrival = getArrival({ reservation, unit, now }, language);
  const current = getStatusAt(reservation, now, unit.timeZone);
  const isReleasable = !isHold(current) || (await isUnpaidHold(host.db, { reservation, current }, payments));
  const channel = getChannel(reservation);
  const { firstName, lastName, email, phonePrefix, phone, locale } = reservation;
  return {
    id: reservation.id,
    number: reservation.number,
    status: current.status,
    unit: {
      id: unit.id,
      name,
      ...(photo && { photo }),
      timeZone: unit.timeZone,
      checkInAfter,
      checkOutUntil,
      ...(isRetired && { retired: true }),
    },
    location,
    host: hostOfStay(unit, language),
    startDate: reservation.startDate,
    endDate: reservation.endDate,
    guestCount: reservation.guestCount,
    ...(reservation.quote.party && { party: reservation.quote.party }),
    guest: { firstName, lastName, email, phonePrefix, phone, locale },
    ...(channel !== undefined && { channel }),
    specialRequests: reservation.specialRequests,
    details: getDetails(reservation, current),
    quote: reservation.quote,
    payments: paymentAnswers(payments),
    cancellation: {
      allowed: canBeCancelled({ reservation, unit, current, now }) && isReleasable,
      refundNow: hasEnded(current)
        ? refundInAll(reservation, payments)
        : refundDue(reservation, payments, now),
      policies: reservation.quote.paymentOptions[0].cancellationPolicies,
    },
    registration: {
      ...getRegistration(reservation),
      ...(takesDrafts(reservation, current) && { keepsDraft: true }),
    },
    ...(isBooked(current) && { calendar: publishedStay({ reservation, unit, language, now }) }),
    ...(arrival !== undefined && { arrival }),
    ...(await readResumePoint(host.db, reservation, current, now)),
  };
}
