import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../../contract/values/language.ts';
import type { LegalTextName } from '../../../contract/values/legalTexts.ts';
import { readMarkdown, type Written } from '../content/index.ts';

const folder = join(import.meta.dirname, 'defaults');
const read = new Map<string, Promise<Written>>();

async function readText(path: string): Promise<Written> {
  const { written, errors } = readMarkdown(await readFile(join(folder, path), 'utf8'));
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ text }) => text).join('; ')}`);
  return written;
}

/** The default text for hosts who wrote none. */
export function defaultText(language: Language, name: LegalTextName): Promise<Written> {
  const path = join(language, `${name}.md`);
  const known = read.get(path) ?? readText(path);
  read.set(path, known);
  return known;
}
