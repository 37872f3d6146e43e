import type { Money } from '../../../contract/primitives.ts';
import type { SessionRequest, SessionState } from '../../host/ports/gateway.ts';

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
}

/** Whether the guest can still do something on the session's page. */
export const isPayable = ({ status }: Session) => status === 'open' || status === 'failed';

/** Whether nothing more becomes of it. */
export const hasEnded = ({ status }: Session) => status === 'complete' || status === 'expired';

/** The session as the host reads it. */
export const stateOf = (session: Session): SessionState => ({
  id: session.id,
  status: session.status,
  mode: session.mode,
  paymentId: session.paymentId,
  savedCard: session.savedCard,
});
