import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLanguage, type Language } from '../../../contract/values/language.ts';
import type { LegalTextName } from '../../../contract/values/legalTexts.ts';
import { readMarkdown, type Written } from '../content/index.ts';

const folder = join(import.meta.dirname, '../../../locales');
const read = new Map<string, Promise<Written>>();

async function readText(file: string): Promise<Written> {
  const { written, errors } = readMarkdown(await readFile(file, 'utf8'));
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ text }) => text).join('; ')}`);
  return written;
}

/** The file of a default text. */
export const defaultTextFile = (language: Language, name: LegalTextName): string =>
  join(folder, language, 'legal', `${name}.md`);

/** The default text for hosts who wrote none, in English if it is not translated. */
export async function defaultText(
  requestedLanguage: Language,
  name: LegalTextName,
): Promise<{ written: Written; language: Language }> {
  const getFile = (language: Language) => defaultTextFile(language, name);
  const language = existsSync(getFile(requestedLanguage)) ? requestedLanguage : defaultLanguage;
  const file = getFile(language);
  const known = read.get(file) ?? readText(file);
  read.set(file, known);
  return { written: await known, language };
}
