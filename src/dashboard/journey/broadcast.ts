import type { AnyActorRef, EventObject } from 'xstate';
import type { PageStore } from '../../frame/pageStore.ts';

const noop = () => undefined;

/** The actors of the journeys on the current page. */
const journeys = new Set<AnyActorRef>();

/** Adds an actor to those that receive the events of the tab. Returns the function that removes it. */
export function joinBroadcast(actor: AnyActorRef): () => void {
  journeys.add(actor);
  return () => void journeys.delete(actor);
}

/** The page as the tab's shell knows it: events such as the return of the connection go to the session and the page. */
export const broadcastTo = (session: AnyActorRef): PageStore => ({
  state: () => ({
    value: '',
    context: {},
    children: Object.fromEntries([...journeys].map((one) => [one.id, one])),
  }),
  broadcast: (event: EventObject) => {
    for (const actor of [session, ...journeys]) actor.send(event);
  },
  send: noop,
  sendToChild: noop,
  subscribe: () => noop,
  onUiEffect: () => noop,
  open: () => noop,
});
