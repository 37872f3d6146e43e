import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import type { Logger } from 'pino';
import { answerFile } from '../assets/answerFile.ts';
import { atlasFiles } from './atlasFiles.ts';

/** Where the atlas stands on the site. */
const base = '/atlas';

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A mail has styles of its own in it; whatever else is in it does nothing. */
const picturePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; sandbox";

const headersFor = (path: string) => ({
  'Content-Security-Policy': path.startsWith('/pictures/') ? picturePolicy : pagePolicy,
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
});

/** Nothing hidden, and nothing above the folder. */
const isWithin = (path: string) => /^(\/[\w-][\w.-]*)*\/?$/.test(path);

const notBuilt = (folder: string) =>
  `ATLAS is on, and there is no atlas in ${folder} yet. \`npm run atlas\` builds it; the site need not be started again.`;

/**
 * The atlas: pages about the flows of the site for who reviews them, as `npm run atlas` built them into a folder. They
 * are the same for everybody, and know nothing of guests.
 */
export function routesOfAtlas(folder: string, log: Logger): Hono {
  const app = new Hono();
  const isBuilt = () => existsSync(join(folder, 'index.html'));
  if (!isBuilt()) log.warn(notBuilt(folder));
  const findFile = atlasFiles(folder);

  const missing = (c: Context) =>
    c.text(isBuilt() ? 'There is no such page in the atlas.' : notBuilt(folder), 404, headersFor(''));

  app.get(`${base}/*`, async (c) => {
    const path = c.req.path.slice(base.length);
    if (!isWithin(path)) return missing(c);
    const page = await findFile(path.endsWith('/') ? `${path}index.html` : path);
    if (page) return answerFile(c, page, 200, headersFor(path));
    // Links within a page begin at its folder, which an address without a slash at its end does not name.
    const isFolder = !path.endsWith('/') && existsSync(join(folder, path, 'index.html'));
    return isFolder ? c.redirect(`${base}${path}/`, 308) : missing(c);
  });
  return app;
}
