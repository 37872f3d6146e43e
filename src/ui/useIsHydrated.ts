import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether the page answers: not while the server draws it, nor before scripts have arrived. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
