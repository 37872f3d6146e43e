import * as v from 'valibot';
import { receivedMoney, type ReceivedAs } from '../../../../contract/dashboard/bookings.ts';
import type { Money } from '../../../../contract/values/money.ts';
import { isBooked } from '../../../../contract/rules/booked.ts';
import { isUpcoming } from '../../../../contract/rules/payments.ts';
import { euros } from '../../pricing/index.ts';
import { receivePayments } from '../../reservations/byHost/receivePayments.ts';
import { lockReservation, type LockedReservation } from '../../stays/lockReservation.ts';
import { areNightsFree } from '../../stays/nightsFree.ts';
import { readPayments } from '../../stays/readPayments.ts';
import type { PaymentRow } from '../../store/schema.ts';
import { inTransaction } from '../../store/transaction.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { reservationName, findReservation } from './findReservation.ts';
import { CommandRefused } from '../shared/refused.ts';

export const paymentInput = v.object({ reservation: reservationName, ...receivedMoney.entries });

/** Money that was recorded as received. */
export interface RecordedPayment {
  number: string;
  id: string;
  received: Money;
  as: ReceivedAs;
  /** The amount that is still to be paid. */
  remaining: Money;
}

function requireOpen(
  { reservation, current }: LockedReservation,
  payments: readonly PaymentRow[],
): PaymentRow[] {
  const { number } = reservation;
  if (!isBooked(current) && current.status !== 'awaiting_payment') {
    throw new CommandRefused(`Reservation ${number} is ${current.status}: no money is due.`);
  }
  if (payments.some(({ status }) => status === 'processing')) {
    throw new CommandRefused(
      `A card payment of reservation ${number} is being processed. Nothing was recorded: try again later.`,
    );
  }
  const open = payments.filter(isUpcoming);
  if (open.length === 0) throw new CommandRefused(`Reservation ${number} is paid in full.`);
  return open;
}

/**
 * Records money that the host received in person, from the earliest unpaid instalment on. The site then charges no card
 * for it. A reservation that awaits its payment is confirmed when what is due now is paid.
 * @throws {CommandRefused} if nothing is due, a card payment is being processed, or the amount is too high or too low
 */
export async function recordPayment(
  context: CommandContext,
  { reservation: name, as, amount }: v.InferOutput<typeof paymentInput>,
): Promise<RecordedPayment> {
  const { reservation } = await findReservation(context, name);
  const { id, number } = reservation;
  return inTransaction(context.db, async (trx) => {
    const locked = await lockReservation(trx, context, id);
    const open = requireOpen(locked, await readPayments(trx, id));
    const due = open.reduce((sum, payment) => sum + payment.amount, 0);
    const received = amount ?? due;
    if (received > due) {
      throw new CommandRefused(
        `Reservation ${number} has ${(due / 100).toFixed(2)} € still to be paid, which is less than the received amount.`,
      );
    }
    const dueNow = open.filter((payment) => payment.dueNow).reduce((sum, payment) => sum + payment.amount, 0);
    if (locked.current.status === 'awaiting_payment' && received < dueNow) {
      throw new CommandRefused(
        `The payment that confirms reservation ${number} is ${(dueNow / 100).toFixed(2)} €. Record at least that amount.`,
      );
    }
    if (!locked.reservation.holdsNights && !(await areNightsFree(trx, context, locked.reservation))) {
      throw new CommandRefused(`The nights of reservation ${number} are taken. Nothing was recorded.`);
    }
    await receivePayments(trx, context, locked, { open, received, as });
    return { number, id, received: euros(received), as, remaining: euros(due - received) };
  });
}
