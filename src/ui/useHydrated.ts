import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts run here: false on the server and while its HTML is taken over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
