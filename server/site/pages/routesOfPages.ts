import { Hono } from 'hono';
import type { Context } from 'hono';
import { landingPage, languageOfPath } from '../../../contract/rules/addresses.ts';
import type { SiteSettings } from '../../../src/entry-server.tsx';
import { answerWith } from '../assets/answerWith.ts';
import type { Build } from '../build/build.ts';
import { takeCredentials, type Seal } from '../visitor/broughtCredentials.ts';
import { keepChosenLanguage, languageOfVisitor } from '../visitor/language.ts';
import type { Pages } from './pages.ts';

interface Options {
  build: Build;
  pages: Pages;
  settings: SiteSettings;
  seal: Seal;
}

// An answer with a cookie in it is for one visitor.
const forOne = { 'Cache-Control': 'private, no-store' };

// Two slashes at the beginning would name another site.
const trimmed = (path: string) => `/${path.replace(/^\/+|\/+$/g, '')}`;

/** Pages, and what else stands at the root: files such as the icon, the way to a language. */
export function routesOfPages({ build, pages, settings, seal }: Options): Hono {
  const app = new Hono();
  const secure = settings.publicUrl.startsWith('https:');

  const page = async (c: Context) => {
    const language = languageOfPath(c.req.path);
    const { status, encoded } = await pages.get(c.req.path, language ?? languageOfVisitor(c));
    const chosen = language !== undefined && status === 200 && keepChosenLanguage(c, language);
    return answerWith(c, encoded, status, chosen ? forOne : {});
  };

  app.get('*', async (c, next) => {
    const file = build.statics.get(c.req.path);
    if (file) return answerWith(c, file);
    const sentOn = takeCredentials(c, seal, secure);
    if (sentOn) return sentOn;
    return next();
  });
  app.get('/', (c) => {
    c.header('Vary', 'Accept-Language, Cookie');
    c.header('Cache-Control', 'no-store');
    return c.redirect(landingPage(languageOfVisitor(c)), 302);
  });
  app.get('*', async (c) => (c.req.path.endsWith('/') ? c.redirect(trimmed(c.req.path), 308) : page(c)));
  return app;
}
