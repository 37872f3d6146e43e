import { useDeferredValue, useEffect, useState } from 'react';
import { markOptional } from './chunkErrors.ts';
import { importWithRetry } from './retryImports.ts';
import { idleAfterChange, idleAfterInteraction } from './whenIdle.ts';

/**
 * Fetches a part of the page that is not needed to paint it: at a moment that `when` finds, or at once when
 * `isWanted`. Undefined until it is there. What is wanted is waited for, and a fetch ahead that failed is tried again.
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
  // A part is drawn in pieces: it may be large, and somebody may be typing beside it.
  return useDeferredValue(arrived)?.part;
}
