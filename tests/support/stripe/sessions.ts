import type { Stripe } from 'stripe';
import { find, createId, type Account } from './account.ts';
import { StripeProblem } from './problem.ts';
import type { SessionParams } from './params.ts';

const [shortest, longest] = [30 * 60, 24 * 3600];

const refuseParam = (param: string, message: string) => new StripeProblem(400, message, { param });

function requireSound(
  { mode, line_items, currency, expires_at, payment_intent_data }: SessionParams,
  now: number,
) {
  if (mode === 'payment' && line_items === undefined) {
    throw refuseParam('line_items', 'You must provide `line_items` in `payment` mode.');
  }
  if (mode === 'setup' && line_items !== undefined) {
    throw refuseParam('line_items', 'You can not pass `line_items` in `setup` mode.');
  }
  if (mode === 'setup' && payment_intent_data !== undefined) {
    throw refuseParam('payment_intent_data', 'You can not pass `payment_intent_data` in `setup` mode.');
  }
  if (mode === 'setup' && currency === undefined) {
    throw refuseParam('currency', 'Missing required param: currency.');
  }
  if (expires_at < now + shortest) {
    throw refuseParam(
      'expires_at',
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
    );
  }
  if (expires_at > now + longest) {
    throw refuseParam(
      'expires_at',
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
    );
  }
}

const getTotal = ({ line_items }: SessionParams) =>
  line_items?.reduce((sum, { quantity, price_data }) => sum + quantity * price_data.unit_amount, 0) ?? null;

export function openSession(
  account: Account,
  params: SessionParams,
  page: (id: string) => string,
): Stripe.Checkout.Session {
  requireSound(params, account.now());
  const id = createId('cs_test');
  const total = getTotal(params);
  if (total !== null && total < 50) {
    throw new StripeProblem(
      400,
      'The Checkout Session’s total amount due must add up to at least €0.50 eur',
      {
        code: 'amount_too_small',
      },
    );
  }
  const session: Stripe.Checkout.Session = {
    id,
    object: 'checkout.session',
    adaptive_pricing:
      params.mode === 'payment' ? { enabled: params.adaptive_pricing?.enabled ?? true } : null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: account.now(),
    currency: 'eur',
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: params.customer_creation ?? 'if_required',
    customer_details: null,
    customer_email: params.customer_email ?? null,
    discounts: null,
    expires_at: params.expires_at,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: params.locale ?? null,
    managed_payments: null,
    metadata: params.metadata,
    mode: params.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_status: params.mode === 'payment' ? 'unpaid' : 'no_payment_required',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: params.success_url,
    total_details: null,
    ui_mode: 'hosted_page',
    url: page(id),
    wallet_options: null,
  };
  account.sessions.set(id, session);
  return session;
}

/** Returns a session, which has expired after its end. */
export function readSession(account: Account, id: string): Stripe.Checkout.Session {
  const session = find(account.sessions, 'checkout.session', id, 'session');
  return session.status === 'open' && session.expires_at <= account.now()
    ? expire(account, session)
    : session;
}

function expire(account: Account, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  const expired = { ...session, status: 'expired' as const, url: null };
  account.sessions.set(session.id, expired);
  account.notify('checkout.session.expired', expired);
  return expired;
}

export function expireByCall(account: Account, id: string): Stripe.Checkout.Session {
  const session = readSession(account, id);
  if (session.status !== 'open') {
    throw new StripeProblem(
      400,
      'Only Checkout Sessions with a status in ["open"] can be expired. ' +
        `This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  return expire(account, session);
}
