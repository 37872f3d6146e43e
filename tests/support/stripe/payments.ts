import type { Stripe } from 'stripe';
import { find, type Account, type SavedCard } from './account.ts';
import { findCardByToken } from './cards.ts';
import { saveCard, createCharge, createFee, createPayment } from './objects.ts';
import { createMissingProblem, StripeProblem } from './problem.ts';

/** Returns a saved card by its id, or creates one from a test token of Stripe. */
export function findCard(account: Account, id: string, customer: string | null): SavedCard {
  const token = findCardByToken(id);
  if (token !== undefined) return saveCard(account, token, customer);
  const kept = find(account.cards, 'PaymentMethod', id, 'payment_method');
  if (kept.method.customer !== customer) throw createMissingProblem('PaymentMethod', id, 'payment_method');
  return kept;
}

const getError = (
  method: Stripe.PaymentMethod,
  code: string,
  decline_code: string,
): Stripe.PaymentIntent.LastPaymentError => ({
  type: 'card_error',
  code: code as Stripe.PaymentIntent.LastPaymentError.Code,
  decline_code,
  message: 'Your card was declined.',
  payment_method: method,
});

/** Completes a payment with its charge, its fee and its event. */
export function succeed(
  account: Account,
  payment: Stripe.PaymentIntent,
  { method }: SavedCard,
): Stripe.PaymentIntent {
  const paid = { ...payment, payment_method: method.id };
  const charge = createCharge(account, paid);
  const fee = createFee(account, charge);
  account.fees.set(fee.id, fee);
  const whole = { ...charge, balance_transaction: fee.id };
  account.charges.set(charge.id, whole);
  const done: Stripe.PaymentIntent = {
    ...paid,
    status: 'succeeded',
    amount_received: paid.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
  };
  account.payments.set(done.id, done);
  account.notify('payment_intent.succeeded', done);
  account.notify('charge.succeeded', whole);
  return done;
}

export function decline(
  account: Account,
  payment: Stripe.PaymentIntent,
  { method }: SavedCard,
  [code, declineCode]: readonly [code: string, declineCode: string],
): Stripe.PaymentIntent {
  const refused: Stripe.PaymentIntent = {
    ...payment,
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: getError(method, code, declineCode),
    next_action: null,
  };
  account.payments.set(refused.id, refused);
  account.notify('payment_intent.payment_failed', refused);
  return refused;
}

export const declined = ['card_declined', 'generic_decline'] as const;
const authenticationRequired = ['authentication_required', 'authentication_required'] as const;

interface PaymentRequest {
  amount: number;
  customer?: string | undefined;
  payment_method: string;
  description?: string | undefined;
  metadata: Record<string, string>;
  off_session: boolean;
}

/** Creates and confirms a payment in one call. */
export function confirmPayment(account: Account, request: PaymentRequest): Stripe.PaymentIntent {
  const { amount, description = null, metadata, off_session: isAway } = request;
  if (amount < 50) {
    throw new StripeProblem(400, 'Amount must be at least €0.50 eur', {
      code: 'amount_too_small',
      param: 'amount',
    });
  }
  const customer = request.customer ?? null;
  if (customer !== null) find(account.customers, 'customer', customer, 'customer');
  const kept = findCard(account, request.payment_method, customer);
  const payment = createPayment(account, {
    amount,
    customer,
    description,
    metadata,
    setup_future_usage: null,
  });
  const { now, later } = kept.card;
  const isPaid = isAway ? later === 'paid' : now === 'succeeds';
  if (isPaid) return succeed(account, payment, kept);
  const why = isAway && later === 'authentication-required' ? authenticationRequired : declined;
  const payment_intent = decline(account, payment, kept, why);
  throw new StripeProblem(402, 'Your card was declined.', {
    type: 'card_error',
    code: why[0],
    decline_code: why[1],
    payment_intent,
  });
}
