import { createIntl } from '@formatjs/intl';
import { fieldName, type ContentIssue } from '../../contract/content/issues.ts';
import { completeLanguages, locales, type Language } from '../../contract/values/language.ts';
import { tables } from '../i18n/support/locales.ts';

const intls = new Map(
  completeLanguages.map((language) => [
    language,
    createIntl({
      locale: locales[language],
      messages: tables.content[language],
      onError: (error) => {
        throw error;
      },
    }),
  ]),
);

/**
 * Formats an issue in a language, with the paths of fields as their names.
 * @throws if the language has no text for its code
 */
export function formatIssue({ code, params = {}, path }: ContentIssue, language: Language): string {
  const values = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'object' ? fieldName(value) : value,
  ]);
  return intls
    .get(language)!
    .formatMessage({ id: `content.${code}` }, { ...Object.fromEntries(values), field: fieldName(path) });
}
