import type { DashboardProblemKind } from '../values/dashboardProblemKinds.ts';
import type { Violation } from './violations.ts';

/** The kind of a failure: a problem of the contract, or a call without a valid answer. */
export type FailureKind = DashboardProblemKind | 'timed-out' | 'unreachable' | 'unknown';

/** The error of a failed call to the host's API. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly kind: FailureKind;
  readonly violations: readonly Violation[];
  readonly attemptsLeft: number | undefined;
  /** Details of the host, for kinds of failures with several reasons. */
  readonly detail: string | undefined;
  /** Seconds to wait before a retry, as requested by the host. */
  readonly retryAfter: number | undefined;

  constructor(
    kind: FailureKind,
    about: {
      title?: string | undefined;
      violations?: readonly Violation[] | undefined;
      attemptsLeft?: number | undefined;
      detail?: string | undefined;
      retryAfter?: number | undefined;
    } = {},
  ) {
    super(about.title ?? kind);
    this.kind = kind;
    this.violations = about.violations ?? [];
    this.attemptsLeft = about.attemptsLeft;
    this.detail = about.detail;
    this.retryAfter = about.retryAfter;
  }
}

/** Whether an error is a failed call of one of these kinds. */
export const isFailure = (error: unknown, ...kinds: FailureKind[]): error is CallFailed =>
  error instanceof CallFailed && kinds.includes(error.kind);

/** The cause of a failure, as far as it matters to a guest. */
export type FailureCause = 'unreachable' | 'unavailable' | 'tooManyRequests' | 'refused';

const causes: Partial<Record<FailureKind, FailureCause>> = {
  unreachable: 'unreachable',
  'timed-out': 'unavailable',
  unavailable: 'unavailable',
  'payment-gateway': 'unavailable',
  'too-many-requests': 'tooManyRequests',
};

/** Returns the cause of a failure: no connection, no answer from the host, too many requests, or a rejection. */
export const getCause = (failure: FailureKind | undefined): FailureCause =>
  (failure && causes[failure]) ?? 'refused';
