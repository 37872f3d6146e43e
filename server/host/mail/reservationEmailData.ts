import type { Arrival } from '../../../contract/schemas/arrival.ts';
import type { Invoice } from '../../../contract/schemas/stayDetails.ts';
import type { Money } from '../../../contract/values/money.ts';
import type { Party } from '../../../contract/values/party.ts';
import type { CancellationPolicy } from '../../../contract/schemas/quote.ts';
import type { TouristTax } from '../../../contract/schemas/touristTax.ts';
import { isPaid, isUpcoming, getTotal, wasPaid } from '../../../contract/rules/payments.ts';
import { euros, calculateRefund, sumAmounts } from '../pricing/index.ts';
import type { PaymentStatus } from '../store/schema.ts';

/** An instalment in an e-mail. */
interface EmailPayment {
  dueDate: string;
  amount: Money;
  status: PaymentStatus;
  refund: Money;
  /** Whether it is part of the payment that books the stay. */
  dueNow: boolean;
  /** `host`: in person, without the gateway. */
  collectedBy: 'gateway' | 'host';
}

/** The data of a reservation for e-mails. */
export interface ReservationEmailData {
  productName: string;
  /** The origin of the site, for links to the dashboard. */
  origin: string;
  /** The reservation link, which contains a secret token. */
  link: string;
  /** The property's page. */
  propertyLink: string | undefined;
  number: string;
  guest: { firstName: string; name: string; email: string; phone: string };
  specialRequests: string | null;
  /** The invoice data, with the country's name. */
  invoice: Invoice | null;
  /** The approximate arrival time, `HH:MM` in the property's time zone. */
  arrivalTime: string | null;
  property: string;
  /** City, region and country. */
  place: string;
  timeZone: string;
  startDate: string;
  endDate: string;
  nights: number;
  guestCount: number;
  /** The guests by age group, if the property distinguishes them. */
  party: Party | undefined;
  /** In the property's time zone, `HH:MM`. */
  checkInAfter: string;
  checkOutUntil: string;
  total: Money;
  touristTax: TouristTax | undefined;
  payments: readonly EmailPayment[];
  /** The amount of the payment that books the stay. */
  dueNow: Money;
  /** The end of an unpaid reservation. */
  holdExpiresAt: Date;
  /** The channel on which the stay was booked. */
  channel: string | undefined;
  /** Earliest first; empty if a cancellation is never refunded. */
  policies: readonly CancellationPolicy[];
  /** The time of its cancellation or expiry. */
  endedAt: Date | null;
  /** The time at which the last bulletin file with its guests was created. */
  bulletinsExportedAt: Date | null;
  /** The address and the arrival information that the guest can see now. */
  arrival: Arrival | undefined;
  host: { name: string; email: string; phone: string };
}

/** The total refund of the guest. */
export const amountRefunded = ({ payments }: ReservationEmailData): Money =>
  euros(sumAmounts(payments.map(({ refund }) => refund)));

/** The total that the guest has paid. */
export const amountPaid = ({ payments }: ReservationEmailData): Money =>
  euros(getTotal(payments.filter(isPaid)));

/** The total that is still to be charged. */
export const amountOutstanding = ({ payments }: ReservationEmailData): Money =>
  euros(getTotal(payments.filter(isUpcoming)));

/** The cases of a refund after a cancellation. */
export type RefundCase =
  | 'nothingPaid'
  | 'everything'
  | 'inPart'
  | 'inPerson'
  | 'policyGivesNothing'
  | 'hostGivesNothing';

/** Determines the refund case of a cancelled stay: guests get the policy's refund, hosts may decide otherwise. */
export function getRefundCase(data: ReservationEmailData): RefundCase {
  const taken = euros(getTotal(data.payments.filter(wasPaid)));
  const { amount } = amountRefunded(data);
  if (taken.amount === 0) return 'nothingPaid';
  const inPerson = data.payments.some(
    ({ collectedBy, refund }) => collectedBy === 'host' && refund.amount > 0,
  );
  if (inPerson) return 'inPerson';
  if (amount > 0) return amount < taken.amount ? 'inPart' : 'everything';
  const agreed = data.endedAt && calculateRefund(data.policies, taken, data.endedAt);
  return agreed && agreed.total.amount > 0 ? 'hostGivesNothing' : 'policyGivesNothing';
}
