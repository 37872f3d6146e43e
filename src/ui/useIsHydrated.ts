import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether the page is hydrated; false on the server and until the scripts run. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
