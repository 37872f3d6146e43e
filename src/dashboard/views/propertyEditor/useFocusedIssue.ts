import { useEffect } from 'react';
import { getControlId } from './EditorField.tsx';
import type { Issue } from './findIssues.ts';

/** The first control that is marked as wrong, such as that of the first photo without a text. */
const findMarked = () => document.querySelector<HTMLElement>('#main [aria-invalid="true"]');

/** Moves the focus to the field of an issue, from the heading that has it after the navigation to the section. */
export function useFocusedIssue(issue: Issue | undefined) {
  const id = issue && getControlId(issue.path);
  useEffect(() => {
    if (id === undefined) return;
    const request = requestAnimationFrame(() => {
      const control = document.getElementById(id) ?? findMarked();
      control?.scrollIntoView({ block: 'center' });
      control?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(request);
  }, [id]);
}
