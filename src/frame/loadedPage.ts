import type { Language } from '../../contract/values/language.ts';
import { getPathLanguage } from '../../contract/rules/addresses.ts';
import { loadFirstMessages, loadMessages, type Messages } from '../i18n/messages.ts';
import { loadAll } from '../ui/chunkErrors.ts';
import type { Page } from './page.ts';
import type { PageState } from './pageState.ts';
import { resumeStore, startStore, type PageStore } from './pageStore.ts';
import type { Match, RouteMatcher } from './route.ts';
import type { ServicesFactory } from './services.ts';

/** A page of the site in the state of its machine. */
export interface PageContent {
  match: Match;
  page: Page;
  store: PageStore;
}

/** An address with all the data that is needed to show its page immediately. */
export interface LoadedPage {
  path: string;
  /** The part of the query that the page depends on; empty if it depends on none. */
  query: string;
  language: Language;
  messages: Messages;
  /** The page's content; undefined for an error page. */
  content: PageContent | undefined;
  /** The status of the error page. */
  status: number;
}

/** The routes and services from which pages are loaded. */
export interface PageSources {
  matchRoute: RouteMatcher;
  createServices: ServicesFactory;
}

const getPage = async (match: Match | undefined) => (await match?.route.page())?.page;

/** Resumes the page that the server rendered. `state` is the state in its HTML. */
export async function resumePage(
  { path, query }: Pick<LoadedPage, 'path' | 'query'>,
  language: Language,
  { state, status }: { state: PageState | undefined; status: number },
  { matchRoute, createServices }: PageSources,
): Promise<LoadedPage> {
  const match = state && matchRoute(path);
  const [messages, page] = await loadAll([loadFirstMessages(language, match?.route.file), getPage(match)]);
  if (!match || !page) return { path, query, language, messages, content: undefined, status };
  const store = resumeStore(page, { ...match.params, query }, createServices(language), state);
  return { path, query, language, messages, content: { match, page, store }, status };
}

/** Loads a page and starts its machine before the address changes to it. */
export async function loadPage(
  path: string,
  from: Language,
  { matchRoute, createServices }: PageSources,
): Promise<LoadedPage> {
  const match = matchRoute(path);
  const language = getPathLanguage(path) ?? from;
  const [messages, page] = await loadAll([loadMessages(language), getPage(match)]);
  if (!match || !page) return { path, query: '', language, messages, content: undefined, status: 404 };
  const store = await startStore(page, match.params, createServices(language));
  return { path, query: '', language, messages, content: { match, page, store }, status: 200 };
}
