import type { Stripe } from 'stripe';
import type { SessionState, SessionStatus } from '../host/ports/gateway.ts';
import { getSavedCard } from './savedCard.ts';

/** The objects to include when a session is read. */
export const expandSession = ['payment_intent', 'setup_intent'];

const opened = <T extends { id: string }>(object: string | T | null) =>
  object === null || typeof object === 'string' ? undefined : object;

function getStatus({
  status,
  payment_status,
  payment_intent,
  setup_intent,
}: Stripe.Checkout.Session): SessionStatus {
  const payment = opened(payment_intent);
  const wasRefused = payment?.last_payment_error ?? opened(setup_intent)?.last_setup_error;
  if (status === 'open') return wasRefused ? 'failed' : 'open';
  if (status === 'expired') return 'expired';
  if (payment_status !== 'unpaid') return 'complete';
  // The guest returned before the payment completed; if it fails, this session cannot be paid any more.
  return payment?.status === 'processing' ? 'processing' : 'expired';
}

function getCard({ payment_intent, setup_intent }: Stripe.Checkout.Session): string | undefined {
  const [payment, setup] = [opened(payment_intent), opened(setup_intent)];
  if (setup !== undefined) return getSavedCard(setup.customer, setup.payment_method);
  return payment?.setup_future_usage === 'off_session'
    ? getSavedCard(payment.customer, payment.payment_method)
    : undefined;
}

/** Converts a Stripe session, read with {@link expandSession}, into the host's session state. */
export function getState(session: Stripe.Checkout.Session): SessionState {
  const status = getStatus(session);
  const isComplete = status === 'complete';
  return {
    id: session.id,
    status,
    mode: session.mode === 'setup' ? 'setup' : 'payment',
    paymentId: isComplete ? opened(session.payment_intent)?.id : undefined,
    savedCard: isComplete ? getCard(session) : undefined,
  };
}
