import type { Money } from '../primitives.ts';
import type { Reservation } from '../reservation.ts';
import { wasCalledOff } from './booked.ts';

type RecordedPayment = Reservation['payments'][number];

/** A payment as the contract tells it, or as a host keeps it: one that is `void` will never be made. */
interface Payment {
  readonly status: RecordedPayment['status'] | 'void';
}

/** It was paid, and did not go back. */
export const isPaid = ({ status }: Payment): boolean => status === 'paid';

/** It was paid, whether it went back since or not. */
export const wasPaid = ({ status }: Payment): boolean => status === 'paid' || status === 'refunded';

/** It could not be charged to the guest's card. */
export const hasFailed = ({ status }: Payment): boolean => status === 'failed';

/** It is still to come. */
export const isUpcoming = ({ status }: Payment): boolean =>
  status === 'scheduled' || status === 'processing' || status === 'failed';

/** The sum of payments, in cents. */
export const getTotal = (payments: readonly { readonly amount: Money }[]): number =>
  payments.reduce((sum, { amount }) => sum + amount.amount, 0);

/**
 * Payments as the lines of a list: those of one status are one line, and those still to be charged one line for each day. Two
 * instalments that were paid at once are one payment to a guest.
 */
export function paymentLines<Line extends Payment & { readonly dueDate: string; readonly amount: Money }>(
  payments: readonly Line[],
): Line[] {
  const lines = new Map<string, Line>();
  for (const payment of payments) {
    const key = payment.status === 'scheduled' ? payment.dueDate : payment.status;
    const line = lines.get(key);
    const sum = getTotal([...(line ? [line] : []), payment]);
    lines.set(key, { ...(line ?? payment), amount: { ...payment.amount, amount: sum } });
  }
  return [...lines.values()];
}

const getRefunded = (payments: readonly RecordedPayment[]): number =>
  payments.reduce((sum, { refunded }) => sum + (refunded?.amount ?? 0), 0);

/** What a guest has paid of a stay, in cents; while it stands, without what came back of that. */
export function getPaid(reservation: Pick<Reservation, 'status' | 'endReason' | 'payments'>): number {
  const paid = reservation.payments.filter(wasPaid);
  return getTotal(paid) - (wasCalledOff(reservation) ? 0 : getRefunded(paid));
}

/**
 * What was paid and what came back. Of a stay that was called off a payment may have come back in part: so
 * each payment counts as paid, and `refund` is the sum that came back of all of them.
 */
export function getAccount(
  reservation: Pick<Reservation, 'status' | 'endReason' | 'payments' | 'cancellation'>,
): { payments: readonly RecordedPayment[]; refund: Money | undefined } {
  const { payments, cancellation } = reservation;
  if (!wasCalledOff(reservation)) {
    const amount = getRefunded(payments);
    return {
      payments: payments.map((payment) => (payment.refunded ? { ...payment, status: 'paid' } : payment)),
      refund: amount > 0 ? { amount, currency: 'EUR' } : undefined,
    };
  }
  const { total } = cancellation.refundNow;
  return {
    payments: payments.map((payment) => (wasPaid(payment) ? { ...payment, status: 'paid' } : payment)),
    refund: total.amount > 0 ? total : undefined,
  };
}
