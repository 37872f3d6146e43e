import type { Logger } from 'pino';
import { defaultLanguage, type Language } from '../../../contract/language.ts';
import { getPathLanguage } from '../../../contract/rules/addresses.ts';
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
  rehearses: boolean;
  ownCredentials: { id: string; secret: string };
  /** The content security policy of pages; undefined during development. */
  policy: string | undefined;
  log: Logger;
}

/** Renders the site's pages. They depend on the address and the content, not on the visitor. */
export function openPages({ build, backend, settings, rehearses, ownCredentials, policy, log }: Options) {
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
      areReviewsReal: !rehearses,
    });
  };

  const finishPage = async (path: string, rendered: Rendered, isCached = true): Promise<MadePage> => {
    const [entry, template] = await Promise.all([build.load(), build.template()]);
    const files = build.getFiles(rendered.route?.file, rendered.language);
    const structured = await getJsonLd(path, rendered);
    const parts = { path, rendered, files, settings, entry, structured, version: build.version };
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
    const encoded = isCached
      ? await compress(bytes, { ...pageHeaders, ...more })
      : await compress(bytes, { ...asIsNow, ...more }, 'quickly');
    return { status, encoded };
  };

  const makeErrorPage = async (path: string, language: Language): Promise<MadePage> => {
    const renderer = ensureRenderer(await build.load());
    return finishPage(path, await renderer.errorPage(path, language, 500));
  };

  const make = async (path: string, fallback: Language, query = ''): Promise<MadePage> => {
    const renderer = ensureRenderer(await build.load());
    try {
      return await finishPage(path, await renderer.render(path, fallback, query), query === '');
    } catch (error) {
      log.error({ err: error, path }, 'page could not be rendered');
      return makeErrorPage(path, fallback);
    }
  };

  const pages = createPageCache({
    make: (path) => make(path, defaultLanguage),
    staleAfter: backend.staleAfter,
    most: 1000,
    onError: (error) => log.error({ err: error }, 'page could not be rendered again'),
  });

  return {
    /** Returns the page at a path; `fallback` is the language of an error page whose address contains none. */
    async get(path: string, fallback: Language): Promise<MadePage> {
      const entry = await build.load();
      const isPrivate = entry.matchRoute(path)?.route.isPrivate === true;
      const cachesPage = !build.live && !isPrivate && getPathLanguage(path) !== undefined;
      return cachesPage ? pages.get(path) : make(path, fallback);
    },
    /** Renders a page for a query string, bypassing the cache. */
    ask: (path: string, query: string) => make(path, defaultLanguage, query),
    /** Returns the page that a device shows instead of others without a connection. */
    offline: async (language: Language) => {
      const renderer = ensureRenderer(await build.load());
      return finishPage(offlinePage(language), await renderer.offlinePage(language), false);
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
    /** Returns a cached page; undefined if it must be rendered. */
    ready: (path: string) => (build.live ? undefined : pages.ready(path)),
    makeErrorPage,
    kept: pages.size,
    close: () => opened?.close(),
  };
}

export type Pages = ReturnType<typeof openPages>;
