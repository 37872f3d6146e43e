import { useEffect, useState, type RefObject } from 'react';
import { sizes } from './timeline.css.ts';
import { getPixels, type Pixels } from './getPixels.ts';

/** The visible part of the nights, in pixels, and the sizes by which it is divided. */
export interface Visible extends Pixels {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The size of most windows, until the area is measured. */
const unmeasured: Visible = {
  left: 0,
  top: 0,
  width: 1280,
  height: 800,
  column: sizes.column * 16,
  row: sizes.row * 16,
  head: sizes.head * 16,
  names: 0,
};

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

/** The position of the item of a size at a number of pixels, of which browsers round off fractions. */
export const getIndex = (position: number, size: number): number => Math.floor((position + 1) / size);

/**
 * Follows which part of an area is visible, so that only that part is rendered. It begins with a whole column and a
 * whole row, so that scrolling within them renders nothing.
 */
export function useVisibleRange(area: RefObject<HTMLElement | null>): Visible {
  const [visible, setVisible] = useState(unmeasured);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    let current = unmeasured;
    const measure = () => {
      const { scrollLeft, scrollTop, clientWidth, clientHeight: height } = element;
      const pixels = getPixels(element);
      const { column, row, names } = pixels;
      const [left, top] = [getIndex(scrollLeft, column) * column, getIndex(scrollTop, row) * row];
      const next = { ...pixels, left, top, width: clientWidth - names, height };
      if (Object.entries(next).every(([side, value]) => current[side as keyof Visible] === value)) return;
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
  }, [area]);
  return visible;
}

/** The number of nights by which the steps move: whole weeks, if at least one is visible. */
export function getStep({ width, column }: Pick<Visible, 'width' | 'column'>): number {
  const nights = Math.max(1, getIndex(width, column));
  return nights < 7 ? nights : nights - (nights % 7);
}
