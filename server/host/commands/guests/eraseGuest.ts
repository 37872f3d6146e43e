import type { Money } from '../../../../contract/values/money.ts';
import * as v from 'valibot';
import { cents } from '../../../../contract/schemas/primitives.ts';
import { isHold } from '../../../../contract/rules/booked.ts';
import { hasFailed } from '../../../../contract/rules/payments.ts';
import { deleteMessages } from '../../contact/storedMessages.ts';
import { daysAfter, euros, sumAmounts } from '../../pricing/index.ts';
import { eraseGuests } from '../../retention/index.ts';
import { lockReservation } from '../../stays/lockReservation.ts';
import { readPayments } from '../../stays/readPayments.ts';
import { hasLinkEnded, lastDayOfLink } from '../../stays/reservationLink.ts';
import type { Database } from '../../store/database.ts';
import type { PaymentRow } from '../../store/schema.ts';
import { inTransaction } from '../../store/transaction.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { readOtherReservations } from './exportGuest.ts';
import { findReservation, reservationName, type Found } from '../reservations/findReservation.ts';
import { CommandRefused } from '../shared/refused.ts';

export const erasureQuery = v.object({
  reservation: reservationName,
  /** Keeps guests' document data until the end of the legal retention period, and erases everything else. */
  exceptDocuments: v.optional(v.boolean(), false),
});
export const erasureInput = v.object({
  ...erasureQuery.entries,
  /** The unpaid amount in cents that the host saw; the command is rejected if it has changed. */
  expectedUnpaid: v.optional(v.pipe(cents, v.minValue(0))),
});

/** The result of erasing a guest's data. */
export interface Erasure {
  number: string;
  id: string;
  /** RFC 3339; null if the data is not erased yet. */
  erasedAt: string | null;
  /** The unpaid amount of the stay, which can no longer be collected. */
  unpaid: Money;
  /** The last day on which guests' document data is stored nevertheless; null if none is stored. */
  documentsUntil: string | null;
  /** The numbers of other reservations with the same e-mail address; each must be erased separately. */
  otherReservations: string[];
}

const hasDocuments = async (db: Database, reservationId: string) => {
  const form = await db
    .selectFrom('registration')
    .select('position')
    .where('reservationId', '=', reservationId)
    .executeTakeFirst();
  return form !== undefined;
};

function requireOver({ reservation: { number, endDate, holdExpiresAt }, current }: Found): void {
  if (isHold(current)) {
    throw new CommandRefused(
      `Reservation ${number} is being booked until ${holdExpiresAt.toISOString()}: its guest can be erased after that.`,
    );
  }
  if (current.status === 'confirmed') {
    throw new CommandRefused(
      `The stay of reservation ${number} is not over: its guest can be erased from ${daysAfter(endDate, 1)} on. ` +
        'If it will not take place, cancel it first ("reservations cancel").',
    );
  }
}

function requireRegistered(context: CommandContext, { reservation, current, unit, now }: Found): void {
  const isBulletinDue = current.status === 'completed' && reservation.guestsRegisteredAt === null;
  if (!isBulletinDue || hasLinkEnded(context, reservation, now)) return;
  throw new CommandRefused(
    `No guest of reservation ${reservation.number} is registered, which the law requires, and only its guest ` +
      `can still do it, until ${lastDayOfLink(reservation, unit.timeZone)}: they can be erased after that.`,
  );
}

function requireSettled({ reservation: { number } }: Found, payments: readonly PaymentRow[]): void {
  if (!payments.some(({ status }) => status === 'processing')) return;
  throw new CommandRefused(
    `A payment of reservation ${number} is being processed. Try again when the gateway has reported its result.`,
  );
}

async function requireErasable(
  context: CommandContext,
  db: Database,
  found: Found,
  { exceptDocuments }: Pick<v.InferOutput<typeof erasureQuery>, 'exceptDocuments'>,
): Promise<Erasure> {
  const { id, number, endDate, guestErasedAt } = found.reservation;
  const payments = await readPayments(db, id);
  const until = daysAfter(endDate, context.registrationRetentionDays);
  const documentsUntil = (await hasDocuments(db, id)) ? until : null;
  if (guestErasedAt === null) {
    requireOver(found);
    requireSettled(found, payments);
    requireRegistered(context, found);
    if (documentsUntil !== null && !exceptDocuments) {
      throw new CommandRefused(
        `The document data of reservation ${number} is stored until ${until}, as the law requires (Lei 23/2007, article 15), ` +
          'and then deleted automatically. --except-documents erases everything else now.',
      );
    }
  }
  return {
    number,
    id,
    erasedAt: guestErasedAt?.toISOString() ?? null,
    unpaid: euros(sumAmounts(payments.filter(hasFailed).map(({ amount }) => euros(amount)))),
    documentsUntil,
    otherReservations: await readOtherReservations(db, found.reservation),
  };
}

/**
 * Returns the result of erasing a guest's data; changes nothing.
 * @throws {CommandRefused} if it cannot be erased yet, with the date from which it can
 */
export async function previewErasure(
  context: CommandContext,
  { reservation: name, ...how }: v.InferOutput<typeof erasureQuery>,
): Promise<Erasure> {
  return requireErasable(context, context.db, await findReservation(context, name), how);
}

/**
 * Erases the guest's data of a reservation, and the messages from their e-mail address; amounts and nights remain for
 * the accounts. A repeated erasure changes nothing.
 * @throws {CommandRefused} if it cannot be erased yet, with the date from which it can, or the unpaid amount is no longer
 *   what the host saw
 */
export async function eraseGuest(
  context: CommandContext,
  { reservation: name, expectedUnpaid, ...how }: v.InferOutput<typeof erasureInput>,
): Promise<Erasure> {
  const { reservation } = await findReservation(context, name);
  return inTransaction(context.db, async (trx) => {
    const locked = await lockReservation(trx, context, reservation.id);
    const erasure = await requireErasable(context, trx, locked, how);
    if (erasure.erasedAt !== null) return erasure;
    if (expectedUnpaid !== undefined && expectedUnpaid !== erasure.unpaid.amount) {
      throw new CommandRefused(
        'The unpaid amount has changed in the meantime. Nothing was erased: run the command again.',
      );
    }
    const { id, email } = locked.reservation;
    await trx.deleteFrom('oneTimePassword').where('reservationId', '=', id).execute();
    await deleteMessages(trx, context.keys, email);
    await eraseGuests(context, trx, [id]);
    return { ...erasure, erasedAt: locked.now.toISOString() };
  });
}
