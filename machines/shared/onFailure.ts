import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import { missingAnswers, staleReservationFailures, failedAs, storeFailure } from './failures.ts';

/** Kinds of failure that share a transition. */
const groups = {
  /** The one-time password is wrong. */
  wrongCode: ['otp-incorrect', 'validation-failed'],
  /** The one-time password can no longer be used. */
  expiredCode: ['otp-expired', 'not-found'],
  /** The status of the reservation has changed since it was loaded. */
  staleReservation: staleReservationFailures,
  /** It is unknown whether the host has executed the request. */
  noAnswer: missingAnswers,
} as const satisfies Record<string, readonly FailureKind[]>;

type Kind = FailureKind | keyof typeof groups | 'otherwise';

interface Transition {
  readonly target: string;
  readonly actions?: unknown;
  readonly description?: string;
}

type Branch = string | Transition;

type BranchTarget<B extends Branch> = B extends Transition ? B['target'] : B;

type BranchActions<B extends Branch> = B extends { actions: infer Actions }
  ? Actions extends readonly unknown[]
    ? readonly [typeof storeFailure, ...Actions]
    : readonly [typeof storeFailure, Actions]
  : typeof storeFailure;

type FailureTransition<B extends Branch> = B extends Branch
  ? {
      readonly guard?: ReturnType<typeof failedAs>;
      readonly target: BranchTarget<B>;
      readonly actions: BranchActions<B>;
      readonly description?: string;
    }
  : never;

const kindsIn = (key: string): readonly FailureKind[] =>
  key in groups ? groups[key as keyof typeof groups] : [key as FailureKind];

function transitionTo(branch: Branch) {
  const { actions, ...transition }: Transition = typeof branch === 'string' ? { target: branch } : branch;
  return { ...transition, actions: actions === undefined ? storeFailure : [storeFailure, actions].flat() };
}

/**
 * Returns the transitions of a failed call by the kind of failure; `otherwise` handles all other kinds. Each one stores
 * the failure in the context before its own actions.
 * @example onError: onFailure({ 'validation-failed': 'refused', otherwise: 'notSent' })
 */
export function onFailure<
  const Branches extends { readonly otherwise: Branch; readonly [kind: string]: Branch },
>(branches: Branches & { readonly [Key in Exclude<keyof Branches, Kind>]: never }) {
  const { otherwise, ...specific } = branches;
  const transitions = Object.entries<Branch>(specific).map(([key, branch]) => ({
    ...transitionTo(branch),
    guard: failedAs(...kindsIn(key)),
  }));
  return [...transitions, transitionTo(otherwise)] as unknown as readonly FailureTransition<
    Branches[keyof Branches]
  >[];
}
