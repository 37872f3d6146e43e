import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { loadCountryNames } from '../../../contract/values/countries/index.ts';
import type { Language } from '../../../contract/values/language.ts';
import { setToastHandler } from '../../../src/ui/toast/notify.ts';
import { inLanguage } from './inLanguage.tsx';
import { operateControl } from './operateControl.ts';
import { readLines } from './readLines.ts';

Element.prototype.scrollIntoView = () => undefined;

/** Receives the events of a view. Other calls to its page are events in parentheses, such as `(print)`. */
export type Send = (event: { type: string }) => void;

const formatEvent = ({ type, ...rest }: { type: string }) =>
  Object.keys(rest).length === 0 ? type : `${type} ${JSON.stringify(rest).replaceAll('"', "'")}`;

/**
 * Renders a view and describes it: a line for each thing on the screen, and behind each control the events that it sends.
 * Lines of live regions begin with the role, such as `alert|`.
 */
async function getScreen(language: Language, view: (send: Send) => ReactNode): Promise<string> {
  const sent: string[] = [];
  // Test files share modules: removes toasts that views of other files created.
  setToastHandler(() => undefined)();
  const element = await inLanguage(
    language,
    view((event) => sent.push(formatEvent(event))),
  );
  await loadCountryNames(language);
  window.print = () => void sent.push('(print)');
  const { container } = await act(async () => render(element));
  const lines = [...readLines(container)];
  const screen = sent.splice(0).map((event) => `at once => ${event}`);
  for (const { text, control } of lines) {
    if (control && !control.matches('a')) operateControl(control);
    screen.push([text, ...sent.splice(0)].join(' => '));
  }
  cleanup();
  return screen.join('\n');
}

/** Removes the indentation of a test's source and empty lines. */
const trimLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

/** Tests the whole screen that a view shows: a line for each thing on it, and the events that its controls send. */
export function testScreen(
  title: string,
  view: (send: Send) => ReactNode,
  expected: string,
  language: Language = 'en',
): void {
  test(`shows ${title}`, async () => {
    expect(await getScreen(language, view)).toBe(trimLines(expected));
  });
}
