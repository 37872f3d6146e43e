import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { Card } from './cards.ts';
import { createMissingProblem } from './problem.ts';

/** A payment method and the behaviour of its card. */
export interface SavedCard {
  method: Stripe.PaymentMethod;
  card: Card;
}

/** The stored data of a Stripe account. Objects have the unexpanded format of the API. */
export interface Account {
  id: string;
  /** Whether the account may accept payments. */
  mayCharge: boolean;
  /** The wallets that the default payment method configuration offers. */
  wallets: { applePay: boolean; googlePay: boolean };
  sessions: Map<string, Stripe.Checkout.Session>;
  payments: Map<string, Stripe.PaymentIntent>;
  setups: Map<string, Stripe.SetupIntent>;
  charges: Map<string, Stripe.Charge>;
  refunds: Map<string, Stripe.Refund>;
  disputes: Map<string, Stripe.Dispute>;
  customers: Map<string, Stripe.Customer>;
  cards: Map<string, SavedCard>;
  fees: Map<string, Stripe.BalanceTransaction>;
  endpoints: Map<string, Stripe.WebhookEndpoint>;
  /** The signing secrets of the endpoints, which the API reveals only when it creates one. */
  signingSecrets: Map<string, string>;
  now: () => number;
  /** Sends an event to the account's webhook. */
  notify: (type: string, object: object) => void;
}

export const openAccount = (now: () => number, notify: Account['notify']): Account => ({
  id: 'acct_standIn',
  mayCharge: true,
  wallets: { applePay: true, googlePay: false },
  sessions: new Map(),
  payments: new Map(),
  setups: new Map(),
  charges: new Map(),
  refunds: new Map(),
  disputes: new Map(),
  customers: new Map(),
  cards: new Map(),
  fees: new Map(),
  endpoints: new Map(),
  signingSecrets: new Map(),
  now,
  notify,
});

export const createId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Returns the object, or throws Stripe's error for a missing one. */
export function find<T>(objects: Map<string, T>, kind: string, id: string, param?: string): T {
  const found = objects.get(id);
  if (found === undefined) throw createMissingProblem(kind, id, param);
  return found;
}

/** Returns a list in Stripe's format, newest first. */
export const toList = <T>(objects: readonly T[], url: string, limit = 10) => ({
  object: 'list' as const,
  data: objects.toReversed().slice(0, limit),
  has_more: objects.length > limit,
  url,
});
