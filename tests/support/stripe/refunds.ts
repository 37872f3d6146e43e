import type { Stripe } from 'stripe';
import { find, createId, type Account } from './account.ts';
import { StripeProblem } from './problem.ts';

interface RefundRequest {
  payment_intent: string;
  /** The amount in cents, by default the rest. */
  amount?: number | undefined;
  metadata: Record<string, string>;
}

export function getCharge(account: Account, paymentId: string): Stripe.Charge {
  const { latest_charge } = find(account.payments, 'payment_intent', paymentId, 'payment_intent');
  if (typeof latest_charge !== 'string') {
    throw new StripeProblem(
      400,
      `This PaymentIntent (${paymentId}) does not have a successful charge to refund.`,
    );
  }
  return account.charges.get(latest_charge)!;
}

const inEuros = (cents: number) => `€${(cents / 100).toFixed(2)}`;

/** Creates a refund, by a call or in the dashboard. */
export function createRefund(account: Account, request: RefundRequest): Stripe.Refund {
  const charge = getCharge(account, request.payment_intent);
  if (charge.disputed) {
    throw new StripeProblem(400, `Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw new StripeProblem(400, `Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const amount = request.amount ?? left;
  if (amount > left) {
    throw new StripeProblem(
      400,
      `Refund amount (${inEuros(amount)}) is greater than unrefunded amount on charge (${inEuros(left)})`,
      { param: 'amount' },
    );
  }
  const refund: Stripe.Refund = {
    id: createId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: account.now(),
    currency: 'eur',
    customer: charge.customer,
    customer_account: null,
    metadata: request.metadata,
    payment_intent: request.payment_intent,
    payment_method: charge.payment_method,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  account.refunds.set(refund.id, refund);
  const amount_refunded = charge.amount_refunded + amount;
  const changed = { ...charge, amount_refunded, refunded: amount_refunded === charge.amount };
  account.charges.set(charge.id, changed);
  account.notify('refund.created', refund);
  account.notify('charge.refunded', changed);
  return refund;
}
