import { Hono, type Context } from 'hono';
import { dashboardPage, findSetupLink } from '../../../contract/dashboard/pages.ts';
import { completeLanguages } from '../../../contract/values/language.ts';
import type { SiteSettings } from '../../../src/entry-server.tsx';
import { answerFile } from '../assets/answerFile.ts';
import { plain } from '../assets/encoded.ts';
import type { Backend } from '../backend/backend.ts';
import type { Build } from '../build/build.ts';
import type { Pages } from '../pages/pages.ts';
import { languageOfVisitor } from '../visitor/language.ts';
import { renderDashboard } from './dashboardDocument.ts';
import { dashboardManifest, dashboardManifestAddress } from './dashboardManifest.ts';

interface Options {
  build: Build;
  backend: Backend;
  pages: Pages;
  settings: SiteSettings;
  /** Whether the site sends codes for the dashboard. */
  sendsCodes: boolean;
  /** The content security policy of pages; undefined during development. */
  policy: string | undefined;
  /** The styles of the site's own look; undefined without one. */
  ownStyle: string | undefined;
}

/** Headers of the dashboard's pages: never stored, never listed, and no address in requests to other sites. */
const privateHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
  Vary: 'Accept-Language, Cookie',
};

/**
 * Creates the routes of the dashboard. Each address gets the same HTML, and the browser renders the page. A site whose
 * reservations are in another system has no dashboard, and says where they are.
 */
export function routesOfDashboard({
  build,
  backend,
  pages,
  settings,
  sendsCodes,
  policy,
  ownStyle,
}: Options): Hono {
  const app = new Hono();
  const headers = { ...privateHeaders, ...(policy !== undefined && { 'Content-Security-Policy': policy }) };

  const answer = async (c: Context) => {
    const language = languageOfVisitor(c, settings);
    const { externalHost } = backend;
    if (externalHost !== undefined) {
      return answerFile(c, (await pages.externalHost(language, externalHost)).encoded, 404, headers);
    }
    const [entry, template] = await Promise.all([build.load(), build.template()]);
    const data = {
      language,
      languages: settings.languages ?? completeLanguages,
      productName: settings.productName,
      version: build.version,
      sendsCodes,
    };
    const texts = await entry.loadDashboardTexts(language);
    const files = build.dashboard.getFiles(language, c.req.path);
    const html = renderDashboard({ template, files, entry, texts, data, ownStyle });
    const text = await build.finish(c.req.path, html);
    return answerFile(c, plain(new TextEncoder().encode(text), headers));
  };

  app.get(`${dashboardPage}/:file{app-[a-z]{2}\\.webmanifest}`, async (c, next) => {
    const language = (settings.languages ?? completeLanguages).find(
      (one) => dashboardManifestAddress(one) === c.req.path,
    );
    if (language === undefined || backend.externalHost !== undefined) return next();
    const { pageColours, loadDashboardTexts } = await build.load();
    const { title } = await loadDashboardTexts(language);
    return c.body(dashboardManifest(language, { ...settings, pageColours, title }), 200, {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    });
  });
  app.get(`${dashboardPage}/*`, (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const link = findSetupLink(pathname, search);
    return link === undefined ? next() : Promise.resolve(c.redirect(link, 302));
  });
  app.get(dashboardPage, answer);
  app.get(`${dashboardPage}/*`, answer);
  return app;
}
