import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { parseAccept } from 'hono/utils/accept';
import { isLanguage, languageWished, type Language } from '../../../contract/language.ts';

/** The language of whoever looks at a page that belongs to no guest: their choice on the site, else their browser's. */
export function languageOf(context: Context): Language {
  const chosen = getCookie(context, 'locale');
  return isLanguage(chosen)
    ? chosen
    : languageWished(parseAccept(context.req.header('Accept-Language') ?? ''));
}
