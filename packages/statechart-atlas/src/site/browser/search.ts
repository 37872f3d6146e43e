import type { Searched } from '../searchIndex.ts';
import type { Answer, Found } from './finder.ts';
import type * as finder from './finder.ts';
import { aspects, type Look } from './look.ts';

const global = globalThis as { searched?: Searched; atlasSearch?: typeof finder };

let loading: Promise<(question: string) => Answer> | undefined;

/** Loads the search index as a script, because pages from the file system cannot load JSON. */
const load = (address: string): Promise<(question: string) => Answer> =>
  (loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => reject(new Error(`${address} could not be loaded.`));
    script.src = address;
    script.addEventListener('load', () => {
      const { atlasSearch, searched } = global;
      if (atlasSearch && searched) resolve(atlasSearch.createFinder(searched));
      else fail();
    });
    script.addEventListener('error', fail);
    document.head.append(script);
  }));

const element = <Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text: string) => {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
};

function getAddress({ what, because }: Found, look: Partial<Look>, root: string): string {
  const [path = '', hash] = what.href.split('#');
  const shown = { ...(because?.language !== undefined && { language: because.language }), ...look };
  const aspectAnswers = aspects.flatMap((aspect) => {
    const value = shown[aspect];
    return value === undefined ? [] : [`${aspect}=${value}`];
  });
  const query = aspectAnswers.length > 0 ? `?${aspectAnswers.join('&')}` : '';
  return `${root}${path}${query}${hash === undefined ? '' : `#${hash}`}`;
}

function entry(found: Found, look: Partial<Look>, root: string): HTMLLIElement {
  const link = document.createElement('a');
  link.href = getAddress(found, look, root);
  link.append(element('strong', '', found.what.title), element('span', 'muted', found.what.where));
  if (found.because) link.append(element('span', 'because', found.because.words));
  const line = element('li', found.what.kind, '');
  line.append(link);
  return line;
}

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

function describeAnswer({ found, without, isCut }: Answer, question: string): string {
  if (found.length === 0) return `No results for “${question}”`;
  const count = isCut ? `The best ${found.length} results` : `${found.length} found`;
  return without.length === 0 ? count : `${count}. Not found: ${quoted(without)}.`;
}

/** Makes the search answer while the user types. */
export function runSearch(): void {
  const form = document.querySelector<HTMLFormElement>('[data-search]');
  const field = form?.querySelector('input');
  const results = form?.querySelector<HTMLElement>('[data-results]');
  const [status, list] = [results?.querySelector('p'), results?.querySelector('ol')];
  if (!form || !field || !results || !status || !list) return;
  const root = form.dataset['root'] ?? '';
  const links = () => [...list.querySelectorAll('a')];

  const close = () => (results.hidden = true);
  async function show(): Promise<void> {
    const question = field!.value;
    if (question.trim() === '') return void close();
    const find = await load(form!.dataset['search'] ?? '');
    if (question !== field!.value) return;
    const answer = find(question);
    list!.replaceChildren(...answer.found.map((one) => entry(one, answer.look, root)));
    status!.textContent = describeAnswer(answer, question);
    results!.hidden = false;
  }
  const ask = () => {
    show().catch((error: unknown) => {
      status.textContent = String(error);
      results.hidden = false;
    });
  };

  field.addEventListener('input', ask);
  field.addEventListener('focus', ask);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    links()[0]?.click();
  });
  form.addEventListener('keydown', (event) => {
    const all = [field, ...links()];
    const at = all.findIndex((one) => one === document.activeElement);
    if (event.key === 'Escape') {
      close();
      field.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      all[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
    }
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !form.contains(target)) close();
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !form.contains(relatedTarget)) close();
  });
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    field.focus();
  });
  for (const button of document.querySelectorAll<HTMLElement>('[data-search-for]')) {
    button.addEventListener('click', () => {
      field.value = button.dataset['searchFor'] ?? '';
      field.focus();
      ask();
    });
  }
  const questions = document.querySelector<HTMLElement>('[data-questions]');
  if (questions) questions.hidden = false;
}
