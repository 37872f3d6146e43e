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
  { status: 'paid'; paymentId: string } | { status: 'declined' } | { status: 'authentication-required' };

/** A notice that a session changed. What it changed to is read from the gateway, never from the notice. */
export interface WebhookEvent {
  id: string;
  sessionId: string;
}

/**
 * A payment gateway. Every call but `readWebhook` crosses the network: none is made inside a transaction.
 * Calls that fail for another reason than the guest's card throw {@link GatewayUnreachable}.
 */
export interface PaymentGateway {
  openSession(request: SessionRequest): Promise<OpenedSession>;
  readSession(id: string): Promise<SessionState>;
  /** No error when the session has ended already; a session that was paid stays paid. */
  expireSession(id: string): Promise<void>;
  refund(request: RefundRequest): Promise<{ id: string }>;
  /** Charges a saved card while its holder is away. */
  charge(request: ChargeRequest): Promise<ChargeResult>;
  /**
   * Verifies the signature of a notice and reads it; undefined for a notice of no interest.
   * @throws {WebhookRefused} when the signature is missing, wrong or too old
   */
  readWebhook(body: string, headers: Headers): Promise<WebhookEvent | undefined>;
}

/** A notice that was not signed by the gateway. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}

/** The gateway did not answer, or not as agreed; trying again with the same key is safe. */
export class GatewayUnreachable extends Error {
  override readonly name = 'GatewayUnreachable';
}
