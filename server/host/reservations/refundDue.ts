import type { Refund } from '../../../contract/schemas/refund.ts';
import { isPaid, wasPaid } from '../../../contract/rules/payments.ts';
import { euros, calculateRefund } from '../pricing/index.ts';
import type { PaymentRow, ReservationRow } from '../store/schema.ts';

type Paid = Pick<PaymentRow, 'status' | 'amount' | 'returnedAmount' | 'disputedAmount'>;

const getCents = (payments: readonly Pick<Paid, 'amount'>[]) =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

/** The part of a payment that was neither refunded at the gateway nor disputed, in cents. */
const getRefundable = ({ amount, returnedAmount, disputedAmount }: Omit<Paid, 'status'>): number =>
  Math.max(0, amount - returnedAmount - disputedAmount);

/** The sum of payments without refunded and disputed amounts, in cents. */
export const getPaid = (payments: readonly Paid[]): number =>
  payments.filter(isPaid).reduce((sum, payment) => sum + getRefundable(payment), 0);

/** The sum of all payments, including refunded ones, in cents. */
export const getPaidAmount = (payments: readonly Pick<Paid, 'status' | 'amount'>[]): number =>
  getCents(payments.filter(wasPaid));

/** The part of all payments that the host keeps after the refund of a cancellation, in cents. */
export const getKeptAmount = (payments: readonly Paid[], { total }: Refund): number =>
  payments.filter(wasPaid).reduce((sum, payment) => sum + getRefundable(payment), 0) - total.amount;

/** The refund for a cancellation at an instant: the policy's share of the paid amount. */
export const refundDue = (
  { quote }: Pick<ReservationRow, 'quote'>,
  payments: readonly Paid[],
  at: Date,
): Refund => calculateRefund(quote.paymentOptions[0].cancellationPolicies, euros(getPaid(payments)), at);

/**
 * The refund of an ended reservation, with the policy's percentage for that day. Payments that arrived after the end
 * are refunded in full; therefore the sum is taken from the payments.
 */
export function refundGiven(
  { refundPercentage }: Pick<ReservationRow, 'refundPercentage'>,
  payments: readonly Pick<PaymentRow, 'refundAmount'>[],
): Refund {
  const amount = payments.reduce((sum, { refundAmount }) => sum + refundAmount, 0);
  return { percentage: refundPercentage ?? (amount > 0 ? 100 : 0), total: euros(amount) };
}

/** The amount that was refunded by hand at the gateway, in cents. */
export const getReturned = (payments: readonly Pick<PaymentRow, 'returnedAmount'>[]): number =>
  payments.reduce((sum, { returnedAmount }) => sum + returnedAmount, 0);

const getPart = (whole: number, share: number, of: number) =>
  Number((BigInt(whole) * BigInt(share)) / BigInt(of));

/**
 * Distributes a refund over its payments in proportion to their amounts, in cents. A rounding difference is at most one
 * cent, and no share exceeds its payment.
 */
export function shares<P extends { amount: number }>(
  refund: number,
  payments: readonly P[],
): { payment: P; refundAmount: number }[] {
  const paid = Math.max(
    1,
    payments.reduce((sum, { amount }) => sum + amount, 0),
  );
  let counted = 0;
  return payments.map((payment) => {
    const before = getPart(refund, counted, paid);
    counted += payment.amount;
    return { payment, refundAmount: getPart(refund, counted, paid) - before };
  });
}

/** Distributes the refund of a cancellation over the payments that were made. */
export const getRefundShares = (
  { total }: Refund,
  payments: readonly PaymentRow[],
): { payment: PaymentRow; refundAmount: number }[] => {
  const paid = payments.filter(isPaid).map((row) => ({ row, amount: getRefundable(row) }));
  return shares(total.amount, paid).map(({ payment: { row }, refundAmount }) => ({
    payment: row,
    refundAmount,
  }));
};

/** The part of refunded amounts that the host received in person, and returns in person, in cents. */
export const getReturnedInPerson = (
  parts: readonly Pick<PaymentRow, 'collectedBy' | 'refundAmount'>[],
): number =>
  parts.reduce((sum, { collectedBy, refundAmount }) => sum + (collectedBy === 'host' ? refundAmount : 0), 0);
