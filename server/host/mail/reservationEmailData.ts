import type { Arrival } from '../../../contract/arrival.ts';
import type { Invoice } from '../../../contract/stayDetails.ts';
import type { Money } from '../../../contract/primitives.ts';
import type { CancellationPolicy } from '../../../contract/quote.ts';
import type { Party } from '../../../contract/party.ts';
import type { TouristTax } from '../../../contract/touristTax.ts';
import { isPaid, isUpcoming, getTotal, wasPaid } from '../../../contract/rules/payments.ts';
import { euros, calculateRefund, sumAmounts } from '../pricing/index.ts';
import type { PaymentStatus } from '../store/schema.ts';

/** What mails tell about a reservation. */
export interface ReservationEmailData {
  productName: string;
  /** The guest's way to the reservation; what it carries is a secret. */
  link: string;
  /** The property's own page. */
  propertyLink: string | undefined;
  number: string;
  guest: { firstName: string; name: string; email: string; phone: string };
  specialRequests: string | null;
  /** What the invoice is to say; its country in words. */
  invoice: Invoice | null;
  /** About when its guests arrive, `HH:MM` on the property's clock. */
  arrivalTime: string | null;
  property: string;
  /** City, region and country. */
  place: string;
  timeZone: string;
  startDate: string;
  endDate: string;
  nights: number;
  guestCount: number;
  /** Who they are, where they are told apart. */
  party: Party | undefined;
  /** On the property's clock, `HH:MM`. */
  checkInAfter: string;
  checkOutUntil: string;
  total: Money;
  touristTax: TouristTax | undefined;
  payments: readonly { dueDate: string; amount: Money; status: PaymentStatus; refund: Money }[];
  /** Earliest first; none where a cancellation brings nothing back. */
  policies: readonly CancellationPolicy[];
  /** When it was called off, or lost. */
  endedAt: Date | null;
  /** When the authorities’ file with its guests was last made. */
  bulletinsExportedAt: Date | null;
  /** The address and the way in, as far as the guest is told it now. */
  arrival: Arrival | undefined;
  host: { name: string; email: string; phone: string };
}

/** The sum of what goes back to the guest. */
export const amountRefunded = ({ payments }: ReservationEmailData): Money =>
  euros(sumAmounts(payments.map(({ refund }) => refund)));

/** The sum of what the guest has paid. */
export const amountPaid = ({ payments }: ReservationEmailData): Money =>
  euros(getTotal(payments.filter(isPaid)));

/** The sum of what is still to be charged. */
export const amountOutstanding = ({ payments }: ReservationEmailData): Money =>
  euros(getTotal(payments.filter(isUpcoming)));

/** Why a guest gets back what they do when a stay is called off. */
export type RefundCase = 'nothingPaid' | 'everything' | 'inPart' | 'policyGivesNothing' | 'hostGivesNothing';

/** Which case a stay that was called off is: a guest gets what the policy says, a host may decide otherwise. */
export function getRefundCase(data: ReservationEmailData): RefundCase {
  const taken = euros(getTotal(data.payments.filter(wasPaid)));
  const { amount } = amountRefunded(data);
  if (taken.amount === 0) return 'nothingPaid';
  if (amount > 0) return amount < taken.amount ? 'inPart' : 'everything';
  const agreed = data.endedAt && calculateRefund(data.policies, taken, data.endedAt);
  return agreed && agreed.total.amount > 0 ? 'hostGivesNothing' : 'policyGivesNothing';
}
