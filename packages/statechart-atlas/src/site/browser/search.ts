import type { SearchEntry } from '../searchIndex.ts';
import type { Result } from './findEntries.ts';
import type * as search from './findEntries.ts';

const global = globalThis as { searchEntries?: SearchEntry[]; atlasSearch?: typeof search };

type Search = (typed: string) => readonly Result[];
let loading: Promise<Search> | undefined;

/** Loads the search index as a script, because pages from the file system cannot load JSON. */
const load = (address: string): Promise<Search> =>
  (loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => reject(new Error(`${address} could not be loaded.`));
    script.src = address;
    script.addEventListener('load', () => {
      const { atlasSearch, searchEntries } = global;
      if (atlasSearch && searchEntries) resolve(atlasSearch.createSearch(searchEntries));
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

/** Returns the address of a result, in the language of the text that matches. */
function getAddress({ entry, because }: Result, root: string): string {
  const [path = '', hash] = entry.href.split('#');
  const query = because?.language === undefined ? '' : `?language=${because.language}`;
  return `${root}${path}${query}${hash === undefined ? '' : `#${hash}`}`;
}

function renderResult(result: Result, root: string): HTMLLIElement {
  const { entry, because } = result;
  const link = document.createElement('a');
  link.href = getAddress(result, root);
  link.append(element('strong', '', entry.title), element('span', 'muted', entry.where));
  if (because) link.append(element('span', 'because', because.words));
  const line = element('li', entry.kind, '');
  line.append(link);
  return line;
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
    const typed = field!.value;
    if (typed.trim() === '') return void close();
    const search = await load(form!.dataset['search'] ?? '');
    if (typed !== field!.value) return;
    const found = search(typed);
    list!.replaceChildren(...found.map((one) => renderResult(one, root)));
    status!.textContent = found.length === 0 ? `No results for “${typed}”` : `${found.length} found`;
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
