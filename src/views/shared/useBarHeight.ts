import { useEffect, type RefObject } from 'react';
import { barHeight } from '../../theme/barHeight.ts';

/** Tells the style sheet how high what stays at the foot of the window is, so that focused controls are scrolled clear of it. */
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
