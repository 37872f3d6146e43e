import { useRef, type PointerEvent } from 'react';

/** How far to the right a toast is pushed until it goes, in CSS pixels. */
export const swipeThreshold = 50;

/** Follows a finger to the right and tells when it went far enough. */
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
