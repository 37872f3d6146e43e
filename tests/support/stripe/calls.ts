import type { Stripe } from 'stripe';
import type * as v from 'valibot';
import { find, toList, type Account } from './account.ts';
import type { PaymentInput } from './checkout.ts';
import { readParams } from './form.ts';
import { saveCard, createCustomer, createEndpoint, createSetup } from './objects.ts';
import {
  attachParams,
  customerParams,
  endpointParams,
  listOfCustomer,
  listOfPayment,
  listOfRefunds,
  listParams,
  newEndpointParams,
  noParams,
  paymentParams,
  refundParams,
  sessionParams,
  setupParams,
} from './params.ts';
import { findCard, confirmPayment } from './payments.ts';
import { createRefund } from './refunds.ts';
import { expireByCall, openSession, readSession } from './sessions.ts';

export interface Calls {
  account: Account;
  inputs: Map<string, PaymentInput>;
  page: (sessionId: string) => string;
}

/** The parameters of a call and its effect. */
interface Call<S extends v.GenericSchema> {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  params: S;
  act: (calls: Calls, params: v.InferOutput<S>, id: string) => unknown;
}

export interface StripeCall {
  method: string;
  path: RegExp;
  /** Reads the parameters and returns the function that does the rest. */
  begin: (calls: Calls, params: unknown, id: string) => () => unknown;
}

const call = <S extends v.GenericSchema>({ method, path, params: schema, act }: Call<S>): StripeCall => ({
  method,
  path: new RegExp(`^/v1/${path.replace(':id', '([^/]+)')}$`),
  begin: (calls, given, id) => {
    const params = readParams(schema, given);
    return () => act(calls, params, id);
  },
});

const expands = (params: { expand: string[] }, name: string) =>
  params.expand.some((path) => path === name || path.startsWith(`${name}.`));

type Expanding = { expand: string[] };

function shownCharge(account: Account, id: string, params: Expanding): Stripe.Charge {
  const charge = find(account.charges, 'charge', id);
  const fee =
    typeof charge.balance_transaction === 'string' ? account.fees.get(charge.balance_transaction) : undefined;
  const isExpanded = expands(params, 'latest_charge.balance_transaction');
  return isExpanded && fee !== undefined ? { ...charge, balance_transaction: fee } : charge;
}

function shownPayment(account: Account, id: string, params: Expanding): Stripe.PaymentIntent {
  const payment = find(account.payments, 'payment_intent', id, 'intent');
  const { latest_charge } = payment;
  return expands(params, 'latest_charge') && typeof latest_charge === 'string'
    ? { ...payment, latest_charge: shownCharge(account, latest_charge, params) }
    : payment;
}

function shownSession(
  { account }: Calls,
  session: Stripe.Checkout.Session,
  params: Expanding,
): Stripe.Checkout.Session {
  const { payment_intent, setup_intent } = session;
  return {
    ...session,
    ...(expands(params, 'payment_intent') &&
      typeof payment_intent === 'string' && { payment_intent: account.payments.get(payment_intent)! }),
    ...(expands(params, 'setup_intent') &&
      typeof setup_intent === 'string' && { setup_intent: account.setups.get(setup_intent)! }),
  };
}

