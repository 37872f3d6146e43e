import type * as v from 'valibot';
import { maskedEmail } from '../reservations/maskedEmail.ts';
import { deleteDrafts } from '../stays/deleteDrafts.ts';
import { lockReservation } from '../stays/lockReservation.ts';
import { hasLinkEnded, lastDayOfLink } from '../stays/reservationLink.ts';
import { inTransaction } from '../store/transaction.ts';
import type { CommandContext } from './commandContext.ts';
import { findReservation, type Found } from './findReservation.ts';
import { CommandRefused } from './refused.ts';
import type { naming } from './showReservation.ts';

/** A link in the place of those that were mailed before. */
export interface NewLink {
  number: string;
  /** The guest's address with most of it masked. */
  sentTo: string;
  /** The last day on which it works, on the property's calendar. */
  worksUntil: string;
}

function requireLinked(context: CommandContext, { reservation, unit, now }: Omit<Found, 'current'>): NewLink {
  const { number, confirmedAt, guestErasedAt, email } = reservation;
  if (confirmedAt === null) {
    throw new CommandRefused(`Reservation ${number} was never booked: nobody was mailed a link to it.`);
  }
  if (guestErasedAt !== null) {
    throw new CommandRefused(
      `The guest of reservation ${number} is erased: there is nobody to mail a link to.`,
    );
  }
  const worksUntil = lastDayOfLink(reservation, unit.timeZone);
  if (hasLinkEnded(context, reservation, now)) {
    throw new CommandRefused(
      `The links to reservation ${number} ended on ${worksUntil}: another one would not open it either.`,
    );
  }
  return { number, sentTo: maskedEmail(email), worksUntil };
}

/**
 * Whom a new link would be mailed to, and until when it would work; nothing is changed.
 * @throws {CommandRefused} when the reservation has no link
 */
export const previewNewLink = async (
  context: CommandContext,
  { reservation: name }: v.InferOutput<typeof naming>,
): Promise<NewLink> => requireLinked(context, await findReservation(context, name));

/**
 * Makes the links to a reservation that were mailed before stop working, and mails its guest a new one.
 * @throws {CommandRefused} when the reservation has no link
 */
export async function sendNewLink(
  context: CommandContext,
  { reservation: name }: v.InferOutput<typeof naming>,
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
    // What was typed was sealed under the link that is withdrawn.
    await deleteDrafts(trx, [reservation.id]);
    await context.jobs.enqueue(trx, 'mail.newLink', { reservationId: reservation.id });
    return link;
  });
}
