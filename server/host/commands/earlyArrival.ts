import { isUpcoming } from '../../../contract/rules/payments.ts';
import { dayOfKeys } from '../stays/arrival.ts';
import { readPayments } from '../stays/readPayments.ts';
import type { CommandContext } from './commandContext.ts';
import type { Found } from './findReservation.ts';
import { CommandRefused } from './refused.ts';

/**
 * Allows the way in to be mailed before its day: to guests of a stay that is booked and paid in full, if the host says so.
 * @throws {CommandRefused} saying from which day on the mail goes out, or why it does not
 */
export async function requireEarlyArrival(
  { db }: Pick<CommandContext, 'db'>,
  { reservation, unit }: Found,
  isRequested: boolean,
): Promise<void> {
  const { id, number } = reservation;
  const day = dayOfKeys(unit, reservation);
  if (day === undefined) {
    throw new CommandRefused(
      `Nothing of the way in is held back for reservation ${number}: the mail "confirmed" has all of it.`,
    );
  }
  const open = (await readPayments(db, id)).filter(isUpcoming);
  if (open.length > 0) {
    const sum = open.reduce((cents, { amount }) => cents + amount, 0) / 100;
    throw new CommandRefused(
      `Reservation ${number} is not paid in full, ${sum.toFixed(2)} € are still to come: the mail "arrival" goes out on ` +
        `${day}, and not before.`,
    );
  }
  if (!isRequested) {
    throw new CommandRefused(
      `The mail "arrival" about reservation ${number} goes out by itself on ${day}. To send it now, with all that is held ` +
        'back until then, add --early.',
    );
  }
}
