import { useEffect, useRef, type FocusEvent } from 'react';

const page = () => document.getElementById('main');

/**
 * Restores the focus when an element that contains it disappears: to the previously focused element, or to the page if
 * that is gone too. Returns the handler for the element's focus events.
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
    // When the guest returns to the window, no element lost the focus, so the noted element stays.
    before.current = left instanceof HTMLElement ? left : (before.current ?? page());
  };
}
