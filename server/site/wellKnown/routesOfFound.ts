import { Hono } from 'hono';
import type { SiteSettings } from '../../../src/entry-server.tsx';
import type { Backend } from '../backend/backend.ts';
import { securityText, securityTextAddress } from './securityText.ts';
import { sitemap } from './sitemap.ts';

interface Options {
  settings: SiteSettings;
  backend: Backend;
  /** Where somebody tells of a weakness of the site, as URI; undefined where the host has not said it. */
  securityContact: string | undefined;
}

const robots = (publicUrl: string) =>
  `User-agent: *\nDisallow: /api/\nDisallow: /sandbox/\nDisallow: /atlas/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;

/** What a site says of itself to programs that look for it: search engines, and who looks for weaknesses. */
export function routesOfFound({ settings, backend, securityContact: contact }: Options): Hono {
  const app = new Hono();
  app.get('/robots.txt', (c) => c.text(robots(settings.publicUrl)));
  app.get('/sitemap.xml', (c) =>
    c.body(sitemap(settings, backend), 200, { 'Content-Type': 'application/xml; charset=utf-8' }),
  );
  app.get(securityTextAddress, (c) =>
    contact === undefined
      ? c.text('Not Found', 404)
      : c.text(securityText({ ...settings, contact, now: new Date() })),
  );
  return app;
}
