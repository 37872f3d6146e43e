import type { Money } from '../../../../contract/values/money.ts';
import { reservationStatuses, type ReservationStatus } from '../../../../contract/values/statuses.ts';
import * as v from 'valibot';
import { cents } from '../../../../contract/schemas/primitives.ts';
import { isHold } from '../../../../contract/rules/booked.ts';
import type { Refund } from '../../../../contract/schemas/refund.ts';
import { Refusal } from '../../base/refusal.ts';
import { euros, findPolicyPeriod, type PolicyPeriod } from '../../pricing/index.ts';
import { endReservation } from '../../reservations/endReservation.ts';
import { lockReservation } from '../../stays/lockReservation.ts';
import { readPayments } from '../../stays/readPayments.ts';
import {
  getKeptAmount,
  getPaid,
  getPaidAmount,
  getRefundShares,
  getReturnedInPerson,
  refundDue,
  refundGiven,
} from '../../reservations/refundDue.ts';
import { requireGatewayState } from '../../reservations/refreshFromGateway.ts';
import type { CurrentStatus } from '../../stays/currentStatus.ts';
import type { PaymentRow, ReservationRow } from '../../store/schema.ts';
import { inTransaction } from '../../store/transaction.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { inEuros } from '../shared/inEuros.ts';
import { recordEvent } from '../shared/recordEvent.ts';
import { CommandRefused } from '../shared/refused.ts';
import { reservationName, findReservation } from './findReservation.ts';

/** The refund that a host can choose: according to the policy, everything that was paid, or nothing. */
export const refundChoices = ['policy', 'full', 'none'] as const;
/** One of the choices, or an amount in cents. */
const refundChoice = v.optional(v.union([v.picklist(refundChoices), v.pipe(cents, v.minValue(0))]), 'policy');
type RefundChoice = v.InferOutput<typeof refundChoice>;

export const cancellationQuery = v.object({ reservation: reservationName, refund: refundChoice });
export const cancelInput = v.object({
  ...cancellationQuery.entries,
  /** The refund, the payments (both in cents) and the status that the host saw; the command is rejected if one has changed. */
  expectedRefund: v.optional(v.pipe(cents, v.minValue(0))),
  expectedPaid: v.optional(v.pipe(cents, v.minValue(0))),
  expectedStatus: v.optional(v.picklist(reservationStatuses)),
});

/** The result of cancelling a reservation. */
export interface CancellationTerms {
  number: string;
  id: string;
  /** The current status of the reservation. */
  status: ReservationStatus;
  /** Whether it was already cancelled; then the refund is the one that was made. */
  cancelled: boolean;
  paid: Money;
  refund: Refund;
  /** The part of the refund that the gateway pays. */
  throughGateway: Money;
  /** The part of the refund that the host received in person, and returns in person. */
  inPerson: Money;
  /** The amount that the host keeps of the payments after the refund. */
  kept: Money;
  /** The refund according to the policy that the guest accepted. */
  policyRefund: Refund;
  /** The period in which the policy refunds this share; null without a limit, and after a cancellation. */
  policyPeriod: PolicyPeriod;
}

/** Returns a chosen amount as a refund; its percentage is rounded down to two decimals. */
function refundOfAmount(amount: number, { number }: ReservationRow, payments: readonly PaymentRow[]): Refund {
  const paid = getPaid(payments);
  if (amount > paid) {
    throw new CommandRefused(
      `The refund is higher than the ${inEuros(paid)} that can be refunded for reservation ${number}.`,
    );
  }
  return { percentage: Math.floor((amount * 10_000) / Math.max(1, paid)) / 100, total: euros(amount) };
}

function getRefund(
  choice: RefundChoice,
  reservation: ReservationRow,
  payments: readonly PaymentRow[],
  now: Date,
): Refund {
  if (typeof choice === 'number') return refundOfAmount(choice, reservation, payments);
  if (choice === 'policy') return refundDue(reservation, payments, now);
  return choice === 'full'
    ? { percentage: 100, total: euros(getPaid(payments)) }
    : { percentage: 0, total: euros(0) };
}

const getRoutes = ({ total }: Refund, parts: Parameters<typeof getReturnedInPerson>[0]) => {
  const inPerson = getReturnedInPerson(parts);
  return { throughGateway: euros(total.amount - inPerson), inPerson: euros(inPerson) };
};

