import { useEffect } from 'react';
import { getControlId } from './EditorField.tsx';
import type { Issue } from './findIssues.ts';

/** Finds the control of an issue, or the first one that is marked, such as that of the first photo without a text. */
const findControl = (id: string) =>
  document.getElementById(id) ?? document.querySelector<HTMLElement>('#main [aria-invalid="true"]');

/** Events by which a person leaves the place to which the page has scrolled. */
const inputs = ['pointerdown', 'keydown', 'wheel'];

/** Keeps an element in the middle of the window while what is above it is loaded; returns the function that ends this. */
function holdInView(element: HTMLElement): () => void {
  const scroll = () => element.scrollIntoView({ block: 'center' });
  scroll();
  if (!('ResizeObserver' in window)) return () => undefined;
  const observer = new ResizeObserver(scroll);
  observer.observe(document.getElementById('main')!);
  const end = () => {
    observer.disconnect();
    for (const input of inputs) window.removeEventListener(input, end);
  };
  for (const input of inputs) window.addEventListener(input, end, { passive: true });
  return end;
}

/** Moves the focus to the field of an issue, from the heading that has it after the navigation to the section. */
export function useFocusedIssue(issue: Issue | undefined) {
  const id = issue && getControlId(issue.path);
  useEffect(() => {
    if (id === undefined) return;
    let release: (() => void) | undefined;
    const request = requestAnimationFrame(() => {
      const control = findControl(id);
      if (!control) return;
      control.focus({ preventScroll: true });
      release = holdInView(control);
    });
    return () => {
      cancelAnimationFrame(request);
      release?.();
    };
  }, [id]);
}
