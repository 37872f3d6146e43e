import type { Findable } from '../searchIndex.ts';
import { find, most, type Found } from './find.ts';

const global = globalThis as { findables?: readonly Findable[] };

let loading: Promise<readonly Findable[]> | undefined;

/** What can be found. It is a script, which a page in a folder may load too. */
const load = (address: string): Promise<readonly Findable[]> =>
  (loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve(global.findables ?? []));
    script.addEventListener('error', () => reject(new Error(`${address} is not there.`)));
    document.head.append(script);
  }));

const element = <Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text: string) => {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
};

function addressOf({ what, because }: Found, root: string): string {
  const [path = '', hash] = what.href.split('#');
  const language = because?.language === undefined ? '' : `?language=${because.language}`;
  return `${root}${path}${language}${hash === undefined ? '' : `#${hash}`}`;
}

function entry(found: Found, root: string): HTMLLIElement {
  const link = document.createElement('a');
  link.href = addressOf(found, root);
  link.append(element('strong', '', found.what.title), element('span', 'muted', found.what.where));
  if (found.because) link.append(element('span', 'because', found.because.words));
  const line = element('li', found.what.kind, '');
  line.append(link);
  return line;
}

function told(count: number, question: string): string {
  if (count === 0) return `Nothing has “${question}” in it.`;
  return count < most ? `${count} found` : `The ${most} that fit best`;
}

/** Has the search of a page answer while something is typed. */
export function runSearch(): void {
  const form = document.querySelector<HTMLFormElement>('[data-search]');
  const field = form?.querySelector('input');
  const results = form?.querySelector<HTMLElement>('[data-results]');
  const [status, list] = [results?.querySelector('p'), results?.querySelector('ol')];
  if (!form || !field || !results || !status || !list) return;
  const root = form.dataset['root'] ?? '';
  const links = () => [...list.querySelectorAll('a')];

  const close = () => (results.hidden = true);
  async function answer(): Promise<void> {
    const question = field!.value;
    if (question.trim() === '') return void close();
    const found = find(await load(form!.dataset['search'] ?? ''), question);
    if (question !== field!.value) return;
    list!.replaceChildren(...found.map((one) => entry(one, root)));
    status!.textContent = told(found.length, question);
    results!.hidden = false;
  }
  const ask = () => {
    answer().catch((error: unknown) => {
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
