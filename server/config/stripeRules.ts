import type { Read } from './read.ts';
import type { Rule } from './rule.ts';
import { isPrivateHost } from './privateHost.ts';
import { stripeApi } from './values.ts';

/** Whether guests pay real money. */
const movesMoney = ({ STRIPE_SECRET_KEY }: Pick<Read, 'STRIPE_SECRET_KEY'>): boolean =>
  STRIPE_SECRET_KEY?.includes('_live_') === true;

/** Whether Stripe can send webhook events to the site. */
export function isPublic(publicUrl: string | undefined): boolean {
  // Addresses that are not private begin with https.
  return publicUrl !== undefined && !isPrivateHost(new URL(publicUrl).hostname);
}

/**
 * The site creates its webhook endpoint only at a public address, otherwise it needs a signing secret; a live key is sent
 * to Stripe only.
 */
export const stripeRules: readonly Rule[] = [
  [
    'STRIPE_WEBHOOK_SECRET',
    ({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, PUBLIC_URL }) =>
      STRIPE_SECRET_KEY !== undefined && STRIPE_WEBHOOK_SECRET === undefined && !isPublic(PUBLIC_URL)
        ? 'is not set, but STRIPE_SECRET_KEY is, and the site creates its webhook endpoint by itself only at a public https ' +
          'address. Set PUBLIC_URL to that address, or set STRIPE_WEBHOOK_SECRET to the signing secret of an endpoint ' +
          '(docs/operating/payments.md explains how to create one).'
        : undefined,
    ['STRIPE_SECRET_KEY', 'PUBLIC_URL'],
  ],
  [
    'STRIPE_SECRET_KEY',
    ({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }) =>
      STRIPE_SECRET_KEY === undefined && STRIPE_WEBHOOK_SECRET !== undefined
        ? 'is not set, but STRIPE_WEBHOOK_SECRET is. Set it to the secret key of the same account, or remove STRIPE_WEBHOOK_SECRET.'
        : undefined,
    ['STRIPE_WEBHOOK_SECRET'],
  ],
  [
    'STRIPE_SECRET_KEY',
    ({ STRIPE_SECRET_KEY, API_URL }) =>
      STRIPE_SECRET_KEY !== undefined && API_URL !== undefined
        ? 'is set, but the host at API_URL collects the payments. Remove STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, ' +
          'and set GATEWAY_HOSTS to its gateway, such as checkout.stripe.com.'
        : undefined,
  ],
  [
    'STRIPE_API_URL',
    ({ STRIPE_SECRET_KEY, STRIPE_API_URL }) =>
      movesMoney({ STRIPE_SECRET_KEY }) && STRIPE_API_URL !== stripeApi
        ? `is ${STRIPE_API_URL}, but STRIPE_SECRET_KEY is a live key, which may be sent to Stripe only. ` +
          'Remove STRIPE_API_URL, or use a test key.'
        : undefined,
    ['STRIPE_SECRET_KEY'],
  ],
];
