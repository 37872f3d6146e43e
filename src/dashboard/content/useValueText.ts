import type { FieldPath } from '../../../contract/content/issues.ts';
import { isRecord } from '../../../contract/values/isRecord.ts';
import { isField } from './sections/item.ts';
import { findPlace } from './sections/places.ts';
import { useFieldText } from './useFieldText.ts';

/** Returns the function that shows a value of a document, which can have parts. */
export function useValueText(): (path: FieldPath, value: unknown) => string {
  const showField = useFieldText();
  const show = (path: FieldPath, value: unknown): string => {
    if (Array.isArray(value)) return value.map((item, index) => show([...path, index], item)).join(', ');
    if (isRecord(value))
      return Object.entries(value)
        .map(([field, inner]) => show([...path, field], inner))
        .join(' · ');
    const written = typeof value === 'string' ? value : '';
    const part = findPlace(path)?.parts.at(-1);
    return part && isField(part) ? showField(part, written) : written;
  };
  return show;
}
