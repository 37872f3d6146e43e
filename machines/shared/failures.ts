import { CallFailed, isFailure, type FailureKind } from '../../contract/callFailed.ts';
import type { Violation } from '../../contract/violations.ts';
import type { Cause } from './declared.ts';

/** What a context keeps of a call that failed, for the words of the screen. */
export interface Failing {
  /** Why the last call failed. */
  failure: FailureKind | undefined;
  violations: readonly Violation[];
}

/** Nothing has failed. */
export const noFailure: Failing = { failure: undefined, violations: [] };

/** What is kept of an error. */
export const failureOf = (error: Cause): Failing =>
  error instanceof CallFailed
    ? { failure: error.kind, violations: error.violations }
    : { failure: 'unknown', violations: [] };

/** What the host answers when a reservation no longer stands where this page believed. */
export const elsewhere: FailureKind[] = ['wrong-state', 'hold-expired', 'not-found', 'idempotency-mismatch'];

/** The guard behind {@link failedAs}. */
export const itFailedAs = (_: unknown, { error, kinds }: { error: Cause; kinds: FailureKind[] }): boolean =>
  isFailure(error, ...kinds);

/** The guard of a transition that a failed call takes when it failed as one of these kinds. */
export const failedAs = (...kinds: FailureKind[]) =>
  ({
    type: 'itFailedAs',
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, kinds }),
  }) as const;

/** Takes the reason of a failed call into the context. */
export const noteFailure = {
  type: 'noteFailure',
  params: ({ event }: { event: { error: unknown } }) => event.error,
} as const;
