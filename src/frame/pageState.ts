import type { AnyActorRef, StateValue } from 'xstate';

/** The state of a page's machine. It is part of the page's HTML, so it must only contain data that the HTML may contain. */
export interface PageState {
  value: StateValue;
  context: object;
  /** The running journeys within the machine, by their ids; empty in the HTML. */
  children: Readonly<Record<string, AnyActorRef | undefined>>;
}
