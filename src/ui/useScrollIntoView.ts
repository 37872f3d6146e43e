import { useEffect, useState, type RefObject } from 'react';
import { useIsHydrated } from './useIsHydrated.ts';

const isTyped = (element: Element | null) =>
  element?.matches('input:not([type=checkbox], [type=radio]), textarea, select') === true;

/**
 * Lets nobody miss what has just appeared: it comes into the window at once and takes the focus. What the page came
 * with does neither. `leavesTyping` is for what no button asked for: a field that somebody types in keeps the focus.
 */
export function useScrollIntoView(box: RefObject<HTMLElement | null>, keepsFocus = false): void {
  const [mountedLater] = useState(useIsHydrated());
  useEffect(() => {
    if (!mountedLater) return;
    if (!keepsFocus || !isTyped(document.activeElement)) box.current?.focus({ preventScroll: true });
    if (!box.current) return;
    // Clear of the bar at the foot of a phone.
    box.current.style.scrollMarginBottom = '6.5rem';
    box.current.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // What is taller than the window would end in it, and begin above.
    if (box.current.getBoundingClientRect().top < 0) {
      box.current.scrollIntoView({ block: 'start', behavior: 'instant' });
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it appears
  }, []);
}
