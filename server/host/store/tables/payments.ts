import type { Generated } from 'kysely';
import type { paymentStatuses } from '../../../../contract/reservation.ts';
import type { GeneratedInstant, Nullable } from './columns.ts';

/** `void`: no longer due, because the reservation ended before. */
export type PaymentStatus = (typeof paymentStatuses)[number] | 'void';

/** One instalment of a reservation's schedule. Amounts in cents. */
export interface PaymentTable {
  id: string;
  reservationId: string;
  position: number;
  dueDate: string;
  /** Whether the first checkout session collects it. */
  dueNow: boolean;
  amount: number;
  status: Generated<PaymentStatus>;
  gatewayPaymentId: Nullable<string>;
  gatewayRefundId: Nullable<string>;
  /** The part that is refunded, because the stay was cancelled or could not be booked. */
  refundAmount: Generated<number>;
  /** The part that was refunded by hand at the gateway. */
  returnedAmount: Generated<number>;
  /** The part that the guest's bank has withdrawn. */
  disputedAmount: Generated<number>;
  paidAt: Nullable<Date>;
}

/** A payment at the gateway, which can cover several instalments. Amounts in cents. */
export interface GatewayPaymentTable {
  /** The gateway's id. */
  id: string;
  reservationId: string;
  /** The gateway's id of the charge, if it differs from the payment's. */
  chargeId: Nullable<string>;
  /** Null until the gateway reports it. */
  amount: Nullable<number>;
  /** The gateway's fee; null until the gateway reports it. */
  fee: Nullable<number>;
  createdAt: GeneratedInstant;
  /** The time of the last read at the gateway. */
  checkedAt: Nullable<Date>;
}

export interface GatewayRefundTable {
  id: string;
  gatewayPaymentId: string;
  amount: number;
  status: 'pending' | 'succeeded' | 'failed';
  /** Whether this host made it; otherwise it was made by hand at the gateway. */
  isOurs: boolean;
  madeAt: Date;
}

/** A payment that the guest's bank disputes. */
export interface GatewayDisputeTable {
  id: string;
  gatewayPaymentId: string;
  amount: number;
  /** The reason, as the gateway names it. */
  reason: string;
  status: 'inquiry' | 'open' | 'won' | 'lost' | 'closed';
  /** The deadline for the host's response at the gateway. */
  answerBy: Nullable<Date>;
  madeAt: Date;
}

export type CheckoutStatus = 'open' | 'processing' | 'failed' | 'complete' | 'expired';

export interface CheckoutSessionTable {
  /** The gateway's id. */
  id: string;
  reservationId: string;
  /** Counted from 1 for each reservation. */
  attempt: Generated<number>;
  mode: 'payment' | 'setup';
  url: string;
  status: Generated<CheckoutStatus>;
  createdAt: GeneratedInstant;
  expiresAt: Date;
  /** The time of the last read at the gateway. */
  checkedAt: Nullable<Date>;
}

/** A failed instalment that a session of a booked stay pays; stored before the session is opened. */
export interface CheckoutInstalmentTable {
  reservationId: string;
  /** The attempt of the session. */
  attempt: number;
  paymentId: string;
}

export interface WebhookEventTable {
  id: string;
  receivedAt: GeneratedInstant;
}
