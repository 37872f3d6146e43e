import { useEffect, useState, type RefObject } from 'react';
import { useIsHydrated } from './useIsHydrated.ts';

const isTyped = (element: Element | null) =>
  element?.matches('input:not([type=checkbox], [type=radio]), textarea, select') === true;

/**
 * Scrolls an element into view and focuses it when it appears; a folded part opens for it. Elements that the page was
 * loaded with do neither. With `keepsFocus`, a field in which the guest types keeps the focus; this is for elements that
 * no button caused.
 */
export function useScrollIntoView(box: RefObject<HTMLElement | null>, keepsFocus = false): void {
  const [mountedLater] = useState(useIsHydrated());
  useEffect(() => {
    if (!mountedLater) return;
    box.current?.closest('details')?.setAttribute('open', '');
    if (!keepsFocus || !isTyped(document.activeElement)) box.current?.focus({ preventScroll: true });
    if (!box.current) return;
    // Leaves space for the bar at the bottom of a phone's window.
    box.current.style.scrollMarginBottom = '6.5rem';
    box.current.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // An element taller than the window is aligned to its top.
    if (box.current.getBoundingClientRect().top < 0) {
      box.current.scrollIntoView({ block: 'start', behavior: 'instant' });
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once, when the element appears
  }, []);
}
