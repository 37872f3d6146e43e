import { chmod, lstat, mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Language } from '../../../contract/values/language.ts';
import { loadContent } from '../content/index.ts';
import { languageText } from './languageText.ts';
import { propertyText } from './propertyText.ts';
import { parseLanguages, type Answers, type TextName } from './readAnswer.ts';

/** All data of a new property. */
export interface NewProperty {
  answers: Answers;
  /** The texts for guests, in each language of the answers. */
  texts: Readonly<Partial<Record<Language, Readonly<Record<TextName, string>>>>>;
}

/** Whether the content folder already contains an entry with this name. */
export const exists = (contentDir: string, folder: string): Promise<boolean> =>
  lstat(join(contentDir, folder)).then(
    () => true,
    () => false,
  );

const getFiles = ({ answers, texts }: NewProperty, year: number): [name: string, text: string][] => [
  ['property.yaml', propertyText(answers, year)],
  ...parseLanguages(answers.languages).map((language): [string, string] => [
    `${language}.yaml`,
    languageText(language, answers, texts[language]!),
  ]),
];

/** Gives the new folder the permissions of the content folder, independent of the umask. */
async function shareAs(mode: number, folder: string, files: readonly [name: string, text: string][]) {
  for (const [name] of files) await chmod(join(folder, name), mode & 0o666);
  for (const path of [join(folder, 'photos'), folder]) await chmod(path, mode & 0o777);
}

/**
 * Writes the folder of a new property after validating all of it; writes nothing if it is invalid.
 * @returns the names of its files
 * @throws {ContentRefused} if the site could not read it; a system error if it cannot be written or already exists
 */
export async function writeProperty(
  contentDir: string,
  property: NewProperty,
  offered: readonly Language[],
): Promise<string[]> {
  await mkdir(contentDir, { recursive: true });
  const { mode } = await stat(contentDir);
  const { folder } = property.answers;
  // Folders whose names begin with a dot are not read as properties.
  const aside = await mkdtemp(join(resolve(contentDir), '.new-'));
  try {
    await mkdir(join(aside, folder, 'photos'), { recursive: true });
    const files = getFiles(property, new Date().getFullYear() + 1);
    for (const [name, text] of files) await writeFile(join(aside, folder, name), text);
    await loadContent(aside, { offered });
    await shareAs(mode, join(aside, folder), files);
    await rename(join(aside, folder), join(contentDir, folder));
    return files.map(([name]) => name);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}
