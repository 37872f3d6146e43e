import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { ContentIssue } from '../contract/content/issues.ts';
import { languages, type Language } from '../contract/values/language.ts';
import { firstPage, getPathLanguage } from '../contract/rules/addresses.ts';
import { queryOfPage } from '../contract/rules/requestedDates.ts';
import { App } from './App.tsx';
import { ClosedPage } from './views/error/ClosedPage.tsx';
import { OfflinePage } from './views/error/OfflinePage.tsx';
import { errorHead } from './frame/errorHead.ts';
import type { LoadedPage } from './frame/loadedPage.ts';
import { createStaticNavigation } from './frame/navigation.ts';
import { createApiClients, type HostOptions } from './frame/createApiClients.ts';
import type { Head } from './frame/page.ts';
import type { PageState } from './frame/pageState.ts';
import { staticStore } from './frame/pageStore.ts';
import type { Route } from './frame/route.ts';
import type { Services } from './frame/services.ts';
import { loadSettledState } from './frame/loadSettledState.ts';
import { SiteContext, type SiteSettings } from './frame/site.ts';
import { createPageIntl } from './i18n/intl.ts';
import { TextProvider } from './i18n/TextProvider.tsx';
import { loadMessages, type MessageId } from './i18n/messages.ts';
import { renderExternalHost, renderPreviewErrors as renderErrors } from './dashboard/serverTexts.tsx';
import { describeStay, type StayPreview } from './pages/describeStay.ts';
import { matchRoute } from './routes.ts';
import { roundWait } from './kit/roundWait.ts';

export { matchRoute, routes } from './routes.ts';
export { earlyAnswersScript } from './dashboard/api/earlyAnswers.ts';
export { dashboardDataId, type DashboardData } from './dashboard/context/dashboardData.ts';
export { loadDashboardTexts, type DashboardTexts } from './dashboard/serverTexts.tsx';
export type { SiteSettings } from './frame/site.ts';
export { fragmentScript, pageDataId, startScript, type PageData } from './frame/pageData.ts';
export { getOwnStyle } from './theme/ownStyle.ts';
export { pageColours } from './theme/pageColours.ts';
export { colourModeScript } from './theme/colourModeScript.ts';

/** A rendered page: its HTML and the data for the document around it. */
export interface Rendered {
  status: number;
  /** Seconds after which the browser may request the page again if loading failed and the host set `Retry-After`. */
  retryAfter?: number | undefined;
  html: string;
  language: Language;
  head: Head;
  /** The preview of a link to a property with dates. */
  preview?: StayPreview | undefined;
  /** The rendered route; undefined for an error page. */
  route: Route | undefined;
  /** The state from which the browser resumes. */
  state: PageState | undefined;
  /** Whether the page runs no scripts. */
  isStatic?: true;
}

/**
 * React's marker for a `Suspense` boundary whose content threw. The browser would render it again and fail in the same
 * way.
 */
const suspenseFailureMarker = '<!--$!-->';

/**
 * Returns the text for a visitor who sent too many requests.
 * @param retryAfter seconds
 */
export async function tooManyRequests(language: Language, retryAfter: number): Promise<string> {
  const { formatMessage } = createPageIntl(language, await loadMessages(language));
  const [title, text] = (['title', 'text'] as const).map((part) =>
    formatMessage({ id: `problem.tooManyRequests.${part}` }),
  );
  const retryText = formatMessage({ id: 'problem.again' }, { ...roundWait(retryAfter) });
  return `${title}\n\n${text} ${retryText}\n`;
}

/** Returns the description of the site for the web app manifest. */
export async function descriptionOfApp(language: Language): Promise<string> {
  return createPageIntl(language, await loadMessages(language)).formatMessage({ id: 'footer.direct' });
}

/** Renders the page that replaces the preview of a property whose draft has errors. */
export async function renderPreviewErrors(
  language: Language,
  errors: readonly ContentIssue[],
): Promise<Rendered> {
  const { html, title } = await renderErrors(language, errors);
  const head = { title, description: title };
  return { status: 200, html, language, head, route: undefined, state: undefined, isStatic: true };
}

