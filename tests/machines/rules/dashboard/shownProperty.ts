import type { AnyStateMachine } from 'xstate';
import type { FailedCall } from '../../../../machines/shared/failures.ts';
import { getReason } from '../failureReasons.ts';
import { focusPage, type StateName, type StateRule } from '../rule.ts';
import { liveListRules } from './liveList.ts';

type Live<M extends AnyStateMachine> = Parameters<typeof liveListRules<M>>[0];

/** Returns the rules of a page about one property, which loads it with `call`. */
export function propertyPageRules<M extends AnyStateMachine>({ fails, ...live }: Live<M>) {
  const [name] = live.call;
  const toUnknown = (failure: FailedCall) => ({ to: 'unknown', changes: getReason(failure), sends: [] });
  const loadAgain = { to: 'loading', changes: {}, sends: [focusPage] };
  const unknown: StateRule<M> = {
    path: ['loading' as StateName<M>, `${name}.failed.not-found`],
    tags: ['failed'],
    on: { 'retry.requested': loadAgain } as never,
  };
  return {
    ...liveListRules<M>({ ...live, fails: { 'not-found': toUnknown, ...fails } as never }),
    unknown,
  };
}
