import type { AnyStateMachine } from 'xstate';
import type { FailureKind } from '../../../contract/schemas/callFailed.ts';
import type { FailedCall } from '../../../machines/shared/failures.ts';
import type { Failures, Move } from './rule.ts';

/** After these failures it is unknown whether the host has executed the request. */
const missing = [
  'unreachable',
  'timed-out',
  'unavailable',
  'payment-gateway',
  'unknown',
] as const satisfies FailureKind[];

type AfterFailure<M extends AnyStateMachine> = (failure: FailedCall) => Move<M>;

/** Returns the rules for the failures of a call that changes something: refusals, and missing answers. */
export const outcomes = <M extends AnyStateMachine>(
  refused: AfterFailure<M>,
  unanswered: AfterFailure<M>,
  others: Partial<Record<FailureKind, AfterFailure<M>>> = {},
): Failures<M> => ({
  ...Object.fromEntries(missing.map((kind) => [kind, unanswered])),
  ...others,
  otherwise: refused,
});
