import type { AnyStateMachine } from 'xstate';
import { focusPage, type Move, type StateName, type StateRule } from '../rule.ts';
import { getReason } from '../failureReasons.ts';
import { loadingRules } from './liveList.ts';

interface LoadedPage<M extends AnyStateMachine> {
  /** The number of the reservation. */
  number: string;
  /** The move after the answer, and the results of other answers. */
  loaded: Move<M>;
  answers?: StateRule<M>['answers'];
  /** The changes of the context by a failure. */
  storeFailure?: Parameters<typeof loadingRules<M>>[0]['storeFailure'];
}

/** Returns the rules of a page about one reservation before it is loaded. */
export function reservationLoadingRules<M extends AnyStateMachine>({
  number,
  storeFailure = getReason,
  ...loading
}: LoadedPage<M>): Record<'loading' | 'notLoaded' | 'unknown', StateRule<M>> {
  const toUnknown = (failure: Parameters<typeof storeFailure>[0]) =>
    ({ to: 'unknown', changes: storeFailure(failure), sends: [] }) as unknown as Move<M>;
  const loadAgain = { to: 'loading', changes: {}, sends: [focusPage] } as unknown as Move<M>;
  return {
    ...loadingRules<M>({
      ...loading,
      call: ['loadReservationDesk', number],
      storeFailure,
      fails: { 'not-found': toUnknown } as never,
    }),
    unknown: {
      path: ['loading' as StateName<M>, 'loadReservationDesk.failed.not-found'],
      tags: ['failed'],
      on: { 'retry.requested': loadAgain } as never,
    },
  };
}
