import type { Money } from '../../../../contract/values/money.ts';
import * as v from 'valibot';
import { cents } from '../../../../contract/schemas/primitives.ts';
import { isBooked } from '../../../../contract/rules/booked.ts';
import { hasFailed } from '../../../../contract/rules/payments.ts';
import { euros } from '../../pricing/index.ts';
import { lockReservation } from '../../stays/lockReservation.ts';
import { readPayments } from '../../stays/readPayments.ts';
import { clock, type Database } from '../../store/database.ts';
import type { ChargeFailure, PaymentRow } from '../../store/schema.ts';
import { inTransaction } from '../../store/transaction.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { findReservation, type Found } from './findReservation.ts';
import { recordEvent } from '../shared/recordEvent.ts';
import { CommandRefused } from '../shared/refused.ts';
import { reservationInput } from './showReservation.ts';

export const chargeInput = v.object({
  ...reservationInput.entries,
  /** The amount in cents that the host saw; the command is rejected if it has changed. */
  expectedAmount: v.optional(v.pipe(cents, v.minValue(0))),
});

/** The failed instalments of a reservation that are charged again. */
export interface RepeatedCharge {
  number: string;
  id: string;
  amount: Money;
  instalments: { dueDate: string; amount: Money; failure: ChargeFailure | null }[];
}

const readOpenCheckout = (db: Database, paymentIds: readonly string[]) =>
  db
    .selectFrom('checkoutInstalment')
    .innerJoin('checkoutSession', (join) =>
      join
        .onRef('checkoutSession.reservationId', '=', 'checkoutInstalment.reservationId')
        .onRef('checkoutSession.attempt', '=', 'checkoutInstalment.attempt'),
    )
    .select('checkoutSession.expiresAt')
    .where('checkoutInstalment.paymentId', 'in', paymentIds)
    .where('checkoutSession.status', 'in', ['open', 'processing'])
    .where('checkoutSession.expiresAt', '>', clock)
    .executeTakeFirst();

async function requireFailed(
  db: Database,
  { reservation: { id, number, savedCard }, current }: Pick<Found, 'reservation' | 'current'>,
): Promise<RepeatedCharge & { failed: PaymentRow[] }> {
  const failed = (await readPayments(db, id)).filter(hasFailed);
  if (!isBooked(current)) {
    throw new CommandRefused(`Reservation ${number} is ${current.status}: nothing more is charged for it.`);
  }
  if (failed.length === 0) throw new CommandRefused(`No instalment of reservation ${number} has failed.`);
  if (savedCard === null) {
    throw new CommandRefused(
      `No card is saved for reservation ${number}: its guest can pay through the link in the e-mail.`,
    );
  }
  const checkout = await readOpenCheckout(
    db,
    failed.map((payment) => payment.id),
  );
  if (checkout) {
    throw new CommandRefused(
      `The guest of reservation ${number} has opened the payment page. Try again after ${checkout.expiresAt.toISOString()}.`,
    );
  }
  const instalments = failed.map(({ dueDate, amount, chargeFailure }) => ({
    dueDate,
    amount: euros(amount),
    failure: chargeFailure,
  }));
  const amount = euros(failed.reduce((sum, payment) => sum + payment.amount, 0));
  return { number, id, amount, instalments, failed };
}

/**
 * Returns the failed instalments that can be charged again; changes nothing.
 * @throws {CommandRefused} if there is nothing to charge
 */
export async function previewCharge(
  context: CommandContext,
  { reservation: name }: v.InferOutput<typeof reservationInput>,
): Promise<RepeatedCharge> {
  const { failed: _, ...charge } = await requireFailed(context.db, await findReservation(context, name));
  return charge;
}

/**
 * Charges the failed instalments of a reservation again. If one fails again, the guest gets an e-mail about it.
 * @throws {CommandRefused} if there is nothing to charge, or the amount is no longer what the host saw
 */
export async function chargeAgain(
  context: CommandContext,
  { reservation: name, expectedAmount }: v.InferOutput<typeof chargeInput>,
): Promise<RepeatedCharge> {
  const { reservation } = await findReservation(context, name);
  return inTransaction(context.db, async (trx) => {
    const locked = await lockReservation(trx, context, reservation.id);
    const { failed, ...charge } = await requireFailed(trx, locked);
    if (expectedAmount !== undefined && expectedAmount !== charge.amount.amount) {
      throw new CommandRefused(
        'The amount has changed in the meantime. Nothing was charged: run the command again.',
      );
    }
    for (const { id: paymentId, chargeAttempt, chargeFailure } of failed) {
      // If the gateway could not be reached, it may have charged the card: the same key returns that payment.
      const wasDeclined = chargeFailure !== null && chargeFailure !== 'unreachable';
      await trx
        .updateTable('payment')
        .set({ status: 'processing', chargeAttempt: wasDeclined ? chargeAttempt + 1 : chargeAttempt })
        .where('id', '=', paymentId)
        .execute();
      await context.jobs.enqueue(trx, 'payment.charge', { paymentId, isRepeated: true });
    }
    await recordEvent(trx, context, { reservationId: reservation.id, kind: 'chargeRepeated' });
    return charge;
  });
}
