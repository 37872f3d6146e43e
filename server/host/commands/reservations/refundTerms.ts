import type { Money } from '../../../../contract/values/money.ts';
import { wasPaid } from '../../../../contract/rules/payments.ts';
import { euros } from '../../pricing/index.ts';
import { getPaidAmount } from '../../reservations/refundDue.ts';
import { getRecipient } from '../../reservations/maskedEmail.ts';
import type { PaymentRow, ReservationRow } from '../../store/schema.ts';
import { inEuros } from '../shared/inEuros.ts';
import { CommandRefused } from '../shared/refused.ts';

/** A part of a refund: what is refunded of one instalment. */
export interface RefundPart {
  paymentId: string;
  dueDate: string;
  /** The amount of the instalment. */
  paid: Money;
  amount: Money;
  /** The gateway's id of the payment. */
  gatewayPaymentId: string;
}

/** A refund without a cancellation, before or after it is made. */
export interface RefundTerms {
  number: string;
  id: string;
  /** All payments, including those that were refunded. */
  paid: Money;
  /** The amount of all earlier refunds. */
  refunded: Money;
  /** The amount that can be refunded through the gateway. */
  refundable: Money;
  /** The amount of this refund; zero if none was given. */
  amount: Money;
  /** The amount that the host keeps of the payments after this refund. */
  kept: Money;
  parts: RefundPart[];
  /** The guest's masked e-mail address; null if the guest was erased and gets no e-mail. */
  sentTo: string | null;
}

type Refundable = PaymentRow & { gatewayPaymentId: string };

const isRefundable = (payment: PaymentRow): payment is Refundable =>
  wasPaid(payment) && payment.gatewayPaymentId !== null;

const getLeft = ({ amount, refundAmount, returnedAmount, disputedAmount }: PaymentRow) =>
  Math.max(0, amount - refundAmount - returnedAmount - disputedAmount);

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Takes an amount from the latest payments first, because gateways refund old payments for a limited time only. */
function takeParts(payments: readonly Refundable[], amount: number): RefundPart[] {
  let left = amount;
  return payments.toReversed().flatMap((payment) => {
    const part = Math.min(left, getLeft(payment));
    left -= part;
    const { id: paymentId, dueDate, gatewayPaymentId } = payment;
    return part === 0
      ? []
      : [{ paymentId, dueDate, paid: euros(payment.amount), amount: euros(part), gatewayPaymentId }];
  });
}

/**
 * Calculates a refund and its parts.
 * @throws {CommandRefused} if less than the amount can be refunded
 */
export function getRefundTerms(
  { id, number, email }: ReservationRow,
  payments: readonly PaymentRow[],
  amount: number,
): RefundTerms {
  const refundable = payments.filter(isRefundable);
  const most = sum(refundable.map(getLeft));
  const paid = getPaidAmount(payments);
  const refunded = sum(
    payments.filter(wasPaid).map((payment) => payment.refundAmount + payment.returnedAmount),
  );
  if (amount > most) {
    throw new CommandRefused(
      `At most ${inEuros(most)} of reservation ${number} can be refunded through the gateway: ` +
        `${inEuros(paid)} was paid, and ${inEuros(refunded)} is refunded already.`,
    );
  }
  return {
    number,
    id,
    paid: euros(paid),
    refunded: euros(refunded),
    refundable: euros(most),
    amount: euros(amount),
    kept: euros(paid - refunded - amount),
    parts: takeParts(refundable, amount),
    sentTo: getRecipient({ email }),
  };
}
