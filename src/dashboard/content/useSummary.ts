import { readField } from '../../../contract/content/documentFields.ts';
import type { PropertyDocument } from '../../../contract/content/checks/checkDocument.ts';
import type { Language } from '../../../contract/values/language.ts';
import { isCalendarDate } from '../../../contract/values/nights.ts';
import { useFormats } from '../../i18n/index.ts';
import { useText } from '../i18n/index.ts';
import { bindPath, type Item } from './bindPath.ts';
import type { Field, SectionPart } from './sections/item.ts';
import { useChoiceTexts } from './useChoiceTexts.ts';

const isNumber = (value: string) => value.trim() !== '' && Number.isFinite(Number(value));
const isDay = ({ kind }: Field) => kind === 'day' || kind === 'seasonDay';
const isField = (part: SectionPart): part is Field => part.kind !== 'group' && part.kind !== 'items';

/** Returns the function that shows a value of a field in a summary; what cannot be formatted is shown as it is. */
function useShownValue(): (field: Field, value: unknown) => string {
  const text = useText();
  const { date, number, percentage, roundMoney, list } = useFormats();
  const getChoices = useChoiceTexts();
  const showNumber = ({ kind }: Field, value: number) => {
    if (kind === 'euros') return roundMoney({ amount: Math.round(value * 100) });
    return kind === 'percent' ? percentage(value) : number(value);
  };
  const showText = (field: Field, value: string): string => {
    const { kind, choices } = field;
    if (choices !== undefined) return getChoices(choices).find((one) => one.value === value)?.text ?? value;
    if (kind === 'seasonDay' && isCalendarDate(`2028-${value}`)) return date(`2028-${value}`, 'day');
    if (isDay(field) && isCalendarDate(value)) return date(value);
    const [, minutes, way] = (kind === 'distance' && /^(\d+) min (on foot|by car)$/.exec(value)) || [];
    if (minutes !== undefined)
      return text(way === 'by car' ? 'nearby.byCar' : 'nearby.onFoot', { minutes: Number(minutes) });
    const hasNumber = ['euros', 'percent', 'decimal', 'number'].includes(kind) && isNumber(value);
    return hasNumber ? showNumber(field, Number(value)) : value;
  };
  return (field, value) => {
    if (Array.isArray(value)) return list(value.map((one) => showText(field, String(one))));
    const written = typeof value === 'string' ? value : '';
    const shown = showText(field, written);
    if (shown === '' || typeof field.summary !== 'string') return shown;
    return text(field.summary, { value: shown, count: isNumber(written) ? Number(written) : 0 });
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
