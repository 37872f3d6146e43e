import { Stripe } from 'stripe';

/** The access to a Stripe account. */
export interface StripeAccount {
  /** The setting STRIPE_SECRET_KEY. */
  secretKey: string;
  /** The signing secrets in STRIPE_WEBHOOK_SECRET; undefined if the site creates the webhook endpoint itself. */
  webhookSecrets: readonly string[] | undefined;
  /** The setting STRIPE_API_URL: the address of Stripe or of a test double. */
  apiUrl: string;
  /** Whether the key is a test key, with which no money moves. */
  isTest: boolean;
}

/** The version of Stripe's API for all calls; it matches the types of this SDK version. */
export const apiVersion = '2026-10-28.endive';

/** The time-out of one attempt in milliseconds: a guest who opens a checkout waits for two attempts at most. */
const timeout = 3_500;

/** Creates Stripe's client, without telemetry. */
export function openClient({ secretKey, apiUrl }: Pick<StripeAccount, 'secretKey' | 'apiUrl'>): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isEncrypted = protocol === 'https:';
  return new Stripe(secretKey, {
    apiVersion,
    host: hostname,
    port: port === '' ? (isEncrypted ? 443 : 80) : port,
    protocol: isEncrypted ? 'https' : 'http',
    maxNetworkRetries: 1,
    timeout,
    telemetry: false,
  });
}
