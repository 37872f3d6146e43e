import { render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { normalizeSpaces, readLines } from '../../support/readLines.ts';
import { inDashboard } from './inDashboard.tsx';

const InEnglish = ({ children }: { children: ReactNode }) => inDashboard(children);

/** Renders a part of the dashboard in English, and returns its lines as a screen reader presents them. */
export const readPart = (part: ReactNode): string[] =>
  [...readLines(render(part, { wrapper: InEnglish }).container)].map(({ text }) => text);

/** Returns the result of a hook that needs texts and formats. */
export const readHook = <T,>(hook: () => T): T => renderHook(hook, { wrapper: InEnglish }).result.current;

export { normalizeSpaces };
