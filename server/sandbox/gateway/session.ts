import type { Money } from '../../../contract/values/money.ts';
import type { PaymentState, SessionRequest, SessionState } from '../../host/ports/gateway.ts';

/** The stored data of a card: never its number. */
export interface CardSummary {
  brand: string;
  last4: string;
}

/** A checkout session as the sandbox stores it. */
export interface Session extends Omit<SessionRequest, 'expiresAt' | 'idempotencyKey'> {
  id: string;
  expiresAt: string;
  createdAt: string;
  status: SessionState['status'];
  /** The reason why the last attempt was refused. */
  refusal?: 'declined' | 'not_authenticated';
  /** The card whose bank is waiting for the guest's confirmation; the session stays open until then. */
  challenge?: CardSummary;
  /** The time at which a slow payment completes. */
  arrivesAt?: string;
  card?: CardSummary;
  paymentId?: string;
  savedCard?: string;
}

/** A successful charge, with its refunds. */
export interface Payment {
  id: string;
  amount: Money;
  /** The total of all refunds, in cents. */
  refunded: number;
  /** The amount of each refund, by its id. */
  refunds?: Readonly<Record<string, number>>;
  /** The idempotency key of each refund, by its id. */
  refundKeys?: Readonly<Record<string, string>>;
  /** The time of the last refund. */
  refundedAt?: string;
}

/** Whether the guest can still pay on the session's page. */
export const isPayable = ({ status }: Session) => status === 'open' || status === 'failed';

/** Whether the session's status is final. */
export const hasEnded = ({ status }: Session) => status === 'complete' || status === 'expired';

/** Returns the session as the host reads it. */
export const getState = (session: Session): SessionState => ({
  id: session.id,
  status: session.status,
  mode: session.mode,
  paymentId: session.paymentId,
  savedCard: session.savedCard,
});

/** Returns a payment as the host reads it: the sandbox has no fees and no disputes. */
export const getPaymentState = (payment: Payment): PaymentState => ({
  id: payment.id,
  chargeId: undefined,
  amount: payment.amount,
  fee: { amount: 0, currency: 'EUR' },
  refunds: Object.entries(payment.refunds ?? {}).map(([id, cents]) => ({
    id,
    amount: { amount: cents, currency: 'EUR' },
    status: 'succeeded',
    // Only the host makes refunds here.
    key: payment.refundKeys?.[id] ?? id,
    madeAt: new Date(payment.refundedAt ?? 0),
  })),
  disputes: [],
});
