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
  const [arrived, setArrived] = useState<{ part: T }>();
  useEffect(() => {
    if (arrived) return undefined;
    let isHere = true;
    let forget: (() => void) | undefined;
    const arrive = (part: T) => isHere && setArrived({ part });
    const fetchAhead = () => {
      load().then(arrive, (failure: unknown) => {
        markOptional(failure);
        if (isHere) forget = idleAfterChange(fetchAhead);
      });
    };
    if (isRequested) void importWithRetry(load).then(arrive);
    else forget = when(fetchAhead);
    return () => {
      isHere = false;
      forget?.();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `load` and `when` are constants of their modules
  }, [arrived, isRequested]);
  // Deferred, because the part may be large and its rendering must not block typing.
  return useDeferredValue(arrived)?.part;
}
