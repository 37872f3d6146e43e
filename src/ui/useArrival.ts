import { useDeferredValue, useEffect, useState } from 'react';
import { nobodyMisses } from './missed.ts';
import { onceQuiet } from './whenIdle.ts';

/**
 * Fetches a part of the page that is not needed to paint it: at a moment that `when` finds, or at once when
 * `isWanted`. Undefined until it is there; a failed fetch is tried again with the next sign of interest.
 */
export function useArrival<T>(load: () => Promise<T>, isWanted = false, when = onceQuiet): T | undefined {
  const [arrived, setArrived] = useState<{ part: T }>();
  useEffect(() => {
    if (arrived) return undefined;
    let isHere = true;
    const fetchIt = () => {
      load().then(
        (part) => isHere && setArrived({ part }),
        (failure: unknown) => {
          if (!isWanted) nobodyMisses(failure);
        },
      );
    };
    const forget = isWanted ? (fetchIt(), () => undefined) : when(fetchIt);
    return () => {
      isHere = false;
      forget();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `load` and `when` are constants of their modules
  }, [arrived, isWanted]);
  // A part is drawn in pieces: it may be large, and somebody may be typing beside it.
  return useDeferredValue(arrived)?.part;
}
