import type { Logger } from 'pino';
import { dashboardPage } from '../../../contract/dashboard/pages.ts';
import { defaultLanguage, type Language } from '../../../contract/values/language.ts';
import { getPathLanguage } from '../../../contract/rules/addresses.ts';
import { hasRequestedDates } from '../../../contract/rules/requestedDates.ts';
import type { Rendered, Renderer, SiteSettings } from '../../../src/entry-server.tsx';
import { compress, plain } from '../assets/encoded.ts';
import type { Backend } from '../backend/backend.ts';
import { currentCaller } from '../callers/caller.ts';
import type { Build, EntryServer } from '../build/build.ts';
import { vacationRental } from '../structured/vacationRental.ts';
import { renderDocument, isListed } from './document.ts';
import { createLinkHeaders } from './earlyHints.ts';
import { offlinePage } from './offlinePage.ts';
import { getShown, type PageSummary } from './pageSummary.ts';
import { createPageCache, type MadePage } from './cachedPages.ts';

interface Options {
  build: Build;
  backend: Backend;
  settings: SiteSettings;
  /** Whether the site is only a demonstration, so that there are no real stays. */
  isDemonstration: boolean;
  ownCredentials: { id: string; secret: string };
  /** The content security policy of pages; undefined during development. */
  policy: string | undefined;
  /** The styles of the site's own look; undefined without one. */
  ownStyle: string | undefined;
  log: Logger;
}

/** The memory for cached pages: about 800 pages of properties in all their encodings. */
const mostBytes = 64_000_000;

