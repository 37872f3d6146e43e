import type { Language } from '../../../contract/values/language.ts';
import { getFormats } from '../../../src/i18n/formats.ts';
import { createPageIntl } from '../../../src/i18n/intl.ts';
import type { Messages } from '../../../src/i18n/messages.ts';

/** Returns the formats of a language, which need no messages. */
export const formatsIn = (language: Language) => getFormats(createPageIntl(language, {} as Messages));
