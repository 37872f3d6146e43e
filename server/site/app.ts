import { Hono } from 'hono';
import type { Context } from 'hono';
import { compress } from 'hono/compress';
import { contextStorage } from 'hono/context-storage';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import { apiBase, operations } from '../../contract/operations.ts';
import { calendarsBase } from '../../contract/rules/addresses.ts';
import { mediaBase } from '../../contract/values/pictures.ts';
import type { SiteSettings } from '../../src/entry-server.tsx';
import { answerFile } from './assets/answerFile.ts';
import { routesOfAtlas } from './atlas/routesOfAtlas.ts';
import { routesOfPreview } from './dashboard/routesOfPreview.ts';
import { routesOfDashboard } from './dashboard/routesOfDashboard.ts';
import type { openImages } from './assets/images.ts';
import type { Backend, ClientCredentials } from './backend/backend.ts';
import type { Build } from './build/build.ts';
import { closedToGuests } from './closed.ts';
import { isOfThisMachine } from './callers/clientIp.ts';
import { getKind } from './callers/limits.ts';
import type { Callers } from './callers/openCallers.ts';
import { accessLog, type NoteAnswer } from './operation/accessLog.ts';
import { boundedBody } from './operation/boundedBody.ts';
import { noteRefusals } from './operation/noteRefusals.ts';
import type { SecurityEvents } from './operation/securityEvents.ts';
import { routesOfFound } from './wellKnown/routesOfFound.ts';
import type { openLocators } from './locator/locators.ts';
import { routesOfLocators } from './locator/routesOfLocators.ts';
import type { StaticFiles } from './assets/staticFiles.ts';
import { routesOfImages } from './assets/routesOfImages.ts';
import { routesOfOperation, type Operation } from './operation/routesOfOperation.ts';
import type { Pages } from './pages/pages.ts';
import { routesOfPages } from './pages/routesOfPages.ts';
import { routesOfShare } from './share/routesOfShare.ts';
import type { SharePictures } from './share/sharePictures.ts';
import type { Seal } from './visitor/queryCredentials.ts';
import { languageOfVisitor } from './visitor/language.ts';
import { tokenEndpoint } from './visitor/token.ts';

/** The pages that replace external services. */
export interface SandboxPages {
  fetch(request: Request, connection: { isFromThisMachine: boolean }): Promise<Response>;
}

export interface AppParts extends Operation {
  build: Build;
  /** The hashed files of the former build. */
  formerAssets: StaticFiles;
  backend: Backend;
  pages: Pages;
  /** The content security policy of pages; undefined during development. */
  policy: string | undefined;
  /** The styles of the site's own look; undefined without one. */
  ownStyle: string | undefined;
  images: ReturnType<typeof openImages>;
  sharePictures: SharePictures;
  locators: ReturnType<typeof openLocators>;
  /** The sandbox that replaces external services, if it is on. */
  sandbox: SandboxPages | undefined;
  /** The folder of the built atlas, if it is shown. */
  atlas: string | undefined;
  settings: SiteSettings;
  /** Whether people can sign in to the dashboard with a code by e-mail. */
  sendsCodes: boolean;
  /** The URI for reports of security vulnerabilities; undefined if the host has set none. */
  securityContact: string | undefined;
  ownCredentials: ClientCredentials;
  seal: Seal;
  /** Headers of every answer. */
  common: Readonly<Record<string, string>>;
  callers: Callers;
  events: SecurityEvents;
  noteAnswer: NoteAnswer;
  log: Logger;
}

/** Creates the routes of all addresses that this process answers. */
export function openApp(parts: AppParts): Hono {
  const { build, backend, pages, sandbox, settings, metrics, log } = parts;
  const { publicUrl } = settings;
  const common = Object.entries(parts.common);
  const app = new Hono();

  app.use(
    contextStorage(),
    requestId(),
    accessLog(parts.noteAnswer),
    metrics.measure,
    noteRefusals(parts.events),
  );
  app.use(async (c, next) => {
    for (const [name, value] of common) c.header(name, value);
    await next();
  });
  app.use(parts.callers.limit, boundedBody);
  app.use(closedToGuests(parts));

  // A client of another version learns about the new one with its next request.
  for (const path of ['/api/*', '/token', '/health']) {
    app.use(path, async (c, next) => {
      if (build.version !== undefined) c.header('Site-Version', build.version);
      await next();
    });
  }

  app.get('/assets/*', (c) => {
    const { path } = c.req;
    const file = build.statics.get(path) ?? build.dashboard.statics.get(path) ?? parts.formerAssets.get(path);
    return file ? answerFile(c, file) : c.notFound();
  });
  const forward = (c: Context, answer: Response) => c.newResponse(answer.body, answer);
  const toBackend = async (c: Context) => forward(c, await backend.fetch(c.req.raw, c.get('caller')));
  app.route('/', routesOfPreview(parts));
  app.get('/api/*', compress(), toBackend);
  // Prices may be compressed, because they contain no secret whose content the compressed length could reveal.
  app.post(apiBase + operations.previewPrice.path, compress(), toBackend);
  app.all('/api/*', toBackend);
  app.get(`${mediaBase}/*`, toBackend);
  app.get(`${calendarsBase}/*`, toBackend);
  app.post('/token', tokenEndpoint({ ...parts, publicUrl }));
  if (sandbox) {
    app.all('/sandbox/*', async (c) => {
      const connection = { isFromThisMachine: isOfThisMachine(c) };
      return forward(c, await sandbox.fetch(c.req.raw, connection));
    });
  }
  if (parts.atlas !== undefined) app.route('/', routesOfAtlas(parts.atlas, log));
  app.route('/', routesOfShare(parts));
  app.route('/', routesOfImages(parts.images));
  app.route('/', routesOfLocators({ ...parts, publicUrl }));
  app.route('/', routesOfOperation(parts));
  app.route('/', routesOfFound(parts));
  app.route('/', routesOfDashboard(parts));
  app.route('/', routesOfPages(parts));

  app.notFound(async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' });
    }
    // Missing files get a short text: no person reads it, and rendering an error page costs more than the file.
    if (getKind(c.req.method, c.req.path) === 'file') return c.text('Not Found', 404);
    const { status, encoded } = await pages.get(c.req.path, languageOfVisitor(c, settings));
    return answerFile(c, encoded, status === 200 ? 404 : status);
  });
  app.onError(async (error, c) => {
    log.error({ err: error, path: c.req.routePath }, 'request failed');
    try {
      const { encoded } = await pages.makeErrorPage(c.req.path, languageOfVisitor(c, settings));
      return answerFile(c, encoded, 500);
    } catch {
      return c.text('Internal Server Error', 500);
    }
  });
  return app;
}
