import { isUpcoming } from '../../../../contract/rules/payments.ts';
import { dayOfKeys } from '../../stays/arrival.ts';
import { readPayments } from '../../stays/readPayments.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import type { Found } from './findReservation.ts';
import { CommandRefused } from '../shared/refused.ts';

/**
 * Checks that the held-back arrival information may be e-mailed before its day: the stay is booked and paid in full,
 * and the host requests it.
 * @throws {CommandRefused} with the day of the scheduled e-mail, or the reason why none is sent
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
      `No arrival information is held back for reservation ${number}: the e-mail "confirmed" contains all of it.`,
    );
  }
  const open = (await readPayments(db, id)).filter(isUpcoming);
  if (open.length > 0) {
    const sum = open.reduce((cents, { amount }) => cents + amount, 0) / 100;
    throw new CommandRefused(
      `Reservation ${number} is not paid in full, ${sum.toFixed(2)} € are still to come: the e-mail "arrival" will be sent on ` +
        `${day}, and not before.`,
    );
  }
  if (!isRequested) {
    throw new CommandRefused(
      `The e-mail "arrival" for reservation ${number} will be sent automatically on ${day}. To send it now, with all information ` +
        'held back until then, add --early.',
    );
  }
}
