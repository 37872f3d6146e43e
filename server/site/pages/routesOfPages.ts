import { Hono } from 'hono';
import type { Context } from 'hono';
import { completeLanguages } from '../../../contract/values/language.ts';
import {
  firstPage,
  landingPage,
  getPathLanguage,
  pathInLanguage,
} from '../../../contract/rules/addresses.ts';
import { canonicalAddress, namesLanguage } from '../../../contract/rules/canonicalAddress.ts';
import type { Language } from '../../../contract/values/language.ts';
import type { SiteSettings } from '../../../src/entry-server.tsx';
import { answerFile } from '../assets/answerFile.ts';
import type { Encoded } from '../assets/encoded.ts';
import { workerAddress, workerTakenBack } from '../assets/unregisterServiceWorker.ts';
import type { Build } from '../build/build.ts';
import { takeCredentials, type Seal } from '../visitor/queryCredentials.ts';
import { storeChosenLanguage, languageOfVisitor } from '../visitor/language.ts';
import { hintEarly } from './earlyHints.ts';
import { offlinePage } from './offlinePage.ts';
import type { Pages } from './pages.ts';
import { queryOfDocument } from '../callers/queryOfDocument.ts';
import { webManifest, webManifestAddress } from './webManifest.ts';

interface Options {
  build: Build;
  pages: Pages;
  settings: SiteSettings;
  seal: Seal;
}

/** Makes the answer private, because it sets a visitor's cookie; answers that are private already do not change. */
const forOne = ({ identity }: Encoded) =>
  identity.headers['Cache-Control']?.startsWith('public') ? { 'Cache-Control': 'private, no-cache' } : {};

/** Returns the path of a request without decoding. */
const getPathname = (c: Context) => new URL(c.req.url).pathname;

/** Returns the query string of a request with its question mark; empty without one. */
const getSearch = (c: Context) => new URL(c.req.url).search;

// A path on this site. Two slashes at the start, a backslash, or a character that browsers drop would point to another
// site.
const staysHere = /^\/(?![/\\])[\x21-\x7e]*$/;

/** Removes the slashes at both ends of a path; returns undefined if it would point to another site. */
function trimmed(path: string): string | undefined {
  let [start, end] = [0, path.length];
  while (path[start] === '/') start += 1;
  while (end > start && path[end - 1] === '/') end -= 1;
  const within = `/${path.slice(start, end)}`;
  return staysHere.test(within) ? within : undefined;
}

/** Redirects temporarily, because the target depends on the visitor or on the host's properties. */
function redirect(c: Context, address: string) {
  c.header('Vary', 'Accept-Language, Cookie');
  c.header('Cache-Control', 'no-store');
  return c.redirect(address, 302);
}

/** Creates the routes of pages and of files at the root, such as the icon and the redirect to a language. */
export function routesOfPages({ build, pages, settings, seal }: Options): Hono {
  const app = new Hono();
  const secure = settings.publicUrl.startsWith('https:');

  /**
   * Returns a page that is the same for everyone, or a page for the stay in its address. Sends early hints if
   * the page must be rendered.
   */
  const made = async (c: Context, language: Language | undefined) => {
    const { path } = c.req;
    const query = queryOfDocument(path, getSearch(c));
    if (language !== undefined && !pages.ready(path + query)) {
      hintEarly(c, await pages.linksAt(path, language));
    }
    return pages.get(path, language ?? languageOfVisitor(c, settings), query);
  };

  const page = async (c: Context) => {
    const language = getPathLanguage(c.req.path);
    if (language !== undefined && !(settings.languages ?? completeLanguages).includes(language)) {
      // Old e-mails and search results may contain languages that are no longer offered.
      return redirect(c, pathInLanguage(getPathname(c), languageOfVisitor(c, settings)) + getSearch(c));
    }
    if (language !== undefined && c.req.path === landingPage(language)) {
      const first = firstPage(language, settings);
      if (first !== c.req.path) return redirect(c, first + getSearch(c));
    }
    const { status, encoded } = await made(c, language);
    const chosen = language !== undefined && status === 200 && storeChosenLanguage(c, language, secure);
    return answerFile(c, encoded, status, chosen ? forOne(encoded) : {});
  };

  app.get('*', async (c, next) => {
    const file = build.statics.get(c.req.path);
    if (file) return answerFile(c, file);
    const forwarded = takeCredentials(c, seal, secure);
    if (forwarded) return forwarded;
    return next();
  });
  // A build with a worker has already answered above.
  app.get(workerAddress, (c) => answerFile(c, workerTakenBack));
  app.get('/:file{app-[a-z]{2}\\.webmanifest}', async (c, next) => {
    const address = `/${c.req.param('file')}`;
    const language = (settings.languages ?? completeLanguages).find(
      (one) => webManifestAddress(one) === address,
    );
    if (language === undefined) return next();
    const { pageColours, descriptionOfApp } = await build.load();
    const description = await descriptionOfApp(language);
    return c.body(webManifest(language, { ...settings, pageColours, description }), 200, {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    });
  });
  app.get('/:file{offline-[a-z]{2}\\.html}', async (c, next) => {
    const language = (settings.languages ?? completeLanguages).find((one) => offlinePage(one) === c.req.path);
    return language === undefined ? next() : answerFile(c, (await pages.offline(language)).encoded);
  });
  app.get('/', (c) => redirect(c, firstPage(languageOfVisitor(c, settings), settings)));
  app.get('*', async (c, next) => {
    const [path, query] = [getPathname(c), getSearch(c)];
    const language = languageOfVisitor(c, settings);
    const address = canonicalAddress(path, query, language);
    if (address === undefined || address === path + query) return next();
    const { pathname } = new URL(address, settings.publicUrl);
    if ((await build.load()).matchRoute(pathname)?.route.isPrivate) {
      c.header('Referrer-Policy', 'no-referrer');
      return redirect(c, address);
    }
    if (namesLanguage(path)) return c.redirect(address, 308);
    // Only rendering shows whether a path without a language is a page.
    const { status } = await pages.get(pathname, language);
    return status === 200 ? redirect(c, address) : next();
  });
  app.get('*', async (c) => {
    const path = getPathname(c);
    const without = path.endsWith('/') ? trimmed(path) : undefined;
    return without === undefined ? page(c) : c.redirect(without, 308);
  });
  return app;
}
