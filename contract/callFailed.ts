import type { Problem } from './problem.ts';
import type { ProblemKind } from './problemKinds.ts';
import type { Violation } from './violations.ts';

/** Why a call brought no answer of the contract's: it took too long, or nobody was reached. */
export type FailureKind = ProblemKind | 'timed-out' | 'unreachable' | 'unknown';

/** A call to the host API that did not succeed. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly kind: FailureKind;
  readonly violations: readonly Violation[];
  readonly attemptsLeft: number | undefined;
  /** Seconds to wait before asking again, where the host said so. */
  readonly retryAfter: number | undefined;

  constructor(
    kind: FailureKind,
    about: Partial<Pick<Problem, 'title' | 'violations' | 'attemptsLeft'>> & {
      retryAfter?: number | undefined;
    } = {},
  ) {
    super(about.title ?? kind);
    this.kind = kind;
    this.violations = about.violations ?? [];
    this.attemptsLeft = about.attemptsLeft;
    this.retryAfter = about.retryAfter;
  }
}

/** Whether an error is a failed call of one of these kinds. */
export const isFailure = (error: unknown, ...kinds: FailureKind[]): error is CallFailed =>
  error instanceof CallFailed && kinds.includes(error.kind);

/** What stands behind a failure, as far as it matters to a guest. */
export type FailureCause = 'unreachable' | 'unavailable' | 'tooManyRequests' | 'refused';

const causes: Partial<Record<FailureKind, FailureCause>> = {
  unreachable: 'unreachable',
  'timed-out': 'unavailable',
  unavailable: 'unavailable',
  'payment-gateway': 'unavailable',
  'too-many-requests': 'tooManyRequests',
};

/** Why a call failed: no connection, a host who does not answer, too many calls, or a refusal. */
export const getCause = (failure: FailureKind | undefined): FailureCause =>
  (failure && causes[failure]) ?? 'refused';
