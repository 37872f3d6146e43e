import type * as v from 'valibot';
import { isBooked } from '../../../../contract/rules/booked.ts';
import { getRecipient } from '../../reservations/maskedEmail.ts';
import { lockReservation } from '../../stays/lockReservation.ts';
import { hasLinkEnded, lastDayOfLink } from '../../stays/reservationLink.ts';
import { inTransaction } from '../../store/transaction.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { findReservation, type Found } from '../reservations/findReservation.ts';
import { recordEvent } from '../shared/recordEvent.ts';
import { CommandRefused } from '../shared/refused.ts';
import type { reservationInput } from '../reservations/showReservation.ts';

/** A registration that guests may repeat. Instants are RFC 3339. */
export interface ReopenedRegistration {
  number: string;
  /** The guest's masked e-mail address; null without one, so nothing is sent. */
  sentTo: string | null;
  /** The last day on which their link is valid, in the property's time zone. */
  worksUntil: string;
  /** The time at which its bulletins were exported, which must then be corrected; null if they were not. */
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
    throw new CommandRefused(
      `No guest of reservation ${number} is registered yet: its guest can still do it.`,
    );
  }
  if (guestErasedAt !== null) {
    throw new CommandRefused(
      `The guest of reservation ${number} is erased: nothing can be registered any more.`,
    );
  }
  const worksUntil = lastDayOfLink(reservation, unit.timeZone);
  if (hasLinkEnded(context, reservation, now)) {
    throw new CommandRefused(
      `The links to reservation ${number} expired on ${worksUntil}: its guest can no longer register.`,
    );
  }
  const exportedAt = bulletinsExportedAt?.toISOString() ?? null;
  return { number, sentTo: getRecipient({ email }), worksUntil, exportedAt };
}

/**
 * Checks that a registration can be reopened, and returns its data; changes nothing.
 * @throws {CommandRefused} if no guest is registered, or the guest can no longer register
 */
export const previewReopening = async (
  context: CommandContext,
  { reservation: name }: v.InferOutput<typeof reservationInput>,
): Promise<ReopenedRegistration> => requireRegistered(context, await findReservation(context, name));

/**
 * Allows the guests of a stay to register again, and e-mails them their link. The submitted forms remain stored,
 * encrypted, until they are replaced. A repeated call sends the e-mail again.
 * @throws {CommandRefused} if no guest is registered, or the guest can no longer register
 */
export async function reopenRegistration(
  context: CommandContext,
  { reservation: name }: v.InferOutput<typeof reservationInput>,
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
    if (reopened.sentTo !== null)
      await context.jobs.enqueue(trx, 'mail.reopened', { reservationId: reservation.id });
    await recordEvent(trx, context, { reservationId: reservation.id, kind: 'registrationReopened' });
    return reopened;
  });
}
