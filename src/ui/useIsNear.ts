import { useEffect, useState, type RefObject } from 'react';
import { whenIdle } from './whenIdle.ts';

/**
 * Calls back when an element is on the screen, or immediately if the browser cannot observe that. Returns the function
 * that stops observing.
 */
function onVisible(element: Element, act: () => void): () => void {
  if (!('IntersectionObserver' in window)) {
    act();
    return () => undefined;
  }
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    act();
  });
  watch.observe(element);
  return () => watch.disconnect();
}

/** Whether an element is or was on the screen. The value changes while the browser is idle. */
export function useIsNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    let cancelIdle: (() => void) | undefined;
    const stop = onVisible(place.current, () => {
      cancelIdle = whenIdle(() => setNear(true));
    });
    return () => {
      stop();
      cancelIdle?.();
    };
  }, [place, isNear]);
  return isNear;
}
