import { useSyncExternalStore } from 'react';
import { from } from '../../../theme/media.ts';

/** Whether the window has space for a table. The query is undefined where there is no window, as in tests. */
const getQuery = () => window.matchMedia?.(from.lg) as MediaQueryList | undefined;

const subscribe = (notify: () => void) => {
  const query = getQuery();
  query?.addEventListener('change', notify);
  return () => query?.removeEventListener('change', notify);
};

/** Returns whether the window has space for a table, also after its size has changed. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => getQuery()?.matches ?? true);
