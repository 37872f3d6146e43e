import { useEffect, useState, type RefObject } from 'react';

/** The visible part of a scrolled area, in pixels. */
interface Visible {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The size of most windows, until the area is measured. */
const unmeasured: Visible = { left: 0, top: 0, width: 1280, height: 800 };

/** Returns the first and the last position of items of a size that are visible, with some more on both sides. */
export function getRange(
  start: number,
  length: number,
  size: number,
  count: number,
): [first: number, end: number] {
  const more = 4;
  const first = Math.max(0, Math.floor(start / size) - more);
  return [first, Math.min(count, Math.ceil((start + length) / size) + more)];
}

/** Rounds a position in pixels down to the beginning of an item of a size. */
const roundDown = (position: number, size: number) => Math.floor(position / size) * size;

/**
 * Follows which part of an area is visible, so that only that part is rendered. It begins with a whole column and a
 * whole row, so that scrolling within them renders nothing.
 */
export function useVisibleRange(
  area: RefObject<HTMLElement | null>,
  { column, row }: { column: number; row: number },
): Visible {
  const [visible, setVisible] = useState(unmeasured);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    let current = unmeasured;
    const measure = () => {
      const { scrollLeft, scrollTop, clientWidth: width, clientHeight: height } = element;
      const next = { left: roundDown(scrollLeft, column), top: roundDown(scrollTop, row), width, height };
      if ((['left', 'top', 'width', 'height'] as const).every((side) => current[side] === next[side])) return;
      current = next;
      setVisible(next);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [area, column, row]);
  return visible;
}
