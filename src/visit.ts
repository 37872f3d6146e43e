import type { Language } from '../contract/language.ts';
import { loadMessages, type Messages } from './i18n/messages.ts';
import type { Page } from './pages/page.ts';
import type { PageState } from './pages/pageState.ts';
import { resumedStore, startedStore, type PageStore } from './pages/pageStore.ts';
import { languageOfPath } from '../contract/rules/addresses.ts';
import type { ServicesIn } from './pages/services.ts';
import { placeOf, type Place } from './routes.ts';

/** An address with everything that is needed to show it at once. */
export interface Visit {
  path: string;
  language: Language;
  messages: Messages;
  /** Undefined where an error page is shown. */
  at: { place: Place; page: Page; store: PageStore } | undefined;
  /** The status of the error page. */
  status: number;
}

/** Makes the visit that the server rendered; `state` is the page's in its HTML. */
export async function resumeVisit(
  path: string,
  language: Language,
  { state, status }: { state: PageState | undefined; status: number },
  servicesIn: ServicesIn,
): Promise<Visit> {
  const place = state && placeOf(path);
  const [messages, module] = await Promise.all([loadMessages(language), place?.route.page()]);
  if (!place || !module) return { path, language, messages, at: undefined, status };
  const { page } = module;
  const store = resumedStore(page, place.params, servicesIn(language), state);
  return { path, language, messages, at: { place, page, store }, status };
}

/** Loads a page and starts its machine, before the address changes to it. */
export async function startVisit(path: string, from: Language, servicesIn: ServicesIn): Promise<Visit> {
  const place = placeOf(path);
  const language = languageOfPath(path) ?? from;
  const [messages, module] = await Promise.all([loadMessages(language), place?.route.page()]);
  if (!place || !module) return { path, language, messages, at: undefined, status: 404 };
  const { page } = module;
  const store = await startedStore(page, place.params, servicesIn(language));
  return { path, language, messages, at: { place, page, store }, status: 200 };
}
