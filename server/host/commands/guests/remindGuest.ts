import type * as v from 'valibot';
import { maskedEmail } from '../../reservations/maskedEmail.ts';
import { lockReservation } from '../../stays/lockReservation.ts';
import { hasLinkEnded } from '../../stays/reservationLink.ts';
import { getNextReminder } from '../../stays/remindable.ts';
import { isToBeRegistered } from '../../stays/toBeRegistered.ts';
import { inTransaction } from '../../store/transaction.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { findReservation, type Found } from '../reservations/findReservation.ts';
import { CommandRefused } from '../shared/refused.ts';
import type { reservationInput } from '../reservations/showReservation.ts';

/** A guest who was reminded. */
export interface RemindedGuest {
  id: string;
  number: string;
  /** The guest's masked e-mail address. */
  sentTo: string;
}

function requireUnregistered(context: CommandContext, { reservation, current, now }: Found): void {
  const { number, email, guestErasedAt, registrationRemindedAt } = reservation;
  if (current.status !== 'confirmed') {
    throw new CommandRefused(`Reservation ${number} is ${current.status}: it has no guests to register.`);
  }
  if (guestErasedAt !== null || hasLinkEnded(context, reservation, now)) {
    throw new CommandRefused(
      `The guest of reservation ${number} can no longer register: the link has ended.`,
    );
  }
  if (email === '') {
    throw new CommandRefused(
      `The guest of reservation ${number} has no e-mail address. Create a new link, and pass it on yourself.`,
    );
  }
  if (!isToBeRegistered(reservation)) {
    throw new CommandRefused(`The guests of reservation ${number} are registered already.`);
  }
  const next = getNextReminder(reservation);
  if (registrationRemindedAt && next && next > now) {
    throw new CommandRefused(
      `The guest of reservation ${number} was reminded at ${registrationRemindedAt.toISOString()}. ` +
        `The next reminder can be sent at ${next.toISOString()}.`,
    );
  }
}

/**
 * Reminds the guest of a stay now to register all guests, at most every twelve hours.
 * @throws {CommandRefused} if they are registered, can no longer register, or were reminded shortly before
 */
export async function remindGuest(
  context: CommandContext,
  { reservation: name }: v.InferOutput<typeof reservationInput>,
): Promise<RemindedGuest> {
  const { reservation } = await findReservation(context, name);
  return inTransaction(context.db, async (trx) => {
    const locked = await lockReservation(trx, context, reservation.id);
    requireUnregistered(context, locked);
    await trx
      .updateTable('reservation')
      .set({ registrationRemindedAt: locked.now })
      .where('id', '=', reservation.id)
      .execute();
    await context.jobs.enqueue(trx, 'mail.reminder', { reservationId: reservation.id });
    return { id: reservation.id, number: reservation.number, sentTo: maskedEmail(locked.reservation.email) };
  });
}
