import { render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { loadDashboardMessages } from '../../../../src/dashboard/i18n/messages.ts';
import { TextProvider } from '../../../../src/i18n/TextProvider.tsx';
import { normalizeSpaces, readLines } from '../../support/readLines.ts';

const messages = await loadDashboardMessages('en');

const InEnglish = ({ children }: { children: ReactNode }) => (
  <TextProvider language="en" messages={messages}>
    {children}
  </TextProvider>
);

/** Renders a part of the dashboard in English, and returns its lines as a screen reader presents them. */
export const readPart = (part: ReactNode): string[] =>
  [...readLines(render(part, { wrapper: InEnglish }).container)].map(({ text }) => text);

/** Returns the result of a hook that needs texts and formats. */
export const readHook = <T,>(hook: () => T): T => renderHook(hook, { wrapper: InEnglish }).result.current;

export { normalizeSpaces };
