import type { AnyStateMachine, ContextFrom, EventFromLogic, EventObject, SnapshotFrom } from 'xstate';
import type { FailureKind } from '../../../contract/schemas/callFailed.ts';
import type { Violation } from '../../../contract/schemas/violations.ts';
import type { DashboardEffect } from '../../../machines/dashboard/shared/dashboardEffect.ts';
import type { FailedCall } from '../../../machines/shared/failures.ts';
import type { Tag } from '../../../machines/shared/tags.ts';
import type { UiEffect } from '../../../machines/shared/uiEffect.ts';
import type { AtomicState, atomicState } from '../../../src/kit/atomicState.ts';

/** What a rule says, by hand, that a machine does: nothing here is asked of the machine. */

type Value = Parameters<typeof atomicState>[0];

/** A state without states in it, as a dotted path. */
export type StateName<M extends AnyStateMachine> =
  SnapshotFrom<M> extends { value: infer V extends Value } ? AtomicState<V> : never;

/** An action that is provided from outside, an event that another journey is sent, or what is wanted of the browser. */
export type SentEffect =
  | string
  | { to: string; event: EventObject }
  | { uiEffect: UiEffect | DashboardEffect };

/** What comes of something: where it leads, what changes in the context (all else stays), who is told. */
export interface Move<M extends AnyStateMachine> {
  /** The state that is entered, its calls begun; undefined where the state stays as it is. */
  to: StateName<M> | undefined;
  changes: Partial<ContextFrom<M>>;
  sends: readonly SentEffect[];
  /** The calls that start, or start again, although no other state is entered. */
  starts?: readonly string[];
}

/** What comes of a failure, given what is kept of it. */
type AfterFailure<M extends AnyStateMachine> = Move<M> | ((failure: FailedCall) => Move<M>);

/** What comes of each way a call can fail; `otherwise` for all that are not named. */
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
  /** What changes with its arrival, however it is reached. */
  arrives?: Partial<Move<M>>;
  /** What comes of each event, by the name of its event; of all others nothing comes. */
  on?: { readonly [name in EventType<M> | `${EventType<M>}.${string}`]?: Move<M> };
  /** What comes of each answer, by the name of its event. */
  answers?: Readonly<Record<string, Move<M>>>;
  /** What comes of each failure of each call. */
  fails?: Readonly<Record<string, Failures<M>>>;
  /** What comes of time alone. */
  after?: readonly [milliseconds: number, Move<M>];
}

/** A rule with the context that its state is tried with: everything in it is filled. */
export type PlacedRule<M extends AnyStateMachine> = StateRule<M> & { from: ContextFrom<M> };

export interface Rules<M extends AnyStateMachine> {
  initial: { in: StateName<M>; with: ContextFrom<M> };
  /** Actions that whoever runs the machine provides. */
  provided?: readonly string[];
  /** What is refused where a call fails as a kind that names fields. */
  refused?: readonly Violation[];
  /** Calls that go on as long as a step of several states. */
  steps?: Readonly<Record<string, Calls>>;
  states: { readonly [state in StateName<M>]: PlacedRule<M> };
}

/** What was pressed is gone: the focus goes where reading goes on. */
export const focusPage: SentEffect = { uiEffect: { type: 'focus.requested', on: 'page' } };

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
