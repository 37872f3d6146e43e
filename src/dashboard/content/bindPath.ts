import type { FieldPath } from '../../../contract/content/issues.ts';
import type { Language } from '../../../contract/values/language.ts';

/** The item of a list in which a part is shown. */
export interface Item {
  /** The index in each list around the part. */
  indexes: readonly number[];
  /** The name under which the item has texts; empty if it has none. */
  name: string;
}

export const noItem: Item = { indexes: [], name: '' };

/** Whether the pattern of a path has texts of each language. */
export const hasLanguages = (pattern: string): boolean => pattern.startsWith('texts.');

/** Returns the path of a field from its pattern, whose `*` are the language and the item. */
export function bindPath(pattern: string, item: Item, language?: Language): FieldPath {
  const names: (string | number)[] = hasLanguages(pattern) ? [language!, item.name] : [...item.indexes];
  return pattern.split('.').map((part) => (part === '*' ? names.shift()! : part));
}
