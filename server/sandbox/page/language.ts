import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { parseAccept } from 'hono/utils/accept';
import { isLanguage, negotiateLanguage, type Language } from '../../../contract/values/language.ts';

/** Returns the language of a visitor without a guest's data: their choice on the site, otherwise their browser's. */
export function getLanguage(context: Context): Language {
  const chosen = getCookie(context, 'locale');
  return isLanguage(chosen)
    ? chosen
    : negotiateLanguage(parseAccept(context.req.header('Accept-Language') ?? ''));
}
