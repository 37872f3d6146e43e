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
  /** Part of what the first checkout session collects. */
  dueNow: boolean;
  amount: number;
  status: Generated<PaymentStatus>;
  gatewayPaymentId: Nullable<string>;
  gatewayRefundId: Nullable<string>;
  /** What of it goes back to the guest, because the stay was called off or could not be booked. */
  refundAmount: Generated<number>;
  /** What of it somebody gave back at the gateway by hand. */
  returnedAmount: Generated<number>;
  /** What of it the guest's bank has taken back. */
  disputedAmount: Generated<number>;
  paidAt: Nullable<Date>;
}

/** A payment as the gateway keeps it: one for all instalments that were paid at once. Amounts in cents. */
export interface GatewayPaymentTable {
  /** The gateway's id. */
  id: string;
  reservationId: string;
  /** The gateway's id of the charge, where it has one of its own. */
  chargeId: Nullable<string>;
  /** Null until the gateway has told of it. */
  amount: Nullable<number>;
  /** What the gateway keeps of it; null until it says. */
  fee: Nullable<number>;
  createdAt: GeneratedInstant;
  /** When the gateway was last asked about it. */
  checkedAt: Nullable<Date>;
}

export interface GatewayRefundTable {
  id: string;
  gatewayPaymentId: string;
  amount: number;
  status: 'pending' | 'succeeded' | 'failed';
  /** Whether this host had it made; else somebody did at the gateway. */
  isOurs: boolean;
  madeAt: Date;
}

/** A payment that the guest's bank questions. */
export interface GatewayDisputeTable {
  id: string;
  gatewayPaymentId: string;
  amount: number;
  /** Why, in the gateway's word. */
  reason: string;
  status: 'inquiry' | 'open' | 'won' | 'lost' | 'closed';
  /** Until when the host may answer at the gateway. */
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
  /** When the gateway was last asked about it. */
  checkedAt: Nullable<Date>;
}

/** A failed instalment that a session of a booked stay is opened for; written before there is one. */
export interface CheckoutInstalmentTable {
  reservationId: string;
  /** The session's. */
  attempt: number;
  paymentId: string;
}

export interface WebhookEventTable {
  id: string;
  receivedAt: GeneratedInstant;
}
