import type * as v from 'valibot';
import { isBooked } from '../../../contract/rules/booked.ts';
import { maskedEmail } from '../reservations/maskedEmail.ts';
import { lockReservation } from '../stays/lockReservation.ts';
import { hasLinkEnded, lastDayOfLink } from '../stays/reservationLink.ts';
import { inTransaction } from '../store/transaction.ts';
import type { CommandContext } from './commandContext.ts';
import { findReservation, type Found } from './findReservation.ts';
import { CommandRefused } from './refused.ts';
import type { naming } from './showReservation.ts';

/** A registration that guests may give anew. Instants are RFC 3339. */
export interface ReopenedRegistration {
  number: string;
  /** The guest's address with most of it masked. */
  sentTo: string;
  /** The last day on which their link lets them, on the property's calendar. */
  worksUntil: string;
  /** When its bulletins were exported, which are to be corrected then; null where none were. */
  exportedAt: string | null;
}

function requireRegistered(
  context: CommandContext,
  { reservation, current, unit, now }: Found,
): ReopenedRegistration {
  const { number, guestsRegisteredAt, guestErasedAt, bulletinsExportedAt, email } = reservation;
  if (!isBooked(current)) {
    throw new CommandRefused(`Reservation ${number} is ${current.status}: it has no guests to register.`);
  }
  if (guestsRegisteredAt === null) {
    throw new CommandRefused(`Nobody of reservation ${number} is registered: its guest still can.`);
  }
  if (guestErasedAt !== null) {
    throw new CommandRefused(`The guest of reservation ${number} is erased: there is nobody to ask.`);
  }
  const worksUntil = lastDayOfLink(reservation, unit.timeZone);
  if (hasLinkEnded(context, reservation, now)) {
    throw new CommandRefused(
      `The links to reservation ${number} ended on ${worksUntil}: its guest can register nobody any more.`,
    );
  }
  const exportedAt = bulletinsExportedAt?.toISOString() ?? null;
  return { number, sentTo: maskedEmail(email), worksUntil, exportedAt };
}

/**
 * Whose registration would be opened again; nothing is changed.
 * @throws {CommandRefused} when nobody is registered, or nobody could register
 */
export const previewReopening = async (
  context: CommandContext,
  { reservation: name }: v.InferOutput<typeof naming>,
): Promise<ReopenedRegistration> => requireRegistered(context, await findReservation(context, name));

/**
 * Lets the guests of a stay register anew, and mails their link to them. What they filed stays, sealed, until they
 * have. Opening it twice mails them twice.
 * @throws {CommandRefused} when nobody is registered, or nobody could register
 */
export async function reopenRegistration(
  context: CommandContext,
  { reservation: name }: v.InferOutput<typeof naming>,
): Promise<ReopenedRegistration> {
  const { reservation } = await findReservation(context, name);
  return inTransaction(context.db, async (trx) => {
    const locked = await lockReservation(trx, context, reservation.id);
    const reopened = requireRegistered(context, locked);
    await trx
      .updateTable('reservation')
      .set({ registrationReopenedAt: locked.now })
      .where('id', '=', reservation.id)
      .execute();
    await context.jobs.enqueue(trx, 'mail.reopened', { reservationId: reservation.id });
    return reopened;
  });
}
