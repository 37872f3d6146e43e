import { useDeferredValue, useEffect, useState } from 'react';
import { markOptional } from './chunkErrors.ts';
import { importWithRetry } from './retryImports.ts';
import { idleAfterChange, idleAfterInteraction } from './whenIdle.ts';

/**
 * Loads a module that the first paint does not need: when `when` calls back, or immediately if `isWanted`. Returns
 * undefined until it is loaded. A wanted module is retried until it loads; a failed prefetch is retried later.
 */
export function useLazyModule<T>(
  load: () => Promise<T>,
  isRequested = false,
  when = idleAfterInteraction,
): T | undefined {
  const [loaded, setLoaded] = useState<{ part: T }>();
  useEffect(() => {
    if (loaded) return undefined;
    let isMounted = true;
    let cancel: (() => void) | undefined;
    const storeModule = (part: T) => isMounted && setLoaded({ part });
    const prefetch = () => {
      load().then(storeModule, (failure: unknown) => {
        markOptional(failure);
        if (isMounted) cancel = idleAfterChange(prefetch);
      });
    };
    if (isRequested) void importWithRetry(load).then(storeModule);
    else cancel = when(prefetch);
    return () => {
      isMounted = false;
      cancel?.();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `load` and `when` are constants of their modules
  }, [loaded, isRequested]);
  // Deferred, because the part may be large and its rendering must not block typing.
  return useDeferredValue(loaded)?.part;
}
