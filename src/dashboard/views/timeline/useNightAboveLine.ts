import { useEffect, type RefObject } from 'react';

/**
 * Keeps the marked night above the line below the calendar, which covers it in a small window: the person chooses the
 * last night next to it. `night` is undefined while none is marked.
 */
export function useNightAboveLine(line: RefObject<HTMLElement | null>, night: string | undefined): void {
  useEffect(() => {
    const cell = document.querySelector<HTMLElement>('[role=gridcell][aria-selected=true]');
    if (night === undefined || !cell || !line.current) return undefined;
    const { top, height } = line.current.getBoundingClientRect();
    const hidden = cell.getBoundingClientRect().bottom - top;
    if (hidden > 0) window.scrollBy({ top: hidden, behavior: 'instant' });
    // The browser scrolls to the night when it gets the focus again.
    cell.style.scrollMarginBottom = `${height}px`;
    return () => {
      cell.style.scrollMarginBottom = '';
    };
  }, [line, night]);
}
