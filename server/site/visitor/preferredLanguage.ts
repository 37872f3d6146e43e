import { parseAccept } from 'hono/utils/accept';
import { defaultLanguage, isLanguage, type Language } from '../../../contract/language.ts';

/** The language of somebody who named none: the one they chose before, else their browser's, else English. */
export function preferredLanguage(cookie: string | undefined, acceptLanguage: string | undefined): Language {
  if (isLanguage(cookie)) return cookie;
  const wished = parseAccept(acceptLanguage ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase().split('-')[0]);
  return wished.find((language) => isLanguage(language)) ?? defaultLanguage;
}
