import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type { PaymentGateway, SessionRequest } from '../../../server/host/ports/gateway.ts';
import { openStripe } from '../../../server/stripe/index.ts';
import { startStripe, type RunningStripe, type StandInOptions } from '../../support/stripe/startStripe.ts';

export interface TestStripe {
  stripe: RunningStripe;
  gateway: PaymentGateway;
}

/** A Stripe of this test's own, and the gateway that asks it over a real connection. */
export async function openTestStripe(options: StandInOptions = {}): Promise<TestStripe> {
  const stripe = await startStripe(options);
  onTestFinished(() => stripe.close());
  return { stripe, gateway: getGateway(stripe) };
}

export const testWebhookAddress = 'https://stay.test/api/1/payment/webhook';

/** The site's gateway, as a process of the site opens it. */
export const getGateway = ({ url, secretKey, webhookSecret, clock }: RunningStripe): PaymentGateway =>
  openStripe({
    apiUrl: url,
    secretKey,
    webhookSecrets: [webhookSecret],
    webhookAddress: testWebhookAddress,
    isTest: true,
    now: () => new Date(Date.now() + clock.ahead * 1000),
  });

const minutes = 60_000;

/** A session request of the host for a payment of 300 euros. */
export const sessionRequest = (about: Partial<SessionRequest> = {}): SessionRequest => ({
  reservationId: randomUUID(),
  number: 'ES-7K2M9Q',
  mode: 'payment',
  amount: { amount: 30_000, currency: 'EUR' },
  keepsCard: false,
  description: 'Casa · 14 – 17 May 2031 · ES-7K2M9Q',
  guestEmail: 'maria@guests.test',
  language: 'pt',
  returnUrl: 'https://stay.test/pt/casa/success',
  expiresAt: new Date(Math.floor(Date.now() / 1000) * 1000 + 30 * minutes),
  idempotencyKey: randomUUID(),
  ...about,
});

/** The only session that there is at Stripe. */
export function onlySession({ account }: RunningStripe) {
  const [session, ...others] = account.sessions.values();
  if (session === undefined || others.length > 0) throw new Error(`there are ${others.length} sessions more`);
  return session;
}