/** Renders the site's pages. They depend on the address and the content, not on the visitor. */
export function openPages({
  build,
  backend,
  settings,
  isDemonstration,
  ownCredentials,
  policy,
  ownStyle,
  log,
}: Options) {
  const html = {
    'Content-Type': 'text/html; charset=utf-8',
    ...(policy !== undefined && { 'Content-Security-Policy': policy }),
  };
  // Browsers and caches store it, and revalidate it each time.
  const pageHeaders = { ...html, 'Cache-Control': 'public, max-age=0, must-revalidate' };
  // Requested each time, but stored for the Back button.
  const asIsNow = { ...html, 'Cache-Control': 'private, no-cache' };
  const ofOneGuest = {
    ...html,
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  };

  const renderers = new WeakMap<EntryServer, Renderer>();
  let opened: Renderer | undefined;

  const ensureRenderer = (entry: EntryServer) => {
    const known = renderers.get(entry);
    if (known) return known;
    opened?.close();
    opened = entry.openRenderer({
      origin: settings.publicUrl,
      // The host sees the visitor who first requests a page as the caller.
      fetch: (request) => backend.fetch(request, currentCaller()),
      requestToken: (signal) => backend.requestToken(ownCredentials, currentCaller(), signal),
      settings,
    });
    renderers.set(entry, opened);
    return opened;
  };

  const getJsonLd = async (path: string, rendered: Rendered) => {
    const { property } = rendered.head;
    if (!property || !isListed(rendered)) return undefined;
    const { publicUrl } = settings;
    return vacationRental(property, {
      publicUrl,
      path,
      language: rendered.language,
      areReviewsReal: !isDemonstration,
    });
  };

  /** @param query the part of the query that the canonical address contains */
  const finishPage = async (
    { path, query = '', isCached = true }: { path: string; query?: string; isCached?: boolean },
    rendered: Rendered,
  ): Promise<MadePage> => {
    const [entry, template] = await Promise.all([build.load(), build.template()]);
    const files = build.getFiles(rendered.route?.file, rendered.language);
    const structured = await getJsonLd(path, rendered);
    const parts = {
      path,
      query,
      rendered,
      files,
      settings,
      entry,
      structured,
      ownStyle,
      version: build.version,
    };
    const text = await build.finish(path, renderDocument(template, parts));
    const bytes = new TextEncoder().encode(text);
    const { status, retryAfter } = rendered;
    const links = createLinkHeaders(files);
    const more = {
      ...(links.length > 0 && { Link: links.join(', ') }),
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    };
    if (rendered.route?.isPrivate) return { status, encoded: plain(bytes, { ...ofOneGuest, ...more }) };
    if (status !== 200 || build.live) return { status, encoded: plain(bytes, { ...asIsNow, ...more }) };
    const headers = isCached ? pageHeaders : asIsNow;
    return { status, encoded: await compress(bytes, { ...headers, ...more }, 'quickly') };
  };

  const makeErrorPage = async (path: string, language: Language): Promise<MadePage> => {
    const renderer = ensureRenderer(await build.load());
    return finishPage({ path }, await renderer.errorPage(path, language, 500));
  };

  const make = async (path: string, fallback: Language, query: string): Promise<MadePage> => {
    const renderer = ensureRenderer(await build.load());
    try {
      const rendered = await renderer.render(path, fallback, query);
      const isDated = hasRequestedDates(query);
      return await finishPage({ path, query: isDated ? '' : query, isCached: !isDated }, rendered);
    } catch (error) {
      log.error({ err: error, path }, 'page could not be rendered');
      return makeErrorPage(path, fallback);
    }
  };

  const pages = createPageCache({
    make: (address) => {
      const { pathname, search } = new URL(address, settings.publicUrl);
      return make(pathname, defaultLanguage, search);
    },
    staleAfter: backend.staleAfter,
    getVersion: () => backend.getOffered().version,
    mostBytes,
    onError: (error) => log.error({ err: error }, 'page could not be rendered again'),
  });

  return {
    /**
     * Returns the page at a path; `fallback` is the language of an error page whose address contains none, and `query` the
     * part of the query that the document depends on. A page with dates is rendered for each request.
     */
    async get(path: string, fallback: Language, query = ''): Promise<MadePage> {
      const entry = await build.load();
      const isPrivate = entry.matchRoute(path)?.route.isPrivate === true;
      const cachesPage =
        !build.live && !isPrivate && getPathLanguage(path) !== undefined && !hasRequestedDates(query);
      return cachesPage ? pages.get(path + query) : make(path, fallback, query);
    },
    /** Returns the page that a device shows instead of others without a connection. */
    offline: async (language: Language) => {
      const renderer = ensureRenderer(await build.load());
      const rendered = await renderer.offlinePage(language);
      return finishPage({ path: offlinePage(language), isCached: false }, rendered);
    },
    /** Returns the page that replaces the dashboard if reservations are stored at another host. */
    externalHost: async (language: Language, host: string) => {
      const renderer = ensureRenderer(await build.load());
      const rendered = await renderer.externalHostPage(language, host);
      return finishPage({ path: dashboardPage, isCached: false }, rendered);
    },
    /** Returns the page that guests see while the site is being prepared. */
    closed: async (language: Language) => {
      const renderer = ensureRenderer(await build.load());
      return finishPage({ path: '/', isCached: false }, await renderer.closedPage(language));
    },
    /** Returns the summary of a listed page; undefined for other pages. */
    shownAt: async (path: string): Promise<PageSummary | undefined> => {
      const renderer = ensureRenderer(await build.load());
      const rendered = await renderer.render(path, defaultLanguage);
      return isListed(rendered) ? getShown(rendered) : undefined;
    },
    /** Returns the files that the page at a path will need, before it is rendered. */
    linksAt: async (path: string, language: Language) => {
      const entry = await build.load();
      return createLinkHeaders(build.getFiles(entry.matchRoute(path)?.route.file, language));
    },
    /** Returns the cached page of a path and its query; undefined if it must be rendered. */
    ready: (address: string) => (build.live ? undefined : pages.ready(address)),
    makeErrorPage,
    kept: pages.size,
    close: () => {
      pages.close();
      opened?.close();
    },
  };
}

export type Pages = ReturnType<typeof openPages>;
