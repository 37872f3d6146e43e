import { Hono } from 'hono';
import type { SiteSettings } from '../../../src/entry-server.tsx';
import { answerFile } from '../assets/answerFile.ts';
import type { Backend } from '../backend/backend.ts';
import { securityText, securityTextAddress } from './securityText.ts';
import { createSitemap } from './sitemap.ts';

interface Options {
  settings: SiteSettings;
  backend: Backend;
  /** The URI for reports of security vulnerabilities; undefined if the host has set none. */
  securityContact: string | undefined;
}

const robots = (publicUrl: string) =>
  `User-agent: *\nDisallow: /api/\nDisallow: /sandbox/\nDisallow: /atlas/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;

/** Creates the routes for search engines and security researchers, such as robots.txt and security.txt. */
export function routesOfFound({ settings, backend, securityContact: contact }: Options): Hono {
  const app = new Hono();
  const getSitemap = createSitemap(settings, backend);
  app.get('/robots.txt', (c) => c.text(robots(settings.publicUrl)));
  app.get('/:file{sitemap(-\\d+)?\\.xml}', async (c, next) => {
    const file = await getSitemap(c.req.path);
    return file ? answerFile(c, file) : next();
  });
  app.get(securityTextAddress, (c) =>
    contact === undefined
      ? c.text('Not Found', 404)
      : c.text(securityText({ ...settings, contact, now: new Date() })),
  );
  return app;
}
