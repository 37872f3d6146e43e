import type { Money } from '../values/money.ts';
import type { PaymentStatus } from '../values/statuses.ts';
import { isCancelled, type EndedReservation } from './booked.ts';

/** A payment in the contract or in a host's database; a `void` payment will never be made. */
interface Payment {
  readonly status: PaymentStatus | 'void';
}

/** A payment of a reservation. */
interface RecordedPayment {
  readonly status: PaymentStatus;
  readonly amount: Money;
  readonly refunded?: Money | undefined;
}

/** The progress of the checkout at the gateway, and the payments. */
export interface PaymentProgress {
  readonly checkout?: string | undefined;
  readonly payments: readonly Payment[];
}

interface PaidReservation<P extends RecordedPayment> extends EndedReservation {
  readonly payments: readonly P[];
}

/** Whether the payment was made and not refunded. */
export const isPaid = ({ status }: Payment): boolean => status === 'paid';

/** Whether the payment was made, even if it was refunded later. */
export const wasPaid = ({ status }: Payment): boolean => status === 'paid' || status === 'refunded';

/** Whether the payment was made, or the gateway is processing it. */
export const isPaidOrProcessing = (payment: Payment): boolean =>
  wasPaid(payment) || payment.status === 'processing';

/** Whether a payment of the reservation was made, or the gateway is processing one. */
export const hasPayment = ({ checkout, payments }: PaymentProgress): boolean =>
  checkout === 'processing' || payments.some(isPaidOrProcessing);

/** Whether the payment could not be charged to the guest's card. */
export const hasFailed = ({ status }: Payment): boolean => status === 'failed';

/** Whether the payment is still to be made. */
export const isUpcoming = ({ status }: Payment): boolean =>
  status === 'scheduled' || status === 'processing' || status === 'failed';

/** Returns the sum of payments, in cents. */
export const getTotal = (payments: readonly { readonly amount: Money }[]): number =>
  payments.reduce((sum, { amount }) => sum + amount.amount, 0);

/**
 * Groups payments into the lines of a list: one line for each status, and one for each date of upcoming charges. Two
 * instalments that were paid together are one payment for the guest.
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

/**
 * Returns the amount that the guest has paid for a stay, in cents; refunds are subtracted unless the reservation was
 * cancelled.
 */
export function getPaid(reservation: PaidReservation<RecordedPayment>): number {
  const paid = reservation.payments.filter(wasPaid);
  return getTotal(paid) - (isCancelled(reservation) ? 0 : getRefunded(paid));
}

/**
 * Returns the payments and the total refund of a reservation. After a cancellation a payment may be partly refunded, so
 * each payment counts as paid and `refund` is the sum of all refunds.
 */
export function getAccount<P extends RecordedPayment>(
  reservation: PaidReservation<P> & {
    readonly cancellation: { readonly refundNow: { readonly total: Money } };
  },
): { payments: readonly P[]; refund: Money | undefined } {
  const { payments, cancellation } = reservation;
  if (!isCancelled(reservation)) {
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
