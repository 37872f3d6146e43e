import { useCallback } from 'react';
import { fieldName, type FieldPath } from '../../../contract/content/issues.ts';
import { isLanguage, languageNames } from '../../../contract/values/language.ts';
import { useText } from '../i18n/index.ts';
import { findPlace } from './sections/places.ts';

/** Returns the number or the name of an item of a list, after the label of the list. */
function getItem(path: FieldPath, listPath: string): string {
  const item = path[listPath.split('.').length];
  return typeof item === 'number' ? ` ${item + 1}` : '';
}

/**
 * Returns the function that names a field of a document for its host: `House rules › Check-in from`, or `Check-in from`
 * where the section is known.
 */
export function useFieldLabel(): (path: FieldPath, isShort?: boolean) => string {
  const text = useText();
  return useCallback(
    (path: FieldPath, isShort = false) => {
      const [part, language] = path;
      const name = part === 'texts' && isLanguage(language) ? languageNames[language] : undefined;
      if (name !== undefined && path.length === 2) return name;
      const place = findPlace(path);
      if (!place) return fieldName(path);
      const { section, parts, pattern } = place;
      // A block that no part shows has the name of the parts around its first field.
      const shown = pattern.length <= path.length ? parts : parts.slice(0, -1);
      const labels = shown.map(({ label, path: partPath }) => text(label) + getItem(path, partPath));
      const field =
        (isShort && labels.at(-1)) ||
        [text(section.label), ...labels].filter((label, index, all) => label !== all[index - 1]).join(' › ');
      return name === undefined ? field : text('dashboard.editor.inLanguage', { field, language: name });
    },
    [text],
  );
}
