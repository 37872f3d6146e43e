import * as v from 'valibot';
import { cents } from '../../../../contract/schemas/primitives.ts';
import { allocateRefunds } from '../../payments/allocateRefunds.ts';
import { newId } from '../../reservations/newNames.ts';
import { euros } from '../../pricing/index.ts';
import { lockReservation } from '../../stays/lockReservation.ts';
import { readPayments } from '../../stays/readPayments.ts';
import type { Trx } from '../../store/database.ts';
import { inTransaction } from '../../store/transaction.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { findReservation, reservationName } from './findReservation.ts';
import { hostText } from '../shared/hostText.ts';
import { getRefundTerms, type RefundPart, type RefundTerms } from './refundTerms.ts';
import { CommandRefused } from '../shared/refused.ts';

/** The maximum length of a reason, which the guest reads in the e-mail. */
const longestReason = 500;

const refundAmount = v.pipe(cents, v.minValue(1));

export const refundPreview = v.object({ reservation: reservationName, amount: v.optional(refundAmount) });
export const refundInput = v.object({
  reservation: reservationName,
  amount: refundAmount,
  reason: hostText(longestReason),
  /** The refundable amount that the host was shown, in cents; the command is rejected if it has changed. */
  expectedRefundable: v.optional(v.pipe(cents, v.minValue(0))),
  /** A repeated command with the same key makes no further refund. */
  key: v.optional(v.pipe(v.string(), v.nonEmpty('is empty'), v.maxLength(100))),
});

/** A refund that was made; `repeated` if an earlier command with the same key made it. */
export interface MadeRefund extends RefundTerms {
  refundId: string;
  repeated: boolean;
}

/**
 * Calculates a refund without a cancellation, or, without an amount, how much can be refunded; changes nothing.
 * @throws {CommandRefused} if less than the amount can be refunded
 */
export async function previewRefund(
  context: CommandContext,
  { reservation: name, amount = 0 }: v.InferOutput<typeof refundPreview>,
): Promise<RefundTerms> {
  const { reservation } = await findReservation(context, name);
  return getRefundTerms(reservation, await readPayments(context.db, reservation.id), amount);
}

async function readEarlier(trx: Trx, reservationId: string, key: string | undefined) {
  if (key === undefined) return undefined;
  const refund = await trx
    .selectFrom('hostRefund')
    .select(['id', 'amount'])
    .where('reservationId', '=', reservationId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (refund === undefined) return undefined;
  const parts = await trx
    .selectFrom('hostRefundPart')
    .innerJoin('payment', 'payment.id', 'hostRefundPart.paymentId')
    .select([
      'hostRefundPart.paymentId',
      'hostRefundPart.amount',
      'payment.dueDate',
      'payment.gatewayPaymentId',
    ])
    .select('payment.amount as paid')
    .where('refundId', '=', refund.id)
    .orderBy('payment.position', 'desc')
    .execute();
  return {
    refundId: refund.id,
    amount: euros(refund.amount),
    parts: parts.map((part): RefundPart => ({
      ...part,
      gatewayPaymentId: part.gatewayPaymentId!,
      paid: euros(part.paid),
      amount: euros(part.amount),
    })),
  };
}

async function storeRefund(
  trx: Trx,
  { jobs, actor }: CommandContext,
  { id: reservationId, amount, parts, sentTo }: RefundTerms,
  { reason, key }: v.InferOutput<typeof refundInput>,
): Promise<string> {
  const refundId = newId();
  await trx
    .insertInto('hostRefund')
    .values({ id: refundId, reservationId, key, amount: amount.amount, reason, madeBy: actor })
    .execute();
  for (const part of parts) {
    const partId = newId();
    await trx
      .insertInto('hostRefundPart')
      .values({ id: partId, refundId, paymentId: part.paymentId, amount: part.amount.amount })
      .execute();
    await jobs.enqueue(trx, 'payment.refundPart', { partId });
  }
  for (const id of new Set(parts.map(({ gatewayPaymentId }) => gatewayPaymentId)))
    await allocateRefunds(trx, id);
  if (sentTo !== null) await jobs.enqueue(trx, 'mail.refunded', { refundId });
  return refundId;
}

/**
 * Refunds a part of what the guest paid, without cancelling the reservation, and e-mails the guest the reason.
 * @throws {CommandRefused} if less than the amount can be refunded, or the refundable amount differs from the one shown
 */
export async function refundReservation(
  context: CommandContext,
  input: v.InferOutput<typeof refundInput>,
): Promise<MadeRefund> {
  const { reservation: name, amount, expectedRefundable, key } = input;
  const { reservation } = await findReservation(context, name);
  return inTransaction(context.db, async (trx) => {
    const locked = await lockReservation(trx, context, reservation.id);
    const payments = await readPayments(trx, reservation.id);
    const earlier = await readEarlier(trx, reservation.id, key);
    if (earlier) return { ...getRefundTerms(locked.reservation, payments, 0), ...earlier, repeated: true };
    const { refundable } = getRefundTerms(locked.reservation, payments, 0);
    if (expectedRefundable !== undefined && refundable.amount !== expectedRefundable) {
      throw new CommandRefused(
        'The refundable amount has changed in the meantime. Nothing was changed: run the command again.',
      );
    }
    const terms = getRefundTerms(locked.reservation, payments, amount);
    return { ...terms, refundId: await storeRefund(trx, context, terms, input), repeated: false };
  });
}
