import { Stripe } from 'stripe';

/** What an account at Stripe is reached with. */
export interface StripeAccount {
  /** The setting STRIPE_SECRET_KEY. */
  secretKey: string;
  /** The setting STRIPE_API_URL: Stripe itself, or what stands in for it. */
  apiUrl: string;
  /** Whether the key is one of test mode, in which no money moves. */
  isTest: boolean;
}

/** The version of Stripe's API that all calls are made in: the one whose shapes this version of the SDK knows. */
const apiVersion = '2026-10-28.endive';

/** How long one try may take, in milliseconds: a guest who opens a checkout waits for two of them at most. */
const timeout = 3_500;

/** Stripe's own client. It tells Stripe nothing but the calls themselves. */
export function openClient({ secretKey, apiUrl }: Omit<StripeAccount, 'isTest'>): Stripe {
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
