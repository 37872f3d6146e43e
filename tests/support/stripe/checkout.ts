import type { Stripe } from 'stripe';
import type { Account, SavedCard } from './account.ts';
import type { Card } from './cards.ts';
import { saveCard, createCustomer, createPayment, createSetup } from './objects.ts';
import type { SessionParams } from './params.ts';
import { declined, decline, succeed } from './payments.ts';
import { readSession } from './sessions.ts';

/** The options of a session, and the card whose bank asks its holder. */
export interface PaymentInput {
  params: SessionParams;
  challenged?: SavedCard;
}

const getCustomer = (account: Account, { params }: PaymentInput): string | null =>
  params.customer_creation === 'always' ? createCustomer(account, params.customer_email ?? null).id : null;

/** Returns the session's payment, which is created with the first card. */
function getPayment(
  account: Account,
  session: Stripe.Checkout.Session,
  input: PaymentInput,
): Stripe.PaymentIntent {
  if (typeof session.payment_intent === 'string') return account.payments.get(session.payment_intent)!;
  const {
    description = null,
    metadata = {},
    setup_future_usage = null,
  } = input.params.payment_intent_data ?? {};
  return createPayment(account, {
    amount: session.amount_total!,
    customer: getCustomer(account, input),
    description,
    metadata,
    setup_future_usage,
  });
}

function put(account: Account, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  account.sessions.set(session.id, session);
  return session;
}

const ended = { status: 'complete', url: null } as const;

function completeSetup(
  account: Account,
  session: Stripe.Checkout.Session,
  input: PaymentInput,
  kept: SavedCard,
) {
  const customer = getCustomer(account, input);
  const { description = null, metadata = {} } = input.params.setup_intent_data ?? {};
  kept.method.customer = customer;
  const setup: Stripe.SetupIntent = {
    ...createSetup(account, { customer, description, metadata }),
    payment_method: kept.method.id,
    status: 'succeeded',
  };
  account.setups.set(setup.id, setup);
  return put(account, { ...session, ...ended, customer, setup_intent: setup.id });
}

function complete(account: Account, session: Stripe.Checkout.Session, input: PaymentInput, kept: SavedCard) {
  const done =
    session.mode === 'setup'
      ? completeSetup(account, session, input, kept)
      : completePayment(account, session, input, kept);
  account.notify('checkout.session.completed', done);
  return done;
}

function completePayment(
  account: Account,
  session: Stripe.Checkout.Session,
  input: PaymentInput,
  kept: SavedCard,
) {
  const payment = getPayment(account, session, input);
  if (payment.setup_future_usage === 'off_session' && typeof payment.customer === 'string') {
    kept.method.customer = payment.customer;
  }
  const { id, customer } = succeed(account, payment, kept);
  return put(account, { ...session, ...ended, customer, payment_intent: id, payment_status: 'paid' });
}

function refused(
  account: Account,
  session: Stripe.Checkout.Session,
  input: PaymentInput,
  kept: SavedCard,
  why: readonly [string, string],
) {
  if (session.mode === 'setup') return session;
  const { id } = decline(account, getPayment(account, session, input), kept, why);
  return put(account, { ...session, payment_intent: id });
}

/** Pays with a card on the hosted page. */
export function payWith(
  account: Account,
  id: string,
  input: PaymentInput,
  card: Card,
): Stripe.Checkout.Session {
  const session = readSession(account, id);
  if (session.status !== 'open') return session;
  const kept = saveCard(account, card, null);
  switch (card.now) {
    case 'succeeds':
      return complete(account, session, input, kept);
    case 'declined':
      return refused(account, session, input, kept, declined);
    case 'asks':
      input.challenged = kept;
      return session;
  }
}

/** Answers the question of the card's bank. */
export function confirmWithBank(
  account: Account,
  id: string,
  input: PaymentInput,
  isApproved: boolean,
): Stripe.Checkout.Session {
  const session = readSession(account, id);
  const kept = input.challenged;
  if (session.status !== 'open' || kept === undefined) return session;
  delete input.challenged;
  return isApproved
    ? complete(account, session, input, kept)
    : refused(account, session, input, kept, [
        'payment_intent_authentication_failure',
        'authentication_required',
      ]);
}
