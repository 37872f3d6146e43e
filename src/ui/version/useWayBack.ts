import { useEffect, useRef, type FocusEvent } from 'react';

const page = () => document.getElementById('main');

/**
 * Leads whoever is in something that goes back to where they were before it, or to the page where that is gone too.
 * Returns what hears of who comes in.
 */
export function useWayBack(isThere: boolean) {
  const before = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isThere) return undefined;
    return () => {
      const place = before.current?.isConnected === false ? page() : before.current;
      before.current = null;
      if (document.activeElement === document.body) place?.focus({ preventScroll: true });
    };
  }, [isThere]);
  return ({ currentTarget, relatedTarget: left }: FocusEvent) => {
    if (currentTarget.contains(left)) return;
    // Who comes back to the window was nowhere else meanwhile.
    before.current = left instanceof HTMLElement ? left : (before.current ?? page());
  };
}
