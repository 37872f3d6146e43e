import { useCallback } from 'react';
import type { FieldPath } from '../../../contract/content/issues.ts';
import { isRecord } from '../../../contract/values/isRecord.ts';
import { findPlace } from './sections/places.ts';
import { useChoiceTexts } from './useChoiceTexts.ts';

/**
 * Returns the function that shows a value of a document: the texts of its choices for a field that has some, and
 * otherwise what the host wrote.
 */
export function useValueText(): (path: FieldPath, value: unknown) => string {
  const getChoices = useChoiceTexts();
  return useCallback(
    (path: FieldPath, root: unknown) => {
      const show = (value: unknown, at: FieldPath): string => {
        if (Array.isArray(value)) return value.map((item, index) => show(item, [...at, index])).join(', ');
        if (isRecord(value))
          return Object.entries(value)
            .map(([field, inner]) => show(inner, [...at, field]))
            .join(' · ');
        const written = typeof value === 'string' ? value : '';
        const part = findPlace(at)?.parts.at(-1);
        const choices = part && 'choices' in part && part.choices ? getChoices(part.choices) : [];
        return choices.find((choice) => choice.value === written)?.text ?? written;
      };
      return show(root, path);
    },
    [getChoices],
  );
}
