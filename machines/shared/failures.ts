import { CallFailed, isFailure, type FailureKind } from '../../contract/callFailed.ts';
import type { Violation } from '../../contract/violations.ts';
import type { Cause } from './declared.ts';

/** Why a call failed, for the words of the screen. */
export interface FailureReason {
  /** Why the last call failed. */
  failure: FailureKind | undefined;
  /** Seconds to wait before asking again, as the host said when it failed. */
  retryAfter?: number | undefined;
}

/** What a context keeps of a call that failed. */
export interface FailedCall extends FailureReason {
  violations: readonly Violation[];
}

/** Nothing has failed. */
export const noFailureReason: FailureReason = { failure: undefined, retryAfter: undefined };
export const noFailure: FailedCall = { ...noFailureReason, violations: [] };

/** Nobody answered in time. */
export const timedOut: FailureReason = { failure: 'timed-out', retryAfter: undefined };

/** Why it failed, from what was thrown. */
export const getReason = (error: Cause): FailureReason =>
  error instanceof CallFailed
    ? { failure: error.kind, retryAfter: error.retryAfter }
    : { failure: 'unknown', retryAfter: undefined };

/** What is kept of an error. */
export const toFailure = (error: Cause): FailedCall => ({
  ...getReason(error),
  violations: error instanceof CallFailed ? error.violations : [],
});

/** What the host answers when a reservation no longer stands where this page believed. */
export const staleReservationFailures: FailureKind[] = [
  'wrong-state',
  'hold-expired',
  'dates-unavailable',
  'not-found',
  'idempotency-mismatch',
];

/** The error of a failed actor, as the parameter of an action or a guard. */
export const thrownError = ({ event }: { event: { error: unknown } }) => event.error as Cause;

/** The guard behind {@link failedAs}. */
export const isFailureKind = (
  _: unknown,
  { error, kinds }: { error: Cause; kinds: FailureKind[] },
): boolean => isFailure(error, ...kinds);

/** The guard of a transition that a failed call takes when it failed as one of these kinds. */
export const failedAs = (...kinds: FailureKind[]) =>
  ({
    type: 'isFailureKind',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, kinds }),
  }) as const;

/** Takes the reason of a failed call into the context. */
export const storeFailure = {
  type: 'storeFailure',
  params: thrownError,
} as const;

/** The guard behind {@link onLastTry}. */
export const wasLastAttempt = (_: unknown, error: Cause): boolean =>
  isFailure(error, 'otp-incorrect') && error.attemptsLeft === 0;

/** The guard of the transition for a wrong one-time password after which no try is left. */
export const onLastTry = { type: 'wasLastAttempt', params: thrownError } as const;

/** Stores how many tries are left after a wrong one-time password. */
export const storeAttemptsLeft = {
  type: 'storeAttemptsLeft',
  params: ({ event }: { event: { error: unknown } }) => event.error as CallFailed,
} as const;
