import { useEffect, type RefObject } from 'react';
import { barHeight } from '../theme/barHeight.ts';

/**
 * Publishes the height of the bar at the bottom of the window as a CSS variable, so that the bar does not cover focused
 * controls.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element || !('ResizeObserver' in window)) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(barHeight, `${element.getBoundingClientRect().height}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(barHeight);
    };
  }, [bar]);
}
