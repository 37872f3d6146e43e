import { CallFailed, isFailure, type FailureKind } from '../../contract/schemas/callFailed.ts';
import type { Violation } from '../../contract/schemas/violations.ts';
import type { Cause } from './declared.ts';

/** The reason of a failure, for the screen's message. */
export interface FailureReason {
  /** The kind of the last failure. */
  failure: FailureKind | undefined;
  /** Seconds to wait before a retry, as requested by the host. */
  retryAfter?: number | undefined;
}

/** The data of a failed call that the context stores. */
export interface FailedCall extends FailureReason {
  violations: readonly Violation[];
}

/** The values without a failure. */
export const noFailureReason: FailureReason = { failure: undefined, retryAfter: undefined };
export const noFailure: FailedCall = { ...noFailureReason, violations: [] };

/** The reason of a call that exceeded its time limit. */
export const timedOut: FailureReason = { failure: 'timed-out', retryAfter: undefined };

/** Returns the reason of a thrown error. */
export const getReason = (error: Cause): FailureReason =>
  error instanceof CallFailed
    ? { failure: error.kind, retryAfter: error.retryAfter }
    : { failure: 'unknown', retryAfter: undefined };

/** Returns the reason and the violations of a thrown error. */
export const toFailure = (error: Cause): FailedCall => ({
  ...getReason(error),
  violations: error instanceof CallFailed ? error.violations : [],
});

/** The failures of a call about a reservation whose status has changed since it was loaded. */
export const staleReservationFailures: FailureKind[] = [
  'wrong-state',
  'hold-expired',
  'dates-unavailable',
  'not-found',
  'idempotency-mismatch',
];

/**
 * The failures of a call whose outcome is unknown: the answer is missing, or something other than the host has answered,
 * so the host may have executed the request.
 */
export const missingAnswers: FailureKind[] = [
  'unreachable',
  'timed-out',
  'unavailable',
  'payment-gateway',
  'unknown',
];

/** Returns the error of a failed actor, as the parameter of an action or a guard. */
export const thrownError = ({ event }: { event: { error: unknown } }) => event.error as Cause;

/** Whether an error is of one of the kinds, for {@link failedAs}. */
export const isFailureKind = (
  _: unknown,
  { error, kinds }: { error: Cause; kinds: FailureKind[] },
): boolean => kinds.includes(getReason(error).failure!);

/** Returns the guard for failures of these kinds. */
export const failedAs = (...kinds: FailureKind[]) =>
  ({
    type: 'isFailureKind',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, kinds }),
  }) as const;

/** Stores the reason of a failed call in the context. */
export const storeFailure = {
  type: 'storeFailure',
  params: thrownError,
} as const;

/** Whether no attempts remain after a wrong one-time password, for {@link onLastAttempt}. */
export const wasLastAttempt = (_: unknown, error: Cause): boolean =>
  isFailure(error, 'otp-incorrect') && error.attemptsLeft === 0;

/** The guard for a wrong one-time password after which no attempts remain. */
export const onLastAttempt = { type: 'wasLastAttempt', params: thrownError } as const;

/** Stores the number of attempts that remain after a wrong one-time password. */
export const storeAttemptsLeft = {
  type: 'storeAttemptsLeft',
  params: ({ event }: { event: { error: unknown } }) => event.error as CallFailed,
} as const;
