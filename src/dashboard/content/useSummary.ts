import { readField } from '../../../contract/content/documentFields.ts';
import type { PropertyDocument } from '../../../contract/content/checks/checkDocument.ts';
import type { Language } from '../../../contract/values/language.ts';
import { useFormats } from '../../i18n/index.ts';
import { useText } from '../i18n/index.ts';
import { bindPath, type Item } from './bindPath.ts';
import { isField, type Field, type SectionPart } from './sections/item.ts';
import { isDay, useFieldText } from './useFieldText.ts';

/** Returns the function that shows a value of a field in a summary. */
function useShownValue(): (field: Field, value: unknown) => string {
  const text = useText();
  const { list } = useFormats();
  const showField = useFieldText();
  return (field, value) => {
    if (Array.isArray(value)) return list(value.map((one) => showField(field, String(one))));
    const written = typeof value === 'string' ? value : '';
    const shown = showField(field, written);
    if (shown === '' || typeof field.summary !== 'string') return shown;
    return text(field.summary, { value: shown, count: Number(written) || 0 });
  };
}

/** The number of characters of a text that a summary shows. */
const mostCharacters = 60;

const shorten = (value: string) => {
  const characters = Array.from(value);
  return characters.length > mostCharacters
    ? `${characters
        .slice(0, mostCharacters - 1)
        .join('')
        .trimEnd()}…`
    : value;
};

/** Joins the values of fields; two days are a period. */
const joinValues = (values: readonly (readonly [Field, string])[]): string =>
  values
    .map(([field, value], index) => {
      const before = values[index - 1];
      if (before === undefined) return value;
      return isDay(field) && isDay(before[0]) ? ` – ${value}` : ` · ${value}`;
    })
    .join('');

/** The text of a folded item or block. */
interface Summaries {
  /** Returns its values in one line; empty if it has none. */
  getSummary: (parts: readonly SectionPart[], item: Item) => string;
  /** Returns the value of the first of some fields that has one. */
  getFirst: (paths: readonly string[], parts: readonly SectionPart[], item: Item) => string;
}

/** Returns the functions that say in one line what a folded item or block of a document contains. */
export function useSummary(document: PropertyDocument, language: Language | undefined): Summaries {
  const show = useShownValue();
  const read = (field: Field, item: Item) =>
    shorten(show(field, readField(document, bindPath(field.path, item, language))));
  return {
    getSummary: (parts, item) =>
      joinValues(
        parts
          .filter(isField)
          .filter(({ summary }) => summary !== undefined)
          .map((field) => [field, read(field, item)] as const)
          .filter(([, value]) => value !== ''),
      ),
    getFirst: (paths, parts, item) =>
      paths
        .map((path) => parts.filter(isField).find((field) => field.path === path))
        .map((field) => (field ? read(field, item) : ''))
        .find((value) => value !== '') ?? '',
  };
}
