import type * as v from 'valibot';
import { getRecipient } from '../../reservations/maskedEmail.ts';
import { deleteDrafts } from '../../stays/deleteDrafts.ts';
import { lockReservation } from '../../stays/lockReservation.ts';
import { awaitsPaymentByLink, lastDayToPay } from '../../stays/linkPayment.ts';
import { hasLinkEnded, lastDayOfLink } from '../../stays/reservationLink.ts';
import { inTransaction } from '../../store/transaction.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { findReservation, type Found } from './findReservation.ts';
import { recordEvent } from '../shared/recordEvent.ts';
import { CommandRefused } from '../shared/refused.ts';
import type { reservationInput } from './showReservation.ts';

/** A link that replaces all earlier ones. */
export interface NewLink {
  number: string;
  /** The guest's masked e-mail address; null without one, so the host passes the link on. */
  sentTo: string | null;
  /** The last day on which it is valid, or on which an unpaid stay can be paid, in the property's time zone. */
  worksUntil: string;
}

/** Whether a link to a reservation was sent, or passed on by the host. */
export const wasLinked = (found: Pick<Found, 'reservation' | 'current'>): boolean =>
  found.reservation.confirmedAt !== null || awaitsPaymentByLink(found);

function requireLinked(context: CommandContext, found: Found): NewLink {
  const { reservation, unit, now } = found;
  const { number, guestErasedAt, email } = reservation;
  if (!wasLinked(found)) {
    throw new CommandRefused(`Reservation ${number} was never booked, so no link was sent.`);
  }
  if (guestErasedAt !== null) {
    throw new CommandRefused(`The guest of reservation ${number} is erased: no e-mail address is stored.`);
  }
  const worksUntil = awaitsPaymentByLink(found)
    ? lastDayToPay(reservation.holdExpiresAt, unit.timeZone)
    : lastDayOfLink(reservation, unit.timeZone);
  if (hasLinkEnded(context, reservation, now)) {
    throw new CommandRefused(
      `The links to reservation ${number} expired on ${worksUntil}: a new one would not work either.`,
    );
  }
  return { number, sentTo: getRecipient({ email }), worksUntil };
}

/**
 * Returns the recipient and the validity of a new link; changes nothing.
 * @throws {CommandRefused} if the reservation has no link
 */
export const previewNewLink = async (
  context: CommandContext,
  { reservation: name }: v.InferOutput<typeof reservationInput>,
): Promise<NewLink> => requireLinked(context, await findReservation(context, name));

/**
 * Revokes all links to a reservation, and e-mails its guest a new one. Without an address, the host passes it on.
 * @throws {CommandRefused} if the reservation has no link
 */
export async function sendNewLink(
  context: CommandContext,
  { reservation: name }: v.InferOutput<typeof reservationInput>,
): Promise<NewLink> {
  const { reservation } = await findReservation(context, name);
  return inTransaction(context.db, async (trx) => {
    const locked = await lockReservation(trx, context, reservation.id);
    const link = requireLinked(context, locked);
    await trx
      .updateTable('reservation')
      .set({ tokenVersion: locked.reservation.tokenVersion + 1 })
      .where('id', '=', reservation.id)
      .execute();
    // Drafts are encrypted with the revoked link's token.
    await deleteDrafts(trx, [reservation.id]);
    const mail = awaitsPaymentByLink(locked) ? 'mail.paymentLink' : 'mail.newLink';
    if (link.sentTo !== null) await context.jobs.enqueue(trx, mail, { reservationId: reservation.id });
    await recordEvent(trx, context, { reservationId: reservation.id, kind: 'newLink' });
    return link;
  });
}
