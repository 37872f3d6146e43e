import type { Stripe } from 'stripe';
import { find, createId, type Account } from './account.ts';
import { getCharge, createRefund } from './refunds.ts';

function changeRefund(account: Account, id: string, about: Partial<Stripe.Refund>): Stripe.Refund {
  const changed = { ...find(account.refunds, 'refund', id), ...about };
  account.refunds.set(id, changed);
  return changed;
}

function changeDispute(account: Account, id: string, status: Stripe.Dispute.Status): Stripe.Dispute {
  const changed = { ...find(account.disputes, 'dispute', id), status };
  account.disputes.set(id, changed);
  return changed;
}

function openDispute(
  account: Account,
  paymentId: string,
  status: Stripe.Dispute.Status,
  cents?: number,
): Stripe.Dispute {
  const charge = getCharge(account, paymentId);
  account.charges.set(charge.id, { ...charge, disputed: true });
  const dispute = {
    id: createId('du'),
    object: 'dispute',
    amount: cents ?? charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: account.now(),
    currency: 'eur',
    enhanced_eligibility_types: [],
    evidence_details: {
      due_by: account.now() + 7 * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: paymentId,
    reason: 'fraudulent',
    status,
    // The evidence is not used here, and its type requires dozens of fields.
    evidence: {} as Stripe.Dispute.Evidence,
  } satisfies Stripe.Dispute;
  account.disputes.set(dispute.id, dispute);
  account.notify('charge.dispute.created', dispute);
  return dispute;
}

/** Actions outside the API: in the dashboard, and at the guest's bank. */
export const getDashboard = (account: Account) => ({
  /** Refunds some cents of a payment, or the rest. */
  refund: (paymentId: string, amount?: number) =>
    createRefund(account, { payment_intent: paymentId, amount, metadata: {} }),
  /** Fails a refund because its card is closed. */
  failRefund(id: string): void {
    const refund = changeRefund(account, id, { status: 'failed', failure_reason: 'lost_or_stolen_card' });
    const charge = getCharge(account, refund.payment_intent as string);
    const amount_refunded = charge.amount_refunded - refund.amount;
    account.charges.set(charge.id, { ...charge, amount_refunded, refunded: false });
    account.notify('refund.failed', refund);
  },
  /** Opens a dispute or an inquiry of the guest's bank. */
  dispute: (
    paymentId: string,
    { isInquiry = false, amount }: { isInquiry?: boolean; amount?: number } = {},
  ) => openDispute(account, paymentId, isInquiry ? 'warning_needs_response' : 'needs_response', amount),
  endDispute(id: string, status: 'won' | 'lost' | 'warning_closed'): void {
    const dispute = changeDispute(account, id, status);
    if (status === 'won') {
      const charge = getCharge(account, dispute.payment_intent as string);
      account.charges.set(charge.id, { ...charge, disputed: false });
    }
    account.notify('charge.dispute.closed', dispute);
  },
  /** Sets the fee of a payment. */
  settleFee(paymentId: string): void {
    const charge = getCharge(account, paymentId);
    const fee = [...account.fees.values()].find(({ source }) => source === charge.id)!;
    account.charges.set(charge.id, { ...charge, balance_transaction: fee.id });
    account.notify('charge.updated', account.charges.get(charge.id)!);
  },
  hideFee(paymentId: string): void {
    const charge = getCharge(account, paymentId);
    account.charges.set(charge.id, { ...charge, balance_transaction: null });
  },
});
