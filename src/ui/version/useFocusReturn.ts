import { useEffect, useRef, type FocusEvent } from 'react';

const page = () => document.getElementById('main');

/**
 * Restores the focus when an element that contains it disappears: to the previously focused element, or to the page if
 * that is gone too. Returns the handler for the element's focus events.
 */
export function useFocusReturn(isShown: boolean) {
  const previousFocus = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isShown) return undefined;
    return () => {
      const place = previousFocus.current?.isConnected === false ? page() : previousFocus.current;
      previousFocus.current = null;
      if (document.activeElement === document.body) place?.focus({ preventScroll: true });
    };
  }, [isShown]);
  return ({ currentTarget, relatedTarget: previousElement }: FocusEvent) => {
    if (currentTarget.contains(previousElement)) return;
    // When the guest returns to the window, no element lost the focus, so the noted element stays.
    previousFocus.current =
      previousElement instanceof HTMLElement ? previousElement : (previousFocus.current ?? page());
  };
}
