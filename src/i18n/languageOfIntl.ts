import type { IntlShape } from 'react-intl';
import { defaultLanguage, isLanguage, type Language } from '../../contract/values/language.ts';

/** Returns the language of `intl`. */
export function languageOfIntl({ locale }: Pick<IntlShape, 'locale'>): Language {
  const language = locale.slice(0, 2);
  return isLanguage(language) ? language : defaultLanguage;
}
