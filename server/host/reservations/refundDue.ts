import type { Refund } from '../../../contract/reservation.ts';
import { isPaid, wasPaid } from '../../../contract/rules/payments.ts';
import { euros, calculateRefund } from '../pricing/index.ts';
import type { PaymentRow, ReservationRow } from '../store/schema.ts';

type Paid = Pick<PaymentRow, 'status' | 'amount' | 'returnedAmount' | 'disputedAmount'>;

const getCents = (payments: readonly Pick<Paid, 'amount'>[]) =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

/** What is left of a payment that neither its host nor the guest's bank has given back, in cents. */
export const getRefundable = ({ amount, returnedAmount, disputedAmount }: Omit<Paid, 'status'>): number =>
  Math.max(0, amount - returnedAmount - disputedAmount);

/** What was paid and not given back, in cents. */
export const getPaid = (payments: readonly Paid[]): number =>
  payments.filter(isPaid).reduce((sum, payment) => sum + getRefundable(payment), 0);

/** What was paid, given back meanwhile or not, in cents. */
export const getPaidAmount = (payments: readonly Pick<Paid, 'status' | 'amount'>[]): number =>
  getCents(payments.filter(wasPaid));

/** What comes back when a reservation is called off at an instant: its policy's share of what was paid. */
export const refundDue = (
  { quote }: Pick<ReservationRow, 'quote'>,
  payments: readonly Paid[],
  at: Date,
): Refund => calculateRefund(quote.paymentOptions[0].cancellationPolicies, euros(getPaid(payments)), at);

/**
 * What was given back of a reservation that has ended, with the policy's share of its day. Money that came
 * after the end goes back too: so each payment says its part.
 */
export function refundGiven(
  { refundPercentage }: Pick<ReservationRow, 'refundPercentage'>,
  payments: readonly Pick<PaymentRow, 'refundAmount'>[],
): Refund {
  const amount = payments.reduce((sum, { refundAmount }) => sum + refundAmount, 0);
  return { percentage: refundPercentage ?? (amount > 0 ? 100 : 0), total: euros(amount) };
}

/** What went back to the guest by hand at the gateway, in cents. */
export const getReturned = (payments: readonly Pick<PaymentRow, 'returnedAmount'>[]): number =>
  payments.reduce((sum, { returnedAmount }) => sum + returnedAmount, 0);

const getPart = (whole: number, share: number, of: number) =>
  Number((BigInt(whole) * BigInt(share)) / BigInt(of));

/**
 * Spreads a refund over the payments it comes from, in cents: each gives its part, to within a cent, and
 * never more than it is.
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
