import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/**
 * Fetches a part of the page that is not needed to paint it: when the browser is idle, or at once when
 * `isWanted`. Undefined until it is there; a failed fetch is tried again with the next sign of interest.
 */
export function useArrival<T>(load: () => Promise<T>, isWanted = false): T | undefined {
  const [arrived, setArrived] = useState<{ part: T }>();
  useEffect(() => {
    if (arrived) return undefined;
    let isHere = true;
    const fetchIt = () => {
      load().then(
        (part) => isHere && setArrived({ part }),
        () => undefined,
      );
    };
    const forget = isWanted ? (fetchIt(), () => undefined) : whenIdle(fetchIt);
    return () => {
      isHere = false;
      forget();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `load` is a constant of its module
  }, [arrived, isWanted]);
  return arrived?.part;
}
