import type { AnyActorRef, StateValue } from 'xstate';

/** Where a page's machine stands. It travels in the HTML, so it holds nothing that HTML may not hold. */
export interface PageState {
  value: StateValue;
  context: object;
  /** The journeys within, by their ids, where they run: none in the HTML. */
  children: Readonly<Record<string, AnyActorRef | undefined>>;
}
