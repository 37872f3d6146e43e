import type { Money } from '../../../contract/primitives.ts';
import type { PaymentState, SessionRequest, SessionState } from '../../host/ports/gateway.ts';

/** What may be kept of a card: never its number. */
export interface CardSummary {
  brand: string;
  last4: string;
}

/** A checkout session as the sandbox keeps it. */
export interface Session extends Omit<SessionRequest, 'expiresAt' | 'idempotencyKey'> {
  id: string;
  expiresAt: string;
  createdAt: string;
  status: SessionState['status'];
  /** Why the last try was refused. */
  refusal?: 'declined' | 'not_authenticated';
  /** The card whose bank still asks its holder; the session stays open meanwhile. */
  challenge?: CardSummary;
  /** A slow payment: when the money arrives. */
  arrivesAt?: string;
  card?: CardSummary;
  paymentId?: string;
  savedCard?: string;
}

/** A charge that went through, and what was given back of it. */
export interface Payment {
  id: string;
  amount: Money;
  /** What was given back of it in all, in cents. */
  refunded: number;
  /** What each refund gave back, by its id. */
  refunds?: Readonly<Record<string, number>>;
  /** The key that each refund was asked with, by its id. */
  refundKeys?: Readonly<Record<string, string>>;
  /** When it was last given back of. */
  refundedAt?: string;
}

/** Whether the guest can still do something on the session's page. */
export const isPayable = ({ status }: Session) => status === 'open' || status === 'failed';

/** Whether nothing more becomes of it. */
export const hasEnded = ({ status }: Session) => status === 'complete' || status === 'expired';

/** The session as the host reads it. */
export const getState = (session: Session): SessionState => ({
  id: session.id,
  status: session.status,
  mode: session.mode,
  paymentId: session.paymentId,
  savedCard: session.savedCard,
});

/** A payment as the host reads it: the sandbox keeps nothing for itself, and no bank questions it. */
export const getPaymentState = (payment: Payment): PaymentState => ({
  id: payment.id,
  chargeId: undefined,
  amount: payment.amount,
  fee: { amount: 0, currency: 'EUR' },
  refunds: Object.entries(payment.refunds ?? {}).map(([id, cents]) => ({
    id,
    amount: { amount: cents, currency: 'EUR' },
    status: 'succeeded',
    // Nobody but the host gives back here.
    key: payment.refundKeys?.[id] ?? id,
    madeAt: new Date(payment.refundedAt ?? 0),
  })),
  disputes: [],
});
