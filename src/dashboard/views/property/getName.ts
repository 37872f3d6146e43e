import type { PropertyDocument } from '../../../../contract/content/checks/checkDocument.ts';
import { readField } from '../../../../contract/content/documentFields.ts';
import type { Language } from '../../../../contract/values/language.ts';

/** Returns the name of a property in a language, or in another one of its content; its id if it has none yet. */
export function getName(property: string, document: PropertyDocument, language: Language): string {
  const written = [language, ...Object.keys(document.texts)].map((one) =>
    readField(document, ['texts', one, 'name']),
  );
  return written.find((name): name is string => typeof name === 'string' && name !== '') ?? property;
}
