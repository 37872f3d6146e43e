import { fromPromise } from 'xstate';
import { CallFailed } from '../../../contract/schemas/callFailed.ts';
import { parseAmount } from '../../../contract/values/typedAmount.ts';
import { toViolation } from '../../../contract/schemas/violations.ts';
import { cancellationMachine, refundMachine } from '../../../machines/dashboard/refund/refund.machine.ts';
import type {
  ConfirmedRefund,
  RefundEntry,
  RefundQuery,
  RefundOrCancellation,
} from '../../../machines/dashboard/refund/refund.types.ts';
import { createLook } from './lookAtReservation.ts';
import { createProofActors, type ProofServices } from './proof.ts';

/**
 * Checks the answers of the form before the host is asked for the effect.
 * @throws {CallFailed} that names the fields
 */
function requireEntry({ kind, entry: { choice, amount, reason } }: Omit<RefundQuery, 'number'>): void {
  const hasAmount = kind === 'refund' || choice === 'amount';
  const violations = [
    ...(hasAmount && !(parseAmount(amount) > 0) ? [toViolation('amount', 'not_a_number')] : []),
    ...(kind === 'refund' && reason.trim() === '' ? [toViolation('reason', 'blank')] : []),
  ];
  if (violations.length > 0) throw new CallFailed('validation-failed', { violations });
}

const getRefund = ({ choice, amount }: RefundEntry) => (choice === 'amount' ? parseAmount(amount) : choice);

async function previewRefund(
  { api }: ProofServices,
  { number: reservation, kind, entry }: RefundQuery,
  signal: AbortSignal,
): Promise<RefundOrCancellation> {
  requireEntry({ kind, entry });
  const params = { reservation };
  if (kind === 'refund') {
    const query = { amount: String(parseAmount(entry.amount)) };
    return { kind, terms: await api.previewRefund({ params, query }, { signal }) };
  }
  const refund = getRefund(entry);
  const query = { refund: typeof refund === 'number' ? String(refund) : refund };
  return { kind, terms: await api.previewCancellation({ params, query }, { signal }) };
}

async function sendRefund(
  { api }: ProofServices,
  { number: reservation, entry, effect, idempotencyKey }: ConfirmedRefund,
  signal: AbortSignal,
): Promise<RefundOrCancellation> {
  const params = { reservation };
  const options = { idempotencyKey, signal };
  const { kind, terms } = effect;
  if (kind === 'refund') {
    const body = {
      amount: terms.amount.amount,
      reason: entry.reason,
      expectedRefundable: terms.refundable.amount,
    };
    return { kind, terms: await api.refund({ params, body }, options) };
  }
  const body = {
    refund: getRefund(entry),
    expectedRefund: terms.refund.total.amount,
    expectedPaid: terms.paid.amount,
    expectedStatus: terms.status,
  };
  return { kind, terms: await api.cancel({ params, body }, options) };
}

/** Connects a refund or a cancellation to the host. */
const createActors = (machine: typeof refundMachine, dashboard: ProofServices) =>
  machine.provide({
    actors: {
      loadReservationDesk: createLook(dashboard),
      previewRefund: fromPromise<RefundOrCancellation, RefundQuery>(({ input, signal }) =>
        previewRefund(dashboard, input, signal),
      ),
      sendRefund: fromPromise<RefundOrCancellation, ConfirmedRefund>(({ input, signal }) =>
        sendRefund(dashboard, input, signal),
      ),
      lookAtReservation: createLook(dashboard),
      proof: createProofActors(dashboard),
    },
  });

export const createRefundActors = (dashboard: ProofServices) => createActors(refundMachine, dashboard);

export const createCancellationActors = (dashboard: ProofServices) =>
  createActors(cancellationMachine, dashboard);
