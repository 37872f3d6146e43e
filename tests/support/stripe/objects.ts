import type { Stripe } from 'stripe';
import { createId, type Account, type SavedCard } from './account.ts';
import type { Card } from './cards.ts';

/** Creates payment intents, charges and fees, with every field that Stripe's types require. */
export function createPayment(
  account: Account,
  about: Pick<
    Stripe.PaymentIntent,
    'amount' | 'customer' | 'description' | 'metadata' | 'setup_future_usage'
  >,
): Stripe.PaymentIntent {
  const id = createId('pi');
  return {
    ...about,
    id,
    object: 'payment_intent',
    allowed_payment_method_types: ['card'],
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${createId('s')}`,
    confirmation_method: 'automatic',
    created: account.now(),
    currency: 'eur',
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}

export const createSetup = (
  account: Account,
  about: Pick<Stripe.SetupIntent, 'customer' | 'description' | 'metadata'>,
): Stripe.SetupIntent => ({
  ...about,
  id: createId('seti'),
  object: 'setup_intent',
  allowed_payment_method_types: ['card'],
  application: null,
  automatic_payment_methods: null,
  cancellation_reason: null,
  client_secret: createId('seti_secret'),
  created: account.now(),
  excluded_payment_method_types: null,
  last_setup_error: null,
  latest_attempt: null,
  livemode: false,
  mandate: null,
  next_action: null,
  on_behalf_of: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ['card'],
  single_use_mandate: null,
  status: 'requires_payment_method',
  usage: 'off_session',
});

export const createCharge = (account: Account, payment: Stripe.PaymentIntent): Stripe.Charge => ({
  id: createId('ch'),
  object: 'charge',
  amount: payment.amount,
  amount_captured: payment.amount,
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  calculated_statement_descriptor: null,
  captured: true,
  created: account.now(),
  currency: 'eur',
  customer: payment.customer,
  description: payment.description,
  disputed: false,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  fraud_details: null,
  livemode: false,
  metadata: payment.metadata,
  on_behalf_of: null,
  outcome: null,
  paid: true,
  payment_intent: payment.id,
  payment_method: typeof payment.payment_method === 'string' ? payment.payment_method : null,
  payment_method_details: null,
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'succeeded',
  transfer_data: null,
  transfer_group: null,
});

/** Creates Stripe's fee for European cards: 1.5 % and 25 cents. */
export function createFee(account: Account, { id, amount }: Stripe.Charge): Stripe.BalanceTransaction {
  const fee = Math.round(amount * 0.015) + 25;
  return {
    id: createId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: account.now() + 7 * 86_400,
    balance_type: 'payments',
    created: account.now(),
    currency: 'eur',
    description: null,
    exchange_rate: null,
    fee,
    fee_details: [],
    net: amount - fee,
    reporting_category: 'charge',
    source: id,
    status: 'pending',
    type: 'charge',
  };
}

export function saveCard(account: Account, card: Card, customer: string | null): SavedCard {
  const method: Stripe.PaymentMethod = {
    id: createId('pm'),
    object: 'payment_method',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    created: account.now(),
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  const kept = { method, card };
  account.cards.set(method.id, kept);
  return kept;
}

export function createCustomer(account: Account, email: string | null): Stripe.Customer {
  const customer: Stripe.Customer = {
    id: createId('cus'),
    object: 'customer',
    balance: 0,
    created: account.now(),
    customer_account: null,
    default_source: null,
    description: null,
    email,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    shipping: null,
  };
  account.customers.set(customer.id, customer);
  return customer;
}

/** Creates a webhook endpoint of the account, as the dashboard does unless `about` has more fields. */
export function createEndpoint(
  account: Account,
  url: string,
  events: readonly string[],
  about: Partial<Stripe.WebhookEndpoint> = {},
): Stripe.WebhookEndpoint {
  const id = createId('we');
  const endpoint: Stripe.WebhookEndpoint = {
    id,
    object: 'webhook_endpoint',
    api_version: null,
    application: null,
    created: account.now(),
    description: null,
    enabled_events: [...events],
    livemode: false,
    metadata: {},
    status: 'enabled',
    url,
    ...about,
  };
  account.endpoints.set(id, endpoint);
  account.signingSecrets.set(id, createId('whsec'));
  return endpoint;
}
