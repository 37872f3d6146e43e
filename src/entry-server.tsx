import { renderToString } from 'react-dom/server';
import type { Language } from '../contract/language.ts';
import { App } from './App.tsx';
import { intlOf } from './i18n/intl.ts';
import { loadMessages } from './i18n/messages.ts';
import { openServices, type ServicesOptions } from './openServices.ts';
import type { Head, PageState } from './pages/page.ts';
import { settledState } from './pages/settledState.ts';
import { languageOf, placeOf, type Route } from './routes.ts';
import type { Visit } from './visit.ts';
import { onlyVisit } from './visits.ts';

export { inLanguage, languageOf, placeOf, routes } from './routes.ts';
export type { SiteSettings } from './site.ts';
export { pageDataId, startScript, type PageData } from './pageData.ts';
export { breakpoints } from './theme/media.ts';
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
export function openRenderer(options: ServicesOptions) {
  const { settings } = options;
  const { servicesIn, stop } = openServices(options);

  const draw = (visit: Visit) =>
    renderToString(
      <App ssrPath={visit.path} visits={onlyVisit(visit)} settings={settings} servicesIn={servicesIn} />,
    );

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
    const language = languageOf(path) ?? fallback;
    const place = placeOf(path);
    if (!place) return errorPage(path, language, 404);
    const { route, params } = place;
    const [{ page }, messages] = await Promise.all([route.page(), loadMessages(language)]);
    const state = await settledState(page, params, await servicesIn(language)());
    const store = { state: () => state, send: () => {}, subscribe: () => () => {} };
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
