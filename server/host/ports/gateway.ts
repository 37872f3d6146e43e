import type { Language } from '../../../contract/language.ts';
import type { Money } from '../../../contract/primitives.ts';

/** What a guest is sent to the gateway for. */
export interface SessionRequest {
  reservationId: string;
  /** The reservation's number, as the guest knows it. */
  number: string;
  /** `setup` saves a card for later charges and takes nothing now. */
  mode: 'payment' | 'setup';
  /** Due now, in integer cents; undefined in `setup`. */
  amount: Money | undefined;
  /** Whether more falls due later, for which the card is kept; `setup` keeps it always. */
  keepsCard: boolean;
  /** What is being paid for, in the guest's language. */
  description: string;
  guestEmail: string;
  language: Language;
  /** Where the gateway sends the guest back to, paid or not. */
  returnUrl: string;
  expiresAt: Date;
  /** The same key with the same request answers the same session. */
  idempotencyKey: string;
}

export interface OpenedSession {
  id: string;
  /** The page of the gateway, on an allow-listed host. */
  url: string;
  expiresAt: Date;
}

export type SessionStatus = 'open' | 'processing' | 'failed' | 'complete' | 'expired';

/** How far a session has come, as the gateway says now. */
export interface SessionState {
  id: string;
  /** `failed`: the last try was refused, the guest may try again until it expires. */
  status: SessionStatus;
  mode: 'payment' | 'setup';
  /** The charge, once money has moved: what a refund refers to. */
  paymentId: string | undefined;
  /** The gateway's name for the card, for later charges; never a card number. */
  savedCard: string | undefined;
}

export interface RefundRequest {
  paymentId: string;
  amount: Money;
  idempotencyKey: string;
}

export interface ChargeRequest {
  savedCard: string;
  amount: Money;
  description: string;
  idempotencyKey: string;
}

export type ChargeResult =
  | { status: 'paid'; paymentId: string }
  | { status: 'declined' }
  | { status: 'authentication-required' };

/** A refund, whoever had it made. */
export interface RefundState {
  id: string;
  amount: Money;
  /** `failed`: the money is back at the host, and the guest has to be paid another way. */
  status: 'pending' | 'succeeded' | 'failed';
  /** The key that this host asked with; undefined for one that was made at the gateway by hand. */
  key: string | undefined;
  madeAt: Date;
}

/** A payment that the guest's bank questions. */
export interface DisputeState {
  id: string;
  amount: Money;
  /** Why, in the gateway's word. */
  reason: string;
  /**
   * `inquiry`: the bank asks, and no money has moved. `open` and `lost`: the bank has taken the money back. `won`: it is
   * the host's again. `closed`: nothing came of it.
   */
  status: 'inquiry' | 'open' | 'won' | 'lost' | 'closed';
  /** Until when the host may answer at the gateway. */
  answerBy: Date | undefined;
  madeAt: Date;
}

/** What became of a payment, as the gateway says now. */
export interface PaymentState {
  id: string;
  /** The gateway's id of the charge, where it has one of its own. */
  chargeId: string | undefined;
  amount: Money;
  /** What the gateway keeps of it; undefined while it does not say. */
  fee: Money | undefined;
  refunds: readonly RefundState[];
  disputes: readonly DisputeState[];
}

/**
 * A notice that a session changed, or what became of a payment. What it changed to is read from the gateway, never
 * from the notice.
 */
export type WebhookEvent = { id: string; sessionId: string } | { id: string; paymentId: string };

/**
 * A payment gateway. Every call but `readWebhook` crosses the network: none is made inside a transaction.
 * Calls that fail for another reason than the guest's card throw {@link GatewayUnreachable}.
 */
export interface PaymentGateway {
  openSession(request: SessionRequest): Promise<OpenedSession>;
  readSession(id: string): Promise<SessionState>;
  /** No error when the session has ended already; a session that was paid stays paid. */
  expireSession(id: string): Promise<void>;
  /**
   * Has the gateway delete whom it knows by a session, with the cards that it keeps of them; what it must keep of payments
   * stays. No error where nobody is known by it any more.
   */
  deleteGuest(sessionId: string): Promise<void>;
  refund(request: RefundRequest): Promise<{ id: string }>;
  /** What became of a payment; undefined for one that is not this gateway's. */
  readPayment(id: string): Promise<PaymentState | undefined>;
  /** Charges a saved card while its holder is away. */
  charge(request: ChargeRequest): Promise<ChargeResult>;
  /**
   * Verifies the signature of a webhook event and reads it; undefined for an event of no interest.
   * @throws {WebhookRefused} when the signature is missing, wrong, too old or of the future, or the event is malformed
   */
  readWebhook(body: string, headers: Headers): Promise<WebhookEvent | undefined>;
}

/** A webhook event that the gateway did not sign, or that cannot be read. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}

/** The gateway did not answer, or not as agreed; trying again with the same key is safe. */
export class GatewayUnreachable extends Error {
  override readonly name = 'GatewayUnreachable';
}
