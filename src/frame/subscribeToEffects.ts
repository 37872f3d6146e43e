import type { AnyActorRef, EventObject } from 'xstate';
import type { Listener } from './createListeners.ts';
import type { PageState } from './pageState.ts';

/** Subscribes to the effects of an actor and of the journeys within it. Returns the function that unsubscribes. */
export function subscribeToEffects(actor: AnyActorRef, onEffect: Listener<EventObject>): () => void {
  const stops = new Map<AnyActorRef, () => void>();
  const subscribe = (one: AnyActorRef | undefined) => {
    if (!one || stops.has(one)) return;
    const subscribeToJourneys = (snapshot: Partial<PageState> | undefined) =>
      Object.values(snapshot?.children ?? {}).forEach(subscribe);
    const effects = one.on('*', onEffect);
    // The machine handles the failure of its calls; without `error`, XState would report it as unhandled.
    const states = one.subscribe({ next: subscribeToJourneys, error: () => undefined });
    stops.set(one, () => {
      effects.unsubscribe();
      states.unsubscribe();
    });
    subscribeToJourneys(one.getSnapshot() as Partial<PageState> | undefined);
  };
  subscribe(actor);
  return () => {
    for (const stop of stops.values()) stop();
  };
}