/** Creates the renderer of pages. All pages share the site's own credentials and one authentication. */
export function openRenderer({ settings, ...host }: HostOptions & { settings: SiteSettings }) {
  const { getApi, stop } = createApiClients(host);
  const services = Object.fromEntries(
    languages.map((language) => {
      const api = Promise.resolve(getApi(language));
      return [language, { language, settings, loadApi: () => api } satisfies Services];
    }),
  ) as Record<Language, Services>;

  const renderApp = (page: LoadedPage) => {
    const html = renderToString(
      <App
        ssrPath={page.path}
        ssrQuery={page.query}
        navigation={createStaticNavigation(page)}
        settings={settings}
      />,
    );
    if (html.includes(suspenseFailureMarker)) throw new Error('rendering failed inside a Suspense boundary');
    return html;
  };

  const errorPage = async (path: string, language: Language, status: number): Promise<Rendered> => {
    const messages = await loadMessages(language);
    const html = renderApp({ path, query: '', language, messages, content: undefined, status });
    return {
      status,
      html,
      language,
      head: errorHead(status, createPageIntl(language, messages)),
      route: undefined,
      state: undefined,
    };
  };

  /** Renders a page without scripts. */
  const renderStatic = async (language: Language, page: ReactNode) => {
    const messages = await loadMessages(language);
    const site = { settings, languagePath: (other: Language) => firstPage(other, settings) };
    const html = renderToString(
      <SiteContext value={site}>
        <TextProvider language={language} messages={messages}>
          {page}
        </TextProvider>
      </SiteContext>,
    );
    const { formatMessage } = createPageIntl(language, messages);
    return { html, text: (id: MessageId) => formatMessage({ id }) };
  };

  /** Renders the page that a device shows instead of any other page without a connection. */
  const offlinePage = async (language: Language): Promise<Rendered> => {
    const { html, text } = await renderStatic(language, <OfflinePage />);
    const head = { title: text('problem.unreachable.title'), description: settings.productName };
    return { status: 200, html, language, head, route: undefined, state: undefined, isStatic: true };
  };

  /** Renders the page that guests see while the site is being prepared. */
  const closedPage = async (language: Language): Promise<Rendered> => {
    const { html, text } = await renderStatic(language, <ClosedPage />);
    const head = {
      title: `${text('closed.title')} · ${settings.productName}`,
      description: text('closed.text'),
    };
    return { status: 503, html, language, head, route: undefined, state: undefined, isStatic: true };
  };

  /** Renders the page that replaces the dashboard if reservations are stored at another host. */
  const externalHostPage = async (language: Language, host: string): Promise<Rendered> => {
    const { html, title } = await renderExternalHost(language, settings.productName, host);
    const head = { title: `${title} · ${settings.productName}`, description: title };
    return { status: 404, html, language, head, route: undefined, state: undefined, isStatic: true };
  };

  /** Renders a path. `documentQuery` is set only if the page or the preview of its link depends on it. */
  const render = async (path: string, fallback: Language, documentQuery = ''): Promise<Rendered> => {
    const query = queryOfPage(path, documentQuery);
    const language = getPathLanguage(path) ?? fallback;
    const match = matchRoute(path);
    if (!match) return errorPage(path, language, 404);
    const { route, params } = match;
    const [{ page }, messages] = await Promise.all([route.page(), loadMessages(language)]);
    const state = await loadSettledState(page, { ...params, query }, services[language]);
    const store = staticStore(state);
    const text = createPageIntl(language, messages);
    const head = page.getHead(state, text, settings);
    const isStayLink = head.property !== undefined && query !== documentQuery;
    return {
      status: page.getStatus(state),
      retryAfter: (state.context as { retryAfter?: number }).retryAfter,
      html: renderApp({ path, query, language, messages, content: { match, page, store }, status: 200 }),
      language,
      head,
      preview: isStayLink
        ? await describeStay(head.property!, documentQuery, { text, loadApi: services[language].loadApi })
        : undefined,
      route,
      state,
    };
  };
  return { render, errorPage, offlinePage, externalHostPage, closedPage, close: stop };
}

export type Renderer = ReturnType<typeof openRenderer>;
