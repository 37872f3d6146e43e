import { parseAccept } from 'hono/utils/accept';
import { isLanguage, languageWished, type Language } from '../../../contract/language.ts';

/** The language of somebody who named none: the one they chose before, else their browser's, else English. */
export const preferredLanguage = (cookie: string | undefined, acceptLanguage = ''): Language =>
  isLanguage(cookie) ? cookie : languageWished(parseAccept(acceptLanguage));
