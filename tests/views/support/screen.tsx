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

/** Formats an event as screens do. */
export const formatEvent = ({ type, ...rest }: { type: string; [field: string]: unknown }): string =>
  Object.keys(rest).length === 0 ? type : `${type} ${JSON.stringify(rest).replaceAll('"', "'")}`;

/** Returns a function that undoes what a control changed outside of the machine: the address, and the number of a stepper. */
function watchPage(container: HTMLElement) {
  const { href } = window.location;
  const numbers = [...container.querySelectorAll<HTMLInputElement>('input[type=number]')].map(
    (input) => [input, input.value] as const,
  );
  return (): string[] => {
    for (const [input, value] of numbers) input.value = value;
    const { href: changed, pathname, search } = window.location;
    if (changed === href) return [];
    act(() => window.history.replaceState(null, '', href));
    return [`(the address ${pathname}${search})`];
  };
}

/** The lines of a screen, and those of its controls that did nothing when they were used. */
export interface Screen {
  text: string;
  idle: readonly string[];
}

/**
 * Renders a view and describes it: a line for each thing on the screen, and behind each control the events that it sends.
 * Lines of live regions begin with the role, such as `alert|`.
 */
export async function getScreen(language: Language, view: (send: Send) => ReactNode): Promise<Screen> {
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
  const idle: string[] = [];
  const restore = watchPage(container);
  for (const [index, { text, control: first }] of lines.entries()) {
    // Another address replaces parts of the screen.
    const control = first?.isConnected === false ? [...readLines(container)][index]?.control : first;
    const isUsed = control !== undefined && !control.matches('a') && operateControl(control);
    const effects = [...sent.splice(0), ...restore()];
    if (isUsed && effects.length === 0) idle.push(text);
    screen.push([text, ...effects].join(' => '));
  }
  cleanup();
  return { text: screen.join('\n'), idle };
}

/** Removes the indentation of a test's source and empty lines. */
export const trimLines = (text: string): string =>
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
    expect((await getScreen(language, view)).text).toBe(trimLines(expected));
  });
}

/** A view for each state, and its screen. */
type StateScreens<State extends string> = {
  readonly [S in State]: readonly [view: (state: S) => (send: Send) => ReactNode, expected: string];
};

/** Tests one screen of each state of a machine; a state without a screen is a type error. */
export function testStates<State extends string>(machine: string, screens: StateScreens<State>): void {
  for (const [state, [view, expected]] of Object.entries(screens) as [State, StateScreens<State>[State]][]) {
    testScreen(`${machine} in the state ${state}`, view(state), expected);
  }
}
