import { parseAccept } from 'hono/utils/accept';
import { isLanguage, languages, negotiateLanguage, type Language } from '../../../contract/language.ts';

/** The language of somebody who named none: the one they chose before, else their browser's, else the site's first. */
export const preferredLanguage = (
  cookie: string | undefined,
  acceptLanguage = '',
  offered: readonly Language[] = languages,
): Language =>
  isLanguage(cookie) && offered.includes(cookie)
    ? cookie
    : negotiateLanguage(parseAccept(acceptLanguage), offered);
