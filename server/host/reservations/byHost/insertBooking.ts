import type { HostBooking } from '../../../../contract/dashboard/bookings.ts';
import type { HostContext } from '../../base/context.ts';
import type { UnitContent } from '../../content/index.ts';
import { firstTokenVersion } from '../../keys/linkToken.ts';
import { getDate } from '../../pricing/index.ts';
import { recheckConflicts } from '../../stays/blockedNights.ts';
import { endExpiredHolds } from '../../stays/endExpiredHolds.ts';
import { toStoredDetails } from '../../stays/stayDetails.ts';
import type { Trx } from '../../store/database.ts';
import type { AgreedQuote } from '../../store/schema.ts';
import { newId, newNumber } from '../newNames.ts';

/** A booking that a host enters, with its agreed price. */
interface EnteredBooking {
  booking: HostBooking;
  unit: UnitContent;
  quote: AgreedQuote;
  now: Date;
  /** The end of the hold of a stay that is paid by a link; null for a booked stay. */
  heldUntil: Date | null;
}

const getStatus = ({ heldUntil, now }: EnteredBooking) =>
  heldUntil === null
    ? { status: 'confirmed' as const, holdExpiresAt: now, confirmedAt: now }
    : { status: 'awaiting_payment' as const, holdExpiresAt: heldUntil, firm: true, firmUntil: heldUntil };

const createRow = (entered: EnteredBooking) => {
  const { booking, quote, now } = entered;
  const { guest, channel } = booking;
  return {
    id: newId(),
    number: newNumber(),
    unitId: booking.unit,
    startDate: booking.startDate,
    endDate: booking.endDate,
    guestCount: booking.guests,
    ...guest,
    locale: booking.locale,
    specialRequests: booking.specialRequests || null,
    ...toStoredDetails(booking),
    paymentOptionId: quote.paymentOptions[0].id,
    quote: JSON.stringify(quote),
    tokenVersion: firstTokenVersion,
    clientId: 'host',
    source: channel?.name ?? booking.source ?? 'phone',
    sourceReference: channel?.reference ?? null,
    payout: channel?.payout ?? null,
    commission: channel?.commission ?? null,
    createdAt: now,
    // The host has spoken with the guest.
    verifiedAt: now,
    ...getStatus(entered),
  };
};

function getPayments({ booking: { payment }, quote, unit, now }: EnteredBooking, reservationId: string) {
  // The guest can pay by a link until its last day.
  const today = payment.by === 'link' ? payment.until : getDate(now, unit.timeZone);
  const collectedBy = payment.by === 'link' ? ('gateway' as const) : ('host' as const);
  return quote.paymentOptions[0].schedule.map(({ dueDate, amount: { amount } }, position) => ({
    id: newId(),
    reservationId,
    position,
    dueDate,
    amount,
    dueNow: dueDate <= today,
    collectedBy,
    ...(payment.by === 'received' &&
      position === 0 && { status: 'paid' as const, receivedAs: payment.as, paidAt: now }),
  }));
}

/**
 * Stores a booking that a host enters, with its payments, and enqueues the e-mail to its guest, if there is an address:
 * the confirmation, or the link for the payment. Must be called with the unit locked and the nights free; a database constraint prevents that two
 * reservations hold the same night.
 */
export async function insertBooking(
  trx: Trx,
  { jobs }: Pick<HostContext, 'jobs'>,
  entered: EnteredBooking,
): Promise<{ id: string; number: string }> {
  await endExpiredHolds(trx, entered.unit.id, entered.booking);
  const row = createRow(entered);
  const payments = getPayments(entered, row.id);
  await trx.insertInto('reservation').values(row).execute();
  if (payments.length > 0) await trx.insertInto('payment').values(payments).execute();
  await recheckConflicts(trx, row);
  const mail = entered.heldUntil === null ? 'mail.confirmed' : 'mail.paymentLink';
  if (row.email !== '') await jobs.enqueue(trx, mail, { reservationId: row.id });
  return { id: row.id, number: row.number };
}
