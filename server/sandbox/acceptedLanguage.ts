import { defaultLanguage, isLanguage, type Language } from '../../contract/language.ts';

/** The first of our languages that a browser asks for (RFC 9110 §12.5.4; browsers send the best first). */
export function acceptedLanguage(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map((range) => range.trim().slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? defaultLanguage;
}
