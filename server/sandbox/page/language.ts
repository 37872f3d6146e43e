import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { parseAccept } from 'hono/utils/accept';
import { isLanguage, negotiateLanguage, type Language } from '../../../contract/language.ts';

/** The language of whoever looks at a page that belongs to no guest: their choice on the site, else their browser's. */
export function getLanguage(context: Context): Language {
  const chosen = getCookie(context, 'locale');
  return isLanguage(chosen)
    ? chosen
    : negotiateLanguage(parseAccept(context.req.header('Accept-Language') ?? ''));
}
