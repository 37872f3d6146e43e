import { parseAccept } from 'hono/utils/accept';
import {
  isLanguage,
  completeLanguages,
  negotiateLanguage,
  type Language,
} from '../../../contract/values/language.ts';

/** Returns a visitor's language: the one they chose before, otherwise their browser's, otherwise the site's first. */
export const preferredLanguage = (
  cookie: string | undefined,
  acceptLanguage = '',
  offered: readonly Language[] = completeLanguages,
): Language =>
  isLanguage(cookie) && offered.includes(cookie)
    ? cookie
    : negotiateLanguage(parseAccept(acceptLanguage), offered);
