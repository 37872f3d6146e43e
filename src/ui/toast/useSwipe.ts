import { useRef, type PointerEvent } from 'react';

/** The distance to the right after which a swiped toast closes, in CSS pixels. */
export const swipeThreshold = 50;

/** Follows a swipe to the right and calls back if it goes far enough. */
export function useSwipe(onSwiped: () => void) {
  const start = useRef<number>(undefined);
  const distance = ({ clientX }: PointerEvent) => Math.max(0, clientX - (start.current ?? clientX));
  const end = (event: PointerEvent<HTMLElement>) => {
    const isFar = distance(event) > swipeThreshold;
    start.current = undefined;
    event.currentTarget.style.removeProperty('transform');
    if (isFar) onSwiped();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === 0) start.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current === undefined) return;
      event.currentTarget.style.setProperty('transform', `translateX(${distance(event)}px)`);
      if (distance(event) > 8) event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerUp: end,
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      start.current = undefined;
      event.currentTarget.style.removeProperty('transform');
    },
  };
}
