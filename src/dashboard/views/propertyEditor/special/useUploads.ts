import { useCallback, useSyncExternalStore } from 'react';
import type { ListedUpload, PhotoUploads } from '../../../context/photoUploads.ts';

/** Returns the listed uploads. */
export const useUploads = ({ subscribe, list }: PhotoUploads): readonly ListedUpload[] =>
  useSyncExternalStore(subscribe, list);

/** Returns how many of the listed photos were stored. */
export function useDoneCount(uploads: readonly ListedUpload[]): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscriptions = uploads.map(({ actor }) => actor.subscribe(onChange));
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe();
      };
    },
    [uploads],
  );
  return useSyncExternalStore(
    subscribe,
    () => uploads.filter(({ actor }) => actor.getSnapshot().context.photo !== undefined).length,
  );
}
