import { renderToString } from 'react-dom/server';
import type { Language } from '../contract/language.ts';
import { languageOfPath } from '../contract/rules/addresses.ts';
import { App } from './App.tsx';
import { intlOf } from './i18n/intl.ts';
import { loadMessages } from './i18n/messages.ts';
import { openApi, type HostOptions } from './openApi.ts';
import type { Head } from './pages/page.ts';
import type { PageState } from './pages/pageState.ts';
import { drawnStore } from './pages/pageStore.ts';
import type { ServicesIn } from './pages/services.ts';
import { settledState } from './pages/settledState.ts';
import { placeOf, type Route } from './routes.ts';
import type { SiteSettings } from './site.ts';
import type { Visit } from './visit.ts';
import { onlyVisit } from './visits.ts';

export { inLanguage, placeOf, routes } from './routes.ts';
export type { SiteSettings } from './site.ts';
export { pageDataId, startScript, type PageData } from './pageData.ts';
export { colourModeAttribute, colourModeScript, forcedModeAttribute } from './theme/colourModeScript.ts';

/** A page as HTML, with what its document says around it. */
export interface Rendered {
  status: number;
  html: string;
  language: Language;
  head: Head;
  /** The route that was rendered, unless it is an error page. */
  route: Route | undefined;
  /** The state that the browser goes on from. */
  state: PageState | undefined;
}

/** Renders pages with the site's own credentials; one authentication serves them all. */
export function openRenderer({ settings, ...host }: HostOptions & { settings: SiteSettings }) {
  const { apiIn, stop } = openApi(host);
  const servicesIn: ServicesIn = (language) => ({
    language,
    settings,
    loadApi: () => Promise.resolve(apiIn(language)),
  });

  const draw = (visit: Visit) =>
    renderToString(<App ssrPath={visit.path} visits={onlyVisit(visit)} settings={settings} />);

  const errorPage = async (path: string, language: Language, status: number): Promise<Rendered> => {
    const messages = await loadMessages(language);
    const id = status === 404 ? 'error.pageNotFound.title' : 'error.internalServerError.title';
    const title = intlOf(language, messages).formatMessage({ id });
    const html = draw({ path, language, messages, at: undefined, status });
    return {
      status,
      html,
      language,
      head: { title, description: settings.productName },
      route: undefined,
      state: undefined,
    };
  };

  const render = async (path: string, fallback: Language): Promise<Rendered> => {
    const language = languageOfPath(path) ?? fallback;
    const place = placeOf(path);
    if (!place) return errorPage(path, language, 404);
    const { route, params } = place;
    const [{ page }, messages] = await Promise.all([route.page(), loadMessages(language)]);
    const state = await settledState(page, params, servicesIn(language));
    const store = drawnStore(state);
    return {
      status: page.statusOf(state),
      html: draw({ path, language, messages, at: { place, page, store }, status: 200 }),
      language,
      head: page.headOf(state, intlOf(language, messages), settings),
      route,
      state,
    };
  };
  return { render, errorPage, close: stop };
}

export type Renderer = ReturnType<typeof openRenderer>;
