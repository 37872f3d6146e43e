import type { Money } from '../../../contract/primitives.ts';
import type { PaymentStatus } from '../store/schema.ts';

/** What mails tell about a reservation. */
export interface StayNews {
  productName: string;
  number: string;
  firstName: string;
  property: string;
  /** City, region and country. */
  place: string;
  startDate: string;
  endDate: string;
  nights: number;
  guestCount: number;
  /** On the property's clock, `HH:MM`. */
  checkInAfter: string;
  checkOutUntil: string;
  total: Money;
  payments: readonly { dueDate: string; amount: Money; status: PaymentStatus; refund: Money }[];
  host: { name: string; email: string; phone: string };
}

/** The sum of what goes back to the guest. */
export const refundOf = ({ payments, total }: StayNews): Money => ({
  amount: payments.reduce((sum, { refund }) => sum + refund.amount, 0),
  currency: total.currency,
});
