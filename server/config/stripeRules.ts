import type { Rule } from './rule.ts';
import { stripeApi } from './values.ts';

/** Both keys of Stripe or neither; and a live one is shown to Stripe alone. */
export const stripeRules: readonly Rule[] = [
  [
    'STRIPE_WEBHOOK_SECRET',
    ({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }) =>
      STRIPE_SECRET_KEY !== undefined && STRIPE_WEBHOOK_SECRET === undefined
        ? 'is not set, but STRIPE_SECRET_KEY is: the site could not tell Stripe’s notices from others. ' +
          'Set it to the signing secret of the webhook endpoint (docs/operating.md says how to make one).'
        : undefined,
    ['STRIPE_SECRET_KEY'],
  ],
  [
    'STRIPE_SECRET_KEY',
    ({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }) =>
      STRIPE_SECRET_KEY === undefined && STRIPE_WEBHOOK_SECRET !== undefined
        ? 'is not set, but STRIPE_WEBHOOK_SECRET is. Set it to the secret key of the same account, or remove the other.'
        : undefined,
    ['STRIPE_WEBHOOK_SECRET'],
  ],
  [
    'STRIPE_SECRET_KEY',
    ({ STRIPE_SECRET_KEY, API_URL }) =>
      STRIPE_SECRET_KEY !== undefined && API_URL !== undefined
        ? 'is set, but the host at API_URL takes the payments. Remove STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, ' +
          'and name its gateway in GATEWAY_HOSTS, such as checkout.stripe.com.'
        : undefined,
  ],
  [
    'STRIPE_API_URL',
    ({ STRIPE_SECRET_KEY, STRIPE_API_URL }) =>
      STRIPE_SECRET_KEY?.includes('_live_') && STRIPE_API_URL !== stripeApi
        ? `is ${STRIPE_API_URL}, but STRIPE_SECRET_KEY is a live key, which only Stripe may see. ` +
          'Remove STRIPE_API_URL, or use a test key.'
        : undefined,
    ['STRIPE_SECRET_KEY'],
  ],
];
