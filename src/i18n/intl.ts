import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { locales, type Language } from '../../contract/values/language.ts';
import type { Messages } from './messages.ts';

function throwOrLog(error: Error) {
  if (!import.meta.env.PROD) throw error;
  // oxlint-disable-next-line no-console -- a page with one wrong text is better than no page
  console.error(error.message);
}

const known = new WeakMap<Messages, IntlShape>();

/** Returns the texts and formats of a language, created once for its messages. */
export function createPageIntl(language: Language, messages: Messages): IntlShape {
  const intl =
    known.get(messages) ??
    createIntl({ locale: locales[language], messages, onError: throwOrLog }, createIntlCache());
  known.set(messages, intl);
  return intl;
}
