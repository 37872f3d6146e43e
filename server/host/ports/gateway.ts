import type { Language } from '../../../contract/values/language.ts';
import type { Money } from '../../../contract/values/money.ts';
import type { Guests } from '../../../contract/rules/party.ts';
import type { PaymentMethod, QuoteLine } from '../../../contract/schemas/quote.ts';

/** A later payment of a stay. */
export interface LaterPayment {
  dueDate: string;
  amount: Money;
  /** `host`: the guest pays on arrival, without the gateway. */
  collectedBy: 'gateway' | 'host';
}

/** The stay that a guest pays for, with texts in the guest's language. A gateway may show it on its page. */
export interface PaidStay extends Guests {
  propertyName: string;
  /** The first photo of the property, with its absolute address. */
  photo?: { address: string; alt: string } | undefined;
  startDate: string;
  endDate: string;
  lines: readonly QuoteLine[];
  total: Money;
  /** The payments after this one. */
  later: readonly LaterPayment[];
  /** The time zone of the property. */
  timeZone: string;
}

/** A request to open a checkout session. */
export interface SessionRequest {
  reservationId: string;
  /** The reservation's number, as the guest knows it. */
  number: string;
  /** `setup` saves a card for later charges and charges nothing now. */
  mode: 'payment' | 'setup';
  /** The amount due now, in integer cents; undefined in `setup`. */
  amount: Money | undefined;
  /** Whether the card is saved for later instalments; `setup` always saves it. */
  keepsCard: boolean;
  /** The description of the payment, in the guest's language. */
  description: string;
  /** The stay that the payment books or belongs to. */
  stay?: PaidStay;
  /** Empty if the host has entered no address. */
  guestEmail: string;
  language: Language;
  /** The page to which the gateway redirects the guest, paid or not. */
  returnUrl: string;
  expiresAt: Date;
  /** The same key with the same request returns the same session. */
  idempotencyKey: string;
}

export interface OpenedSession {
  id: string;
  /** The page of the gateway, on an allow-listed host. */
  url: string;
  expiresAt: Date;
}

export type SessionStatus = 'open' | 'processing' | 'failed' | 'complete' | 'expired';

/** The state of a session as the gateway reports it now. */
export interface SessionState {
  id: string;
  /** `failed`: the last try was declined, and the guest may try again until the session expires. */
  status: SessionStatus;
  mode: 'payment' | 'setup';
  /** The payment, if money has moved; refunds refer to it. */
  paymentId: string | undefined;
  /** The gateway's reference to the card for later charges; never a card number. */
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

/** A refund, by this host or made by hand at the gateway. */
export interface RefundState {
  id: string;
  amount: Money;
  /** `failed`: the money has returned to the host, and the guest must be refunded in another way. */
  status: 'pending' | 'succeeded' | 'failed';
  /** The idempotency key of this host's request; undefined for a refund that was made by hand at the gateway. */
  key: string | undefined;
  madeAt: Date;
}

/** A payment that the guest's bank disputes. */
export interface DisputeState {
  id: string;
  amount: Money;
  /** The reason, as the gateway names it. */
  reason: string;
  /**
   * `inquiry`: the bank requests information, and no money has moved. `open` and `lost`: the bank has withdrawn the
   * money. `won`: the host has the money again. `closed`: ended without effect.
   */
  status: 'inquiry' | 'open' | 'won' | 'lost' | 'closed';
  /** The deadline for the host's response at the gateway. */
  answerBy: Date | undefined;
  madeAt: Date;
}

/** The state of a payment as the gateway reports it now. */
export interface PaymentState {
  id: string;
  /** The gateway's id of the charge, if it differs from the payment's. */
  chargeId: string | undefined;
  amount: Money;
  /** The gateway's fee; undefined until the gateway reports it. */
  fee: Money | undefined;
  refunds: readonly RefundState[];
  disputes: readonly DisputeState[];
}

/**
 * A webhook event about a changed session or payment. The new state is always read from the gateway, never from the
 * event.
 */
export type WebhookEvent = { id: string; sessionId: string } | { id: string; paymentId: string };

/** A webhook endpoint that the site created at the gateway. */
export interface OwnEndpoint {
  id: string;
  /** Whether the gateway sends all events that the site needs to the site's address. */
  isCorrect: boolean;
}

/** The webhook endpoints at a gateway that the site manages itself. */
export interface WebhookEndpoints {
  /** Lists the endpoints that the site created: all at its address, and the one with this id at any address. */
  list(id: string | undefined): Promise<readonly OwnEndpoint[]>;
  /** Creates an endpoint at the site's address. The gateway reveals the signing secret only now. */
  create(): Promise<{ id: string; secret: string }>;
  /** Sets the address and the events of an endpoint, and enables it. */
  correct(id: string): Promise<void>;
  /** Deletes an endpoint. No error if it no longer exists. */
  delete(id: string): Promise<void>;
}

/**
 * A payment gateway. Every call except `readWebhook` and `getMethods` uses the network and must not be made within a
 * transaction. Calls that fail for a reason other than the guest's card throw {@link GatewayUnreachable}.
 */
export interface PaymentGateway {
  /**
   * Returns the ways to pay that the checkout offers, as last read from the gateway. All of them can be saved for later
   * instalments. Never waits for the gateway.
   */
  getMethods(): readonly PaymentMethod[];
  openSession(request: SessionRequest): Promise<OpenedSession>;
  readSession(id: string): Promise<SessionState>;
  /** Ends a session. No error if it has already ended; a paid session remains paid. */
  expireSession(id: string): Promise<void>;
  /**
   * Deletes the customer of a session with the saved cards at the gateway; data that the gateway must keep about
   * payments remains. No error if the customer no longer exists.
   */
  deleteGuest(sessionId: string): Promise<void>;
  refund(request: RefundRequest): Promise<{ id: string }>;
  /** Reads the state of a payment; undefined if it does not belong to this gateway. */
  readPayment(id: string): Promise<PaymentState | undefined>;
  /** Charges a saved card without its holder being present. */
  charge(request: ChargeRequest): Promise<ChargeResult>;
  /**
   * Verifies the signature of a webhook event and parses it; undefined for an irrelevant event. `ownSecret` is the
   * signing secret of the endpoint that the site created.
   * @throws {WebhookRejection} if the signature is missing, wrong, too old or in the future, or the event is malformed
   */
  readWebhook(body: string, headers: Headers, ownSecret?: string): Promise<WebhookEvent | undefined>;
  /** The endpoints of webhook events; undefined if the site does not manage them. */
  endpoints?: WebhookEndpoints;
}

/** The part of a gateway that reads whether a checkout session was paid. */
export type SessionReader = Pick<PaymentGateway, 'readSession'>;

/** A webhook event without a valid signature, or a malformed one. */
export class WebhookRejection extends Error {
  override readonly name = 'WebhookRefused';
}

/** The gateway did not answer, or not as specified; a retry with the same idempotency key is safe. */
export class GatewayUnreachable extends Error {
  override readonly name = 'GatewayUnreachable';
}
