import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { isLanguage, languages, type Language } from '../../../contract/values/language.ts';
import { legalTexts, type LegalTextName } from '../../../contract/values/legalTexts.ts';
import { decodeText } from './fileText.ts';
import { readMarkdown, type Written } from './markdown.ts';
import { findExamples } from './examples.ts';
import { addIssues, readAs, type ContentError } from './contentErrors.ts';
import { isPlaceholder, findPlaceholders, placeholders } from './placeholders.ts';
import { hostFile, siteNameFile, type HostFile } from '../../../contract/content/identity.ts';
import { isSystemFile } from './systemFiles.ts';
import { parseYaml } from './yamlFile.ts';

/** The folder of the host's own legal texts; it is not a property. */
export const legalFolder = 'legal';

export type LegalTexts = Partial<Record<Language, Partial<Record<LegalTextName, Written>>>>;

const readIfThere = (path: string) => readFile(path).catch(() => undefined);

const namesOfFiles = legalTexts.map((name) => `${name}.md`);

/** Finds the names in braces that are no placeholder of a legal text. */
function findWrongNames(source: string): { line: number; text: string }[] {
  const known = ['hosts', ...placeholders].map((name) => `{${name}}`).join(', ');
  return source.split('\n').flatMap((line, index) =>
    findPlaceholders(line)
      .filter((name) => !isPlaceholder(name) && name !== 'hosts')
      .map((name) => ({
        line: index + 1,
        text: `{${name}} is not a known placeholder; the placeholders are ${known}`,
      })),
  );
}

/** Finds the errors of a legal text in Markdown. */
export const findLegalErrors = (source: string): { line: number; text: string }[] => [
  ...readMarkdown(source).errors.map(({ line, text }) => ({ line, text: `the text ${text}` })),
  ...findWrongNames(source),
];

async function loadText(file: string, mistakes: ContentError[]): Promise<Written | undefined> {
  const bytes = await readIfThere(file);
  if (!bytes) return undefined;
  const { source, error } = decodeText(bytes);
  if (error) {
    mistakes.push({ file, ...error });
    return undefined;
  }
  mistakes.push(...findLegalErrors(source).map((error) => ({ file, ...error })));
  return readMarkdown(source).written;
}

const isIgnored = (name: string) => name.startsWith('_') || isSystemFile(name);

async function addUnknownFiles(folder: string, mistakes: ContentError[]) {
  for (const name of await readdir(folder).catch((): string[] => [])) {
    if (isIgnored(name)) continue;
    const inside = isLanguage(name) ? await readdir(join(folder, name)).catch((): string[] => []) : [];
    if (!isLanguage(name)) {
      const text = `only the folders ${languages.join(', ')} are read here`;
      mistakes.push({ file: join(folder, name), text });
    }
    for (const file of inside.filter((file) => !isIgnored(file) && !namesOfFiles.includes(file))) {
      const text = `the file is not read; the texts here are named ${namesOfFiles.join(', ')}`;
      mistakes.push({ file: join(folder, name, file), text });
    }
  }
}

/** Reads the Markdown of the legal texts below a folder with one folder for each language. */
export async function readLegalSources(
  getFile: (language: Language, name: LegalTextName) => string,
): Promise<Partial<Record<Language, Partial<Record<LegalTextName, string>>>>> {
  const sources: Partial<Record<Language, Partial<Record<LegalTextName, string>>>> = {};
  for (const language of languages) {
    for (const name of legalTexts) {
      const bytes = await readIfThere(getFile(language, name));
      if (bytes) (sources[language] ??= {})[name] = decodeText(bytes).source.trim();
    }
  }
  return sources;
}

/** Loads the legal texts that the host wrote: the existing files `legal/{language}/{text}.md`. */
export async function loadLegalTexts(dir: string, mistakes: ContentError[]): Promise<LegalTexts> {
  const folder = join(dir, legalFolder);
  await addUnknownFiles(folder, mistakes);
  const texts: LegalTexts = {};
  for (const language of languages) {
    for (const name of legalTexts) {
      const written = await loadText(join(folder, language, `${name}.md`), mistakes);
      if (written) (texts[language] ??= {})[name] = written;
    }
  }
  return texts;
}

/** Loads the legal identity of the host from `host.yaml`; undefined if the file does not contain it. */
export async function loadHostFile(
  dir: string,
  mistakes: ContentError[],
  odd: ContentError[],
): Promise<HostFile | undefined> {
  const path = join(dir, 'host.yaml');
  const bytes = await readIfThere(path);
  const file = bytes && parseYaml(path, bytes);
  if (!file || v.is(siteNameFile, file.value)) {
    const found = file ? 'the file contains only the name of the site' : 'the file is missing';
    const text = `${found}: the site shows neither your address nor your tax number, which the law requires`;
    odd.push({ file: path, text, about: 'identity' });
    return undefined;
  }
  const host = readAs(hostFile, file, mistakes);
  if (host) addIssues(file, findExamples(file.value), odd);
  return host;
}
