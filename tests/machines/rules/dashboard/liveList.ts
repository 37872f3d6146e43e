import type { AnyStateMachine } from 'xstate';
import type { FailedCall } from '../../../../machines/shared/failures.ts';
import { focusPage, type Calls, type Failures, type Move, type StateName, type StateRule } from '../rule.ts';
import { getReason, timedOut } from '../failureReasons.ts';

type On<M extends AnyStateMachine> = NonNullable<StateRule<M>['on']>;

/** How a page loads its data. */
interface Loading<M extends AnyStateMachine> {
  /** The call, and its input. */
  call: readonly [name: string, input: unknown];
  /** The move after the first answer. */
  loaded: Move<M>;
  /** The results of other answers, and of failures that do not lead to `notLoaded`. */
  answers?: StateRule<M>['answers'];
  fails?: Partial<Failures<M>>;
  /** The transitions in every state. */
  on?: On<M>;
  /** The changes of the context by a failure. */
  storeFailure?: (failure: FailedCall) => object;
}

/** How a page loads its data again after a change. */
interface Refreshing<M extends AnyStateMachine> extends Loading<M> {
  /** The id of the call that loads the data again. */
  refresh: string;
}

const move = <M extends AnyStateMachine>(to: string, changes: object = {}, ...sends: Move<M>['sends']) =>
  ({ to, changes, sends }) as Move<M>;

/** Returns the rules of a page without data. */
export function loadingRules<M extends AnyStateMachine>({
  call: [name, input],
  loaded,
  answers,
  fails,
  on,
  storeFailure = getReason,
}: Loading<M>): Record<'loading' | 'notLoaded', StateRule<M>> {
  const loadAgain = move<M>('loading', {}, focusPage);
  return {
    loading: {
      path: 'initial',
      tags: ['waiting'],
      calls: { [name]: [name, input] },
      answers: { [`${name}.answered`]: loaded, ...answers },
      fails: { [name]: { otherwise: (failure) => move('notLoaded', storeFailure(failure)), ...fails } },
      ...(on && { on }),
      after: [20_000, move('notLoaded', timedOut)],
    },
    notLoaded: {
      path: ['loading' as StateName<M>, `${name}.failed.unreachable`],
      tags: ['failed'],
      on: { ...on, 'retry.requested': loadAgain, 'connection.returned': loadAgain } as On<M>,
    },
  };
}

/** Returns the rules of a page whose data are loaded again after a change. */
export function liveListRules<M extends AnyStateMachine>({
  refresh,
  on,
  ...loading
}: Refreshing<M>): Record<
  'loading' | 'notLoaded' | 'shown.idle' | 'shown.refreshing' | 'shown.outdated',
  StateRule<M>
> {
  const {
    call: [name, input],
    loaded: { changes },
  } = loading;
  const calls: Calls = { [refresh]: [name, input] };
  const refreshing = move<M>('shown.refreshing');
  const next = { 'data.changed': refreshing, ...on } as On<M>;
  return {
    ...loadingRules(loading),
    'shown.idle': { path: ['loading' as StateName<M>, `${name}.answered`], on: next },
    'shown.refreshing': {
      path: ['shown.idle' as StateName<M>, 'data.changed'],
      tags: ['waiting'],
      calls,
      answers: { [`${refresh}.answered`]: move('shown.idle', changes) },
      fails: { [refresh]: { otherwise: (failure) => move('shown.outdated', getReason(failure)) } },
      on: next,
    },
    'shown.outdated': {
      path: ['shown.refreshing' as StateName<M>, `${refresh}.failed.unreachable`],
      tags: ['failed'],
      on: {
        ...next,
        'retry.requested': move('shown.refreshing', {}, focusPage),
        'connection.returned': refreshing,
      } as On<M>,
    },
  };
}
