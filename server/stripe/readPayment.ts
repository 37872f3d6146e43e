import type { Stripe } from 'stripe';
import type { DisputeState, PaymentState, RefundState } from '../host/ports/gateway.ts';
import { isRefused, unreachable } from './failures.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' }) as const;
const instant = (seconds: number) => new Date(seconds * 1000);

/** The maximum number of refunds and disputes of one payment to read, far more than occur. */
const limit = 100;

const refundStatuses: Readonly<Record<string, RefundState['status']>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

const getRefund = ({ id, amount, status, metadata, created }: Stripe.Refund): RefundState => ({
  id,
  amount: euros(amount),
  status: refundStatuses[status ?? ''] ?? 'pending',
  key: metadata?.['key'],
  madeAt: instant(created),
});

const disputeStatuses: Readonly<Record<string, DisputeState['status']>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'closed',
  prevented: 'closed',
  won: 'won',
  lost: 'lost',
};

const getDispute = (dispute: Stripe.Dispute): DisputeState => {
  const { id, amount, reason, status, created, evidence_details } = dispute;
  const { due_by: dueBy } = evidence_details;
  return {
    id,
    amount: euros(amount),
    reason,
    // In all other statuses the bank has taken the money back.
    status: disputeStatuses[status] ?? 'open',
    answerBy: dueBy === null ? undefined : instant(dueBy),
    madeAt: instant(created),
  };
};

const opened = <T extends { id: string }>(object: string | T | null | undefined) =>
  typeof object === 'string' ? undefined : (object ?? undefined);

/** Returns Stripe's fee in euros. Stripe reports it some time after the charge, in the currency of its payouts. */
function getFee(charge: Stripe.Charge | undefined) {
  const cost = opened(charge?.balance_transaction);
  return cost?.currency === 'eur' ? euros(cost.fee) : undefined;
}

/**
 * Reads the state of a payment; undefined if Stripe does not know it, such as one of the sandbox.
 * @throws {GatewayUnreachable}
 */
export async function readPayment(stripe: Stripe, id: string): Promise<PaymentState | undefined> {
  try {
    const payment = await stripe.paymentIntents.retrieve(id, {
      expand: ['latest_charge.balance_transaction'],
    });
    const of = { payment_intent: id, limit };
    const [refunds, disputes] = await Promise.all([stripe.refunds.list(of), stripe.disputes.list(of)]);
    const charge = opened(payment.latest_charge);
    return {
      id,
      chargeId: charge?.id,
      amount: euros(payment.amount_received),
      fee: getFee(charge),
      refunds: refunds.data.map(getRefund),
      disputes: disputes.data.map(getDispute),
    };
  } catch (error) {
    if (isRefused(error, 'resource_missing')) return undefined;
    throw unreachable(error);
  }
}
