import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { useDashboard } from './context/dashboard.ts';
import { deleteDraftsOfOthers, readDraft, storeDraft, type DraftPlace } from '../actors/drafts.ts';
import type { DashboardPage } from './context/route.ts';

/** Returns where the draft of the shown page is stored. */
export function useDraftPlace({ sharesDraft = false }: DashboardPage, userId: string): DraftPlace {
  const [path] = useLocation();
  const query = useSearch();
  return { userId, address: sharesDraft || query === '' ? path : `${path}?${query}` };
}

/** Subscribes to the changes of an actor and of the journeys within it. Returns the function that unsubscribes. */
function subscribeToChanges(actor: AnyActorRef, onChange: () => void): () => void {
  const stops = new Map<AnyActorRef, () => void>();
  const subscribe = (one: AnyActorRef) => {
    if (stops.has(one)) return;
    const next = () => {
      const { children = {} } = one.getSnapshot() as Partial<AnyMachineSnapshot>;
      for (const child of Object.values(children)) if (child) subscribe(child as AnyActorRef);
      onChange();
    };
    // The machine handles the failure of its calls; without `error`, XState would report it as unhandled.
    const subscription = one.subscribe({ next, error: () => undefined });
    stops.set(one, () => subscription.unsubscribe());
  };
  subscribe(actor);
  return () => {
    for (const stop of stops.values()) stop();
  };
}

/**
 * Stores the unfinished input of a page while it is shown, so that a reload or the end of the session loses nothing.
 * Deletes that of another person, who was signed in before.
 */
export function useDraft({ getDraft }: DashboardPage, actor: AnyActorRef, place: DraftPlace): void {
  const { unsavedInput } = useDashboard();
  const { userId, address } = place;
  useEffect(() => deleteDraftsOfOthers(userId), [userId]);
  useEffect(() => {
    if (!getDraft) return undefined;
    const select = () => getDraft(actor.getSnapshot() as AnyMachineSnapshot);
    // A form that proposes answers is unchanged at first.
    const proposed = readDraft(userId, address) === undefined ? JSON.stringify(select()) : undefined;
    const store = () => {
      const draft = select();
      const isUnsaved = draft !== undefined && JSON.stringify(draft) !== proposed;
      storeDraft(userId, address, isUnsaved ? draft : undefined);
      unsavedInput.set(isUnsaved ? { userId, address } : undefined);
    };
    store();
    const stop = subscribeToChanges(actor, store);
    return () => {
      stop();
      unsavedInput.set(undefined);
    };
  }, [getDraft, actor, userId, address, unsavedInput]);
}