/** All implemented calls of Stripe's API. */
export const calls: readonly StripeCall[] = [
  call({
    method: 'POST',
    path: 'checkout/sessions',
    params: sessionParams,
    act: ({ account, inputs, page }, params) => {
      const session = openSession(account, params, page);
      inputs.set(session.id, { params });
      return session;
    },
  }),
  call({
    method: 'GET',
    path: 'checkout/sessions',
    params: listParams,
    act: ({ account }, { limit }) => toList([...account.sessions.values()], '/v1/checkout/sessions', limit),
  }),
  call({
    method: 'GET',
    path: 'checkout/sessions/:id',
    params: noParams,
    act: (all, params, id) => shownSession(all, readSession(all.account, id), params),
  }),
  call({
    method: 'POST',
    path: 'checkout/sessions/:id/expire',
    params: noParams,
    act: ({ account }, _, id) => expireByCall(account, id),
  }),
  call({
    method: 'POST',
    path: 'payment_intents',
    params: paymentParams,
    act: ({ account }, params) => confirmPayment(account, params),
  }),
  call({
    method: 'GET',
    path: 'payment_intents',
    params: listOfCustomer,
    act: ({ account }, { customer, limit }) =>
      toList(
        [...account.payments.values()].filter((payment) => payment.customer === customer),
        '/v1/payment_intents',
        limit,
      ),
  }),
  call({
    method: 'GET',
    path: 'payment_intents/:id',
    params: noParams,
    act: ({ account }, params, id) => shownPayment(account, id, params),
  }),
  call({
    method: 'GET',
    path: 'charges',
    params: listParams,
    act: ({ account }, { limit }) => toList([...account.charges.values()], '/v1/charges', limit),
  }),
  call({
    method: 'POST',
    path: 'refunds',
    params: refundParams,
    act: ({ account }, params) => createRefund(account, params),
  }),
  call({
    method: 'GET',
    path: 'refunds',
    params: listOfRefunds,
    act: ({ account }, { payment_intent: id, limit }) =>
      toList(
        [...account.refunds.values()].filter((refund) => id === undefined || refund.payment_intent === id),
        '/v1/refunds',
        limit,
      ),
  }),
  call({
    method: 'GET',
    path: 'disputes',
    params: listOfPayment,
    act: ({ account }, { payment_intent: id, limit }) =>
      toList(
        [...account.disputes.values()].filter((dispute) => dispute.payment_intent === id),
        '/v1/disputes',
        limit,
      ),
  }),
  call({
    method: 'POST',
    path: 'customers',
    params: customerParams,
    act: ({ account }, { email = null }) => createCustomer(account, email),
  }),
  call({
    method: 'DELETE',
    path: 'customers/:id',
    params: noParams,
    act: ({ account }, _, id) => {
      find(account.customers, 'customer', id);
      account.customers.delete(id);
      return { id, object: 'customer', deleted: true };
    },
  }),
  call({
    method: 'POST',
    path: 'payment_methods/:id/attach',
    params: attachParams,
    act: ({ account }, { customer }, id) => {
      find(account.customers, 'customer', customer, 'customer');
      return findCard(account, id, customer).method;
    },
  }),
  call({
    method: 'POST',
    path: 'setup_intents',
    params: setupParams,
    act: ({ account }, { customer, payment_method, metadata }) => {
      find(account.customers, 'customer', customer, 'customer');
      const { card } = findCard(account, payment_method, customer);
      const { method } = saveCard(account, card, customer);
      const setup: Stripe.SetupIntent = {
        ...createSetup(account, { customer, description: null, metadata }),
        payment_method: method.id,
        status: card.now === 'asks' ? 'requires_action' : 'succeeded',
      };
      account.setups.set(setup.id, setup);
      return setup;
    },
  }),
  call({
    method: 'GET',
    path: 'account',
    params: noParams,
    act: ({ account: { id, mayCharge } }) => ({ id, object: 'account', charges_enabled: mayCharge }),
  }),
  call({
    method: 'GET',
    path: 'payment_method_configurations',
    params: listParams,
    act: ({ account: { wallets } }, { limit }) => {
      const base = { object: 'payment_method_configuration', active: true, parent: null };
      const all = { apple_pay: { available: true }, google_pay: { available: true } };
      return toList(
        [
          { ...base, ...all, id: 'pmc_child', is_default: true, parent: 'pmc_parent' },
          { ...base, ...all, id: 'pmc_inactive', is_default: true, active: false },
          {
            ...base,
            id: 'pmc_default',
            is_default: true,
            apple_pay: { available: wallets.applePay },
            google_pay: { available: wallets.googlePay },
          },
          { ...base, ...all, id: 'pmc_other', is_default: false },
        ],
        '/v1/payment_method_configurations',
        limit,
      );
    },
  }),
  call({
    method: 'GET',
    path: 'webhook_endpoints',
    params: listParams,
    act: ({ account }, { limit }) => toList([...account.endpoints.values()], '/v1/webhook_endpoints', limit),
  }),
  call({
    method: 'POST',
    path: 'webhook_endpoints',
    params: newEndpointParams,
    act: ({ account }, { url, enabled_events, api_version = null, metadata }) => {
      const endpoint = createEndpoint(account, url, enabled_events, { api_version, metadata });
      return { ...endpoint, secret: account.signingSecrets.get(endpoint.id) };
    },
  }),
  call({
    method: 'POST',
    path: 'webhook_endpoints/:id',
    params: endpointParams,
    act: ({ account }, { disabled, ...changes }, id) => {
      const endpoint = find(account.endpoints, 'webhook_endpoint', id);
      const changed = { ...endpoint, ...changes, status: disabled ? 'disabled' : 'enabled' };
      account.endpoints.set(id, changed);
      return changed;
    },
  }),
  call({
    method: 'DELETE',
    path: 'webhook_endpoints/:id',
    params: noParams,
    act: ({ account }, _, id) => {
      find(account.endpoints, 'webhook_endpoint', id);
      account.endpoints.delete(id);
      return { id, object: 'webhook_endpoint', deleted: true };
    },
  }),
];
