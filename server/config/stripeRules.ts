import type { Read } from './read.ts';
import type { Rule } from './rule.ts';
import { stripeApi } from './values.ts';

/** Whether guests pay real money. */
export const movesMoney = ({ STRIPE_SECRET_KEY }: Pick<Read, 'STRIPE_SECRET_KEY'>): boolean =>
  STRIPE_SECRET_KEY?.includes('_live_') === true;

/** Either both Stripe keys are set or neither; a live key is sent to Stripe only, and needs a mail server. */
export const stripeRules: readonly Rule[] = [
  [
    'STRIPE_WEBHOOK_SECRET',
    ({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }) =>
      STRIPE_SECRET_KEY !== undefined && STRIPE_WEBHOOK_SECRET === undefined
        ? 'is not set, but STRIPE_SECRET_KEY is: the site could not verify Stripe’s webhook events. ' +
          'Set it to the signing secret of the webhook endpoint (docs/operating/payments.md explains how to create one).'
        : undefined,
    ['STRIPE_SECRET_KEY'],
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
  [
    'SMTP_URL',
    (read) =>
      movesMoney(read) && read.API_URL === undefined && read.SMTP_URL === undefined
        ? 'is not set, but STRIPE_SECRET_KEY is a live key: guests would pay and receive no e-mail. ' +
          'Set SMTP_URL and MAIL_FROM, or use a test key; SANDBOX does not replace the mail server of a site that takes money.'
        : undefined,
    ['STRIPE_SECRET_KEY'],
  ],
];
