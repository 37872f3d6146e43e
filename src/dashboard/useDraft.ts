import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { useDashboard } from './context/dashboard.ts';
import { deleteDraftsOfOthers, readDraft, storeDraft, type DraftPlace } from '../actors/drafts.ts';
import { unloadWarning } from '../actors/unsavedChanges.ts';
import type { DashboardPage } from './context/route.ts';

/** Returns where the draft of the shown page is stored. */
export function useDraftPlace(
  { sharesDraft = false, getDraftAddress }: DashboardPage,
  userId: string,
): DraftPlace {
  const [path] = useLocation();
  const query = useSearch();
  if (getDraftAddress) return { userId, address: getDraftAddress(path) };
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
export function useDraft(page: DashboardPage, actor: AnyActorRef, place: DraftPlace): void {
  const { unsavedInput } = useDashboard();
  const { getDraft, getDraftAddress, isSaving } = page;
  const { userId, address } = place;
  useEffect(() => deleteDraftsOfOthers(userId), [userId]);
  useEffect(() => {
    if (!getDraft) return undefined;
    const getSnapshot = () => actor.getSnapshot() as AnyMachineSnapshot;
    const select = () => getDraft(getSnapshot());
    // A form that proposes answers is unchanged at first.
    const proposed = readDraft(userId, address) === undefined ? JSON.stringify(select()) : undefined;
    let isUnsaved = false;
    // A tab that is closed loses its storage, so the browser warns of input that the page could not save.
    const warning = unloadWarning(() => isUnsaved && isSaving?.(getSnapshot()) === false);
    const store = () => {
      const draft = select();
      isUnsaved = draft !== undefined && JSON.stringify(draft) !== proposed;
      warning.update();
      storeDraft(userId, address, isUnsaved ? draft : undefined);
      const own = isSaving && {
        save: () => actor.send({ type: 'page.left' }),
        isSaving: isSaving(getSnapshot()),
        isShownAt: (other: string) => getDraftAddress?.(other) === address,
      };
      unsavedInput.set(isUnsaved ? { userId, address, ...own } : undefined);
    };
    store();
    const stop = subscribeToChanges(actor, store);
    // A hidden tab can be closed.
    const saveHidden = () => {
      if (isSaving && document.visibilityState === 'hidden') actor.send({ type: 'page.left' });
    };
    document.addEventListener('visibilitychange', saveHidden);
    return () => {
      stop();
      warning.end();
      document.removeEventListener('visibilitychange', saveHidden);
      unsavedInput.clear();
    };
  }, [getDraft, getDraftAddress, isSaving, actor, userId, address, unsavedInput]);
}
