import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import type { Logger } from 'pino';
import { answerFile } from '../assets/answerFile.ts';
import { atlasFiles } from './atlasFiles.ts';

/** The base path of the atlas. */
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

/** Pictures of e-mails contain their own styles; everything else in them is blocked. */
const picturePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; sandbox";

const headersFor = (path: string) => ({
  'Content-Security-Policy': path.startsWith('/pictures/') ? picturePolicy : pagePolicy,
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
});

/** Rejects hidden files and paths outside the folder. */
const isWithin = (path: string) => /^(\/[\w-][\w.-]*)*\/?$/.test(path);

const notBuilt = (folder: string) =>
  `ATLAS is on, but ${folder} contains no atlas yet. Build it with \`npm run atlas\`; a restart of the site is not necessary.`;

/**
 * Creates the routes of the atlas: pages about the flows of the site for reviewers, built by `npm run atlas`. They are
 * the same for everyone, and contain no guest data.
 */
export function routesOfAtlas(folder: string, log: Logger): Hono {
  const app = new Hono();
  const isBuilt = () => existsSync(join(folder, 'index.html'));
  if (!isBuilt()) log.warn(notBuilt(folder));
  const findFile = atlasFiles(folder);

  const missing = (c: Context) =>
    c.text(isBuilt() ? 'The atlas has no such page.' : notBuilt(folder), 404, headersFor(''));

  app.get(`${base}/*`, async (c) => {
    const path = c.req.path.slice(base.length);
    if (!isWithin(path)) return missing(c);
    const page = await findFile(path.endsWith('/') ? `${path}index.html` : path);
    if (page) return answerFile(c, page, 200, headersFor(path));
    // Relative links in a page need an address with a slash at its end.
    const isFolder = !path.endsWith('/') && existsSync(join(folder, path, 'index.html'));
    return isFolder ? c.redirect(`${base}${path}/`, 308) : missing(c);
  });
  return app;
}