function requireTerms(
  { reservation, current, now }: { reservation: ReservationRow; current: CurrentStatus; now: Date },
  payments: readonly PaymentRow[],
  choice: RefundChoice,
): CancellationTerms {
  const { number, id } = reservation;
  const { status } = current;
  const cancelled = current.status === 'cancelled';
  if (current.status === 'completed' || current.status === 'expired') {
    throw new CommandRefused(`Reservation ${number} is ${current.status} and cannot be cancelled.`);
  }
  const paid = euros(getPaidAmount(payments));
  if (cancelled) {
    const given = refundGiven(reservation, payments);
    const kept = euros(getKeptAmount(payments, given));
    return {
      number,
      id,
      status,
      cancelled,
      paid,
      refund: given,
      ...getRoutes(given, payments),
      kept,
      policyRefund: given,
      policyPeriod: { since: null, until: null },
    };
  }
  const refund = getRefund(choice, reservation, payments, now);
  const kept = euros(getPaid(payments) - refund.total.amount);
  const parts = getRefundShares(refund, payments).map(({ payment, refundAmount }) => ({
    ...payment,
    refundAmount,
  }));
  const policyRefund = refundDue(reservation, payments, now);
  const { cancellationPolicies } = reservation.quote.paymentOptions[0];
  const policyPeriod = findPolicyPeriod(cancellationPolicies, now);
  const routes = getRoutes(refund, parts);
  return { number, id, status, cancelled, paid, refund, ...routes, kept, policyRefund, policyPeriod };
}

/**
 * Calculates the refund if a reservation were cancelled now; changes nothing.
 * @throws {CommandRefused} if it cannot be cancelled
 */
export async function previewCancellation(
  context: CommandContext,
  { reservation: name, refund }: v.InferOutput<typeof cancellationQuery>,
): Promise<CancellationTerms> {
  const found = await findReservation(context, name);
  return requireTerms(found, await readPayments(context.db, found.reservation.id), refund);
}

const hasChanged = <T>(expected: T | undefined, current: T) => expected !== undefined && expected !== current;

function requireSeen(
  { refund, paid, status }: CancellationTerms,
  { expectedRefund, expectedPaid, expectedStatus }: v.InferOutput<typeof cancelInput>,
): void {
  if (
    hasChanged(expectedRefund, refund.total.amount) ||
    hasChanged(expectedPaid, paid.amount) ||
    hasChanged(expectedStatus, status)
  ) {
    throw new CommandRefused(
      'The refund, the payments or the status have changed in the meantime. Nothing was changed: run the command again.',
    );
  }
}

/**
 * Reads from the gateway whether a hold has just been paid. Call it before the transaction that cancels the reservation.
 * @throws {Refusal} 503 if the gateway does not answer
 */
export async function prepareCancellation(context: CommandContext, name: string): Promise<void> {
  const { reservation, current } = await findReservation(context, name);
  if (isHold(current)) await requireGatewayState(context, reservation.id);
}

/**
 * Cancels a reservation for the host in one transaction, which may be the caller's.
 * @throws {CommandRefused} if it cannot be cancelled, or the reservation is no longer what the host saw
 */
export async function cancelInTransaction(
  context: CommandContext,
  input: v.InferOutput<typeof cancelInput>,
): Promise<CancellationTerms> {
  const { reservation } = await findReservation(context, input.reservation);
  return inTransaction(context.db, async (trx) => {
    const locked = await lockReservation(trx, context, reservation.id);
    const payments = await readPayments(trx, reservation.id);
    const terms = requireTerms(locked, payments, input.refund);
    if (terms.cancelled) return terms;
    requireSeen(terms, input);
    await endReservation(trx, context, locked, payments, terms.refund);
    await recordEvent(trx, context, { reservationId: reservation.id, kind: 'cancelledByHost' });
    return { ...terms, status: 'cancelled', cancelled: true };
  });
}

/**
 * Cancels a reservation for the host, until the end of the stay, with the same effects as a cancellation by the guest.
 * A repeated cancellation changes nothing.
 * @throws {CommandRefused} if it cannot be cancelled, the reservation is no longer what the host saw, or the gateway does
 *   not say whether a hold is paid
 */
export async function cancelByHost(
  context: CommandContext,
  input: v.InferOutput<typeof cancelInput>,
): Promise<CancellationTerms> {
  try {
    await prepareCancellation(context, input.reservation);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new CommandRefused(
      `The payment service does not answer, so reservation ${input.reservation} may have been paid. ` +
        'Nothing was changed: run the command again later.',
      { cause: error },
    );
  }
  return cancelInTransaction(context, input);
}
