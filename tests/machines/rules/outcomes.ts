import type { AnyStateMachine } from 'xstate';
import type { FailureKind } from '../../../contract/callFailed.ts';
import type { FailedCall } from '../../../machines/shared/failures.ts';
import type { Failures, Move } from './rule.ts';

/** After these nobody knows whether the host has done what it was asked. */
export const missing = [
  'unreachable',
  'timed-out',
  'unavailable',
  'payment-gateway',
  'unknown',
] as const satisfies FailureKind[];

type AfterFailure<M extends AnyStateMachine> = (why: FailedCall) => Move<M>;

/** What comes of each failure of a call that changes something: of a refusal, and of a missing answer. */
export const outcomes = <M extends AnyStateMachine>(
  refused: AfterFailure<M>,
  unanswered: AfterFailure<M>,
  others: Partial<Record<FailureKind, AfterFailure<M>>> = {},
): Failures<M> => ({
  ...Object.fromEntries(missing.map((kind) => [kind, unanswered])),
  ...others,
  otherwise: refused,
});
