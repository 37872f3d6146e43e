import { useSyncExternalStore } from 'react';

const changes = ['online', 'offline'] as const;

function subscribe(onChange: () => void) {
  for (const change of changes) window.addEventListener(change, onChange);
  return () => {
    for (const change of changes) window.removeEventListener(change, onChange);
  };
}

/** Whether the device has no network connection. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, () => !navigator.onLine);
