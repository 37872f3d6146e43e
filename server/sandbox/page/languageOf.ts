import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { isLanguage, type Language } from '../../../contract/language.ts';
import { acceptedLanguage } from '../../host/index.ts';

/** The language of whoever looks at a page that belongs to no guest: their choice on the site, else their browser's. */
export function languageOf(context: Context): Language {
  const chosen = getCookie(context, 'locale');
  return isLanguage(chosen) ? chosen : acceptedLanguage(context.req.header('accept-language') ?? null);
}
