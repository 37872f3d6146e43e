import type { AnyActorRef, StateValue } from 'xstate';

/** The state of a page's machine. It is serialised into the HTML, so it must not contain private data. */
export interface PageState {
  value: StateValue;
  context: object;
  /** The running journeys within the machine, by their ids; empty in the HTML. */
  children: Readonly<Record<string, AnyActorRef | undefined>>;
}
