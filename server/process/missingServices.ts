import { GatewayUnreachable, WebhookRejection, type PaymentGateway } from '../host/ports/gateway.ts';
import type { Mailer } from '../host/ports/mailer.ts';

/** Takes the place of the mail server of a site without one, which does not simulate e-mails: they wait until there is one. */
export const missingMailer: Mailer = {
  send: () =>
    Promise.reject(
      new Error('the site has no mail server: enter one in the settings of the dashboard, or set SMTP_URL'),
    ),
};

const refuse = () =>
  Promise.reject(
    new GatewayUnreachable(
      'the site has no payment gateway: enter a key of Stripe in the settings of the dashboard, or set STRIPE_SECRET_KEY',
    ),
  );

/**
 * Takes the place of the gateway of a site without one, which does not simulate payments: charges, refunds and erasures
 * of earlier payments wait until there is one.
 */
export const missingGateway: PaymentGateway = {
  getMethods: () => [],
  openSession: refuse,
  readSession: refuse,
  expireSession: refuse,
  deleteGuest: refuse,
  refund: refuse,
  readPayment: refuse,
  charge: refuse,
  readWebhook: () => Promise.reject(new WebhookRejection('the site has no payment gateway')),
};
