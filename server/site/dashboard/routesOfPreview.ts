import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { dashboardBase, uploadedPhotoPath } from '../../../contract/dashboard/operations.ts';
import { propertyPage } from '../../../contract/rules/addresses.ts';
import { getLocatorUrl } from '../../../contract/rules/locator.ts';
import { completeLanguages, type Language } from '../../../contract/values/language.ts';
import { pictureWidths } from '../../../contract/values/pictures.ts';
import type { SiteSettings } from '../../../src/entry-server.tsx';
import { answerFile } from '../assets/answerFile.ts';
import type { openImages } from '../assets/images.ts';
import type { Backend, ClientCredentials, Preview } from '../backend/backend.ts';
import type { Build } from '../build/build.ts';
import { currentCaller } from '../callers/caller.ts';
import type { openLocators } from '../locator/locators.ts';
import { placesAtHost } from '../locator/placesAtHost.ts';
import { getHashes } from '../pages/getHashes.ts';
import { previewLocator, renderPreview } from './previewDocument.ts';

interface Options {
  build: Build;
  backend: Backend;
  images: ReturnType<typeof openImages>;
  settings: SiteSettings;
  ownCredentials: ClientCredentials;
  locators: ReturnType<typeof openLocators>;
  /** The styles of the site's own look; undefined without one. */
  ownStyle: string | undefined;
}

/** The ids of properties. */
const unit = '[a-z0-9-]+';

/**
 * The policy of a preview: styles and pictures of this site, within a page of this site. Browsers differ in the directive of
 * the symbols of an SVG file, so the default allows them, and all other kinds are named.
 */
const getPolicy = (ownStyle: string | undefined) =>
  [
    "default-src 'self'",
    `style-src 'self' ${getHashes(ownStyle === undefined ? [] : [ownStyle])}`.trim(),
    ...['script', 'connect', 'frame', 'object', 'media', 'worker', 'manifest'].map(
      (kind) => `${kind}-src 'none'`,
    ),
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin',
  ].join('; ');

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
};

/**
 * Creates the routes of what people who have signed in see before guests do: the page of a property as its draft would
 * look, its map, and uploaded photos in the widths of pages. The host decides who may see them.
 */
export function routesOfPreview({
  build,
  backend,
  images,
  locators,
  settings,
  ownCredentials,
  ownStyle,
}: Options): Hono {
  const app = new Hono();
  const forward = (c: Context, answer: Response) => c.newResponse(answer.body, answer);
  const { languages: offered = completeLanguages, publicUrl: origin } = settings;

  async function renderPage(
    fetch: (request: Request) => Promise<Response>,
    property: string,
    language: Language,
  ) {
    const entry = await build.load();
    // A renderer of its own, because others answer from what guests see.
    const renderer = entry.openRenderer({
      origin,
      fetch,
      requestToken: (signal) => backend.requestToken(ownCredentials, currentCaller(), signal),
      settings,
    });
    try {
      return await renderer.render(propertyPage(language, property), language);
    } finally {
      renderer.close();
    }
  }

  async function renderAnswer(preview: Exclude<Preview, { refused: Response }>, c: Context) {
    const { property } = c.req.param() as { property: string };
    const language = offered.find((one) => one === c.req.query('language')) ?? offered[0]!;
    if ('fetch' in preview) return renderPage(preview.fetch, property, language);
    const entry = await build.load();
    return entry.renderPreviewErrors(preview.language, preview.errors);
  }

  app.get(`${dashboardBase}/properties/:property{${unit}}/preview`, compress(), async (c, next) => {
    if (!backend.openPreview) return next();
    const preview = await backend.openPreview(c.req.raw, c.req.param('property'));
    if ('refused' in preview) return forward(c, preview.refused);
    const rendered = await renderAnswer(preview, c);
    const { styles } = build.getFiles(rendered.route?.file, rendered.language);
    const property = c.req.param('property');
    const document = renderPreview({
      template: await build.template(),
      rendered,
      styles,
      ownStyle,
      property,
    });
    const html = await build.finish(c.req.path, document);
    return c.body(html, rendered.status as 200, {
      ...headers,
      ...(!build.live && { 'Content-Security-Policy': getPolicy(ownStyle) }),
    });
  });

  app.get(previewLocator(`:property{${unit}}`, ':drawing{[-\\d.,]+\\.svg}'), async (c, next) => {
    if (!backend.openPreview) return next();
    const { property = '', drawing = '' } = c.req.param() as Record<string, string>;
    const preview = await backend.openPreview(c.req.raw, property);
    if ('refused' in preview) return forward(c, preview.refused);
    if ('errors' in preview) return c.notFound();
    const getPlace = placesAtHost({
      ownCredentials,
      backend: { ...backend, fetch: preview.fetch },
      publicUrl: origin,
    });
    const place = await getPlace(property);
    const isShown = place && getLocatorUrl(property, place).endsWith(`/${drawing}`);
    const found = isShown && (await locators.ofPlace(c.req.path, { place }));
    return found ? answerFile(c, found, 200, { 'Cache-Control': 'private, no-cache' }) : c.notFound();
  });

  app.get(uploadedPhotoPath(':photo'), async (c, next) => {
    const requested = c.req.query('width');
    if (requested === undefined) return next();
    const width = pictureWidths.find((one) => String(one) === requested);
    if (width === undefined) return c.notFound();
    const answer = await backend.fetch(c.req.raw, c.get('caller'));
    if (!answer.ok) return forward(c, answer);
    const picture = await images.resize(new Uint8Array(await answer.arrayBuffer()), `${width}.webp`);
    return c.body(picture, 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': answer.headers.get('Cache-Control') ?? 'no-store',
    });
  });

  return app;
}
