import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { loadCountryNames } from '../../../contract/countries/index.ts';
import type { Language } from '../../../contract/language.ts';
import { takeToasts } from '../../../src/ui/toast/notify.ts';
import { inLanguage } from './inLanguage.tsx';
import { use } from './press.ts';
import { read } from './read.ts';

Element.prototype.scrollIntoView = () => undefined;

/** Takes what a view sends, and whatever else it asks of its page. */
export type Send = (event: { type: string }) => void;

const written = ({ type, ...rest }: { type: string }) =>
  Object.keys(rest).length === 0 ? type : `${type} ${JSON.stringify(rest).replaceAll('"', "'")}`;

/**
 * A view in a language, as it is told: a line for each thing, and behind each control what it sends when
 * it is used. `…|` stands before what is read out as it appears.
 */
async function getScreen(language: Language, view: (send: Send) => ReactNode): Promise<string> {
  const sent: string[] = [];
  // Files share what they load: what another one's view wanted to tell is not told here.
  takeToasts(() => undefined)();
  const shown = await inLanguage(
    language,
    view((event) => sent.push(written(event))),
  );
  await loadCountryNames(language);
  // What comes later has come by then.
  window.print = () => void sent.push('(print)');
  const { container } = await act(async () => render(shown));
  const lines = [...read(container)];
  const told = sent.splice(0).map((event) => `at once => ${event}`);
  for (const { text, control } of lines) {
    if (control && !control.matches('a')) use(control);
    told.push([text, ...sent.splice(0)].join(' => '));
  }
  cleanup();
  return told.join('\n');
}

/** Lines as they stand in a test, without its indentation. */
const lines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

/** What a view tells in some languages. */
export type Told = Partial<Record<Language, string>>;

/** Holds a view against what it is to tell and to do, in each of the languages given. */
export function tells(title: string, view: (send: Send) => ReactNode, told: Told): void {
  test.each(Object.entries(told))(`${title}, in %s`, async (language, words) => {
    expect(await getScreen(language as Language, view)).toBe(lines(words));
  });
}
