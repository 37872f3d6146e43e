import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Language } from '../../../contract/values/language.ts';
import type { SiteSettings } from '../../../src/entry-server.tsx';
import { preferredLanguage } from './preferredLanguage.ts';

const cookie = 'locale';
const aYear = 365 * 24 * 60 * 60;

/** Returns the language of a visitor whose address contains none. */
export const languageOfVisitor = (c: Context, { languages }: Pick<SiteSettings, 'languages'>): Language =>
  preferredLanguage(getCookie(c, cookie), c.req.header('Accept-Language'), languages);

const followedALink = (c: Context) => {
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin';
  const from = c.req.header('Referer');
  return from !== undefined && URL.canParse(from) && new URL(from).host === c.req.header('Host');
};

const isPage = (c: Context) => (c.req.header('Sec-Fetch-Dest') ?? 'document') === 'document';

/**
 * Stores the language of a visitor who follows a link of this site to another language. (With scripts, the browser
 * stores the language of every page that is read; see `src/frame/browser/syncDocument.ts`.) Returns whether the answer
 * now sets a cookie.
 */
export function storeChosenLanguage(c: Context, language: Language, secure: boolean): boolean {
  if (!isPage(c) || !followedALink(c) || getCookie(c, cookie) === language) return false;
  setCookie(c, cookie, language, { maxAge: aYear, path: '/', sameSite: 'Lax', secure });
  return true;
}
