import type { AnyStateMachine, ContextFrom, EventFromLogic, EventObject, SnapshotFrom } from 'xstate';
import type { FailureKind } from '../../../contract/schemas/callFailed.ts';
import type { Violation } from '../../../contract/schemas/violations.ts';
import type { DashboardEffect } from '../../../machines/dashboard/shared/dashboardEffect.ts';
import type { FailedCall } from '../../../machines/shared/failures.ts';
import type { Tag } from '../../../machines/shared/tags.ts';
import type { UiEffect } from '../../../machines/shared/uiEffect.ts';
import type { AtomicState, atomicState } from '../../../src/kit/atomicState.ts';

/** The handwritten expectation for a machine: nothing here is read from the machine. */

type Value = Parameters<typeof atomicState>[0];

/** A state without states in it, as a dotted path. */
export type StateName<M extends AnyStateMachine> =
  SnapshotFrom<M> extends { value: infer V extends Value } ? AtomicState<V> : never;

/** An action that is provided from outside, an event that another journey is sent, or what is wanted of the browser. */
export type SentEffect =
  | string
  | { to: string; event: EventObject }
  | { uiEffect: UiEffect | DashboardEffect };

/** The result of an event: its target, the changed context (all else stays) and the sent events. */
export interface Move<M extends AnyStateMachine> {
  /** The state that is entered, its calls begun; undefined where the state stays as it is. */
  to: StateName<M> | undefined;
  changes: Partial<ContextFrom<M>>;
  sends: readonly SentEffect[];
  /** The calls that start, or start again, although no other state is entered. */
  starts?: readonly string[];
}

/** The result of a failure, given its stored data. */
type AfterFailure<M extends AnyStateMachine> = Move<M> | ((failure: FailedCall) => Move<M>);

/** The result of each kind of failure; `otherwise` for all other kinds. */
export type Failures<M extends AnyStateMachine> = Partial<Record<FailureKind, AfterFailure<M>>> & {
  otherwise: AfterFailure<M>;
};

/** Calls by their id: the actor, and exactly what it is given. */
export type Calls = Readonly<Record<string, readonly [actor: string, input: unknown]>>;

type EventType<M extends AnyStateMachine> = EventFromLogic<M>['type'];

export interface StateRule<M extends AnyStateMachine> {
  /** The last step of a path to the state: the state before and its event; `initial` for the initial state. */
  path: 'initial' | readonly [from: StateName<M>, by: string];
  tags?: readonly Tag[];
  /** The calls that it starts. */
  calls?: Calls;
  /** The context changes on entry, by any transition. */
  arrives?: Partial<Move<M>>;
  /** The result of each event by its name; all other events have none. */
  on?: { readonly [name in EventType<M> | `${EventType<M>}.${string}`]?: Move<M> };
  /** The result of each answer, by the name of its event. */
  answers?: Readonly<Record<string, Move<M>>>;
  /** The result of each failure of each call. */
  fails?: Readonly<Record<string, Failures<M>>>;
  /** The result of each timer. */
  after?: readonly [milliseconds: number, Move<M>];
}

/** A rule with the context that its state is tried with: everything in it is filled. */
export type PlacedRule<M extends AnyStateMachine> = StateRule<M> & { from: ContextFrom<M> };

export interface Rules<M extends AnyStateMachine> {
  initial: { in: StateName<M>; with: ContextFrom<M> };
  /** Actions that the parent of the machine provides. */
  provided?: readonly string[];
  /** The violations of a failure whose kind names fields. */
  refused?: readonly Violation[];
  /** Calls that go on as long as a step of several states. */
  steps?: Readonly<Record<string, Calls>>;
  states: { readonly [state in StateName<M>]: PlacedRule<M> };
}

/** The pressed button has disappeared: the focus moves to the next text. */
export const focusPage: SentEffect = { uiEffect: { type: 'focus.requested', on: 'page' } };
/** Moves the focus to the first field of the form. */
export const focusField: SentEffect = { uiEffect: { type: 'focus.requested', on: 'field' } };

/** The words that the rules of one machine are written in. */
export const rulesFor = <M extends AnyStateMachine>() => ({
  leadsTo: (to: StateName<M>, changes: Partial<ContextFrom<M>> = {}, ...sends: SentEffect[]): Move<M> => ({
    to,
    changes,
    sends,
  }),
  unchanged: (changes: Partial<ContextFrom<M>> = {}, ...sends: SentEffect[]): Move<M> => ({
    to: undefined,
    changes,
    sends,
  }),
  defineRules: <S extends StateName<M>>(
    from: ContextFrom<M>,
    states: { readonly [state in S]: StateRule<M> },
  ) =>
    Object.fromEntries(
      Object.entries<StateRule<M>>(states).map(([state, rule]) => [state, { ...rule, from }]),
    ) as { readonly [state in S]: PlacedRule<M> },
});
