import type { Stripe } from 'stripe';
import { isRecord } from '../../contract/values/isRecord.ts';
import { WebhookRejection, type WebhookEvent } from '../host/ports/gateway.ts';

/** The events that the site must receive (docs/operating/payments.md). */
export const handledEvents = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'charge.updated',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const;

/** Returns the events that an endpoint does not send. */
export const findMissingEvents = ({ enabled_events: events }: { enabled_events: string[] }): string[] =>
  events.includes('*') ? [] : handledEvents.filter((type) => !events.includes(type));

/** The maximum difference in seconds between the time of a signature and the clock, in either direction. */
const tolerance = 300;

/** The data for the verification of webhook events. */
export interface WebhookAccount {
  /** One secret, or two during a rotation; none before the site has created its endpoint. */
  webhookSecrets: readonly string[];
  /** Whether STRIPE_SECRET_KEY is a key of test mode. */
  isTest: boolean;
}

const malformed = () => new WebhookRejection('it is signed, but is not a Stripe event');

function readIdentifier(value: unknown): string {
  if (typeof value !== 'string' || !/^[\w-]{1,255}$/.test(value)) throw malformed();
  return value;
}

interface SignedEvent {
  id: string;
  type: string;
  livemode: boolean | undefined;
  /** The connected account of the event; undefined for the endpoint's own account. */
  account: string | undefined;
  object: Readonly<Record<string, unknown>>;
}

const isOptional = (value: unknown, type: 'boolean' | 'string') =>
  value === undefined || value === null || typeof value === type;

/** Reads a signed event. These fields exist in every version of the API. */
function parseEvent(value: unknown): SignedEvent {
  if (!isRecord(value) || !isRecord(value['data'])) throw malformed();
  const { type, livemode, account } = value;
  const { object } = value['data'];
  const isWellFormed =
    typeof type === 'string' && isOptional(livemode, 'boolean') && isOptional(account, 'string');
  if (!isWellFormed || !isRecord(object)) throw malformed();
  return {
    id: readIdentifier(value['id']),
    type,
    livemode: typeof livemode === 'boolean' ? livemode : undefined,
    account: typeof account === 'string' ? account : undefined,
    object,
  };
}

const modeName = (isTest: boolean) => (isTest ? 'test mode' : 'live mode');

/**
 * Reads a webhook event of Stripe. Returns undefined for events of other accounts, and for events that concern neither
 * a checkout session nor a payment.
 * @throws {WebhookRejection} when no secret matches its signature, its time is more than five minutes off, it is
 *   malformed, or it is in another mode than the secret key
 */
export function readEvent(
  stripe: Stripe,
  { webhookSecrets, isTest }: WebhookAccount,
  body: string,
  headers: Headers,
): WebhookEvent | undefined {
  const signed = verify(stripe, webhookSecrets, body, headers.get('stripe-signature') ?? '');
  const { id, type, livemode, account, object } = parseEvent(signed);
  if (account !== undefined) return undefined;
  if (livemode === isTest) {
    throw new WebhookRejection(
      `the event is in Stripe’s ${modeName(!isTest)}, but STRIPE_SECRET_KEY is a key in ${modeName(isTest)}: ` +
        'set STRIPE_WEBHOOK_SECRET to the signing secret of the endpoint in the same mode',
    );
  }
  if (type.startsWith('checkout.session.')) return { id, sessionId: readIdentifier(object['id']) };
  const paymentId = object['payment_intent'] ?? undefined;
  return /^(charge|refund)\./.test(type) && paymentId !== undefined
    ? { id, paymentId: readIdentifier(paymentId) }
    : undefined;
}

/**
 * Whether the signature's time is in the future: Stripe's library only checks its age, so that a signature of tomorrow
 * would be valid until then.
 */
function isFromFuture(signature: string): boolean {
  const times = [...signature.matchAll(/(?:^|,)t=([^,]*)/g)].map(([, time]) => Number(time));
  return !times.every((time) => time * 1000 <= Date.now() + tolerance * 1000);
}

function verify(stripe: Stripe, secrets: readonly string[], body: string, signature: string): unknown {
  const errors: unknown[] = [];
  if (!isFromFuture(signature)) {
    for (const secret of secrets) {
      try {
        return stripe.webhooks.constructEvent(body, signature, secret, tolerance);
      } catch (error) {
        // Some headers and bodies cause errors other than a signature error.
        errors.push(error);
      }
    }
  }
  throw new WebhookRejection(
    'it was not signed by Stripe in the last five minutes with the signing secret of the site’s endpoint, or with ' +
      'STRIPE_WEBHOOK_SECRET if that is set',
    { cause: errors[0] },
  );
}
