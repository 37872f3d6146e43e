import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { localeOf, type Language } from '../../contract/language.ts';
import type { Messages } from './messages.ts';

function refuseOrLog(error: Error) {
  if (!import.meta.env.PROD) throw error;
  // oxlint-disable-next-line no-console -- a page with one wrong text is better than no page
  console.error(error.message);
}

const known = new WeakMap<Messages, IntlShape>();

/** The texts and formats of a language, made once for its messages. */
export function intlOf(language: Language, messages: Messages): IntlShape {
  const made = known.get(messages);
  if (made) return made;
  const intl = createIntl({ locale: localeOf[language], messages, onError: refuseOrLog }, createIntlCache());
  known.set(messages, intl);
  return intl;
}
