import type { PropertyDocument } from '../../../../contract/content/checks/checkDocument.ts';
import { readField } from '../../../../contract/content/documentFields.ts';
import type { FieldPath } from '../../../../contract/content/issues.ts';
import { listTextLanguages } from '../../../../contract/content/photoOrder.ts';
import type { Language } from '../../../../contract/values/language.ts';

/** Returns a text of a document in the language of the person, else in another one; undefined if it has none. */
export function readName(
  document: PropertyDocument,
  language: Language,
  path: FieldPath,
): string | undefined {
  const languages = [language, ...listTextLanguages(document)];
  const names = languages.map((one) => readField(document, ['texts', one, ...path]));
  return names.find((name) => typeof name === 'string' && name !== '') as string | undefined;
}

/** Returns the name of a property in the language of the person, else in another one; its id if it has none yet. */
export const getName = (property: string, document: PropertyDocument, language: Language): string =>
  readName(document, language, ['name']) ?? property;
