import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findFolders, localesFolder, readJson, type LanguageFacts } from './folders.ts';

const tableFile = resolve(import.meta.dirname, '../../contract/values/languageTable.ts');

const quoted = (text: string) => `'${text}'`;

/** Returns the table of languages: those of the present table in their order, then those of new folders. */
export function createTable(present: string, folder: string = localesFolder): string {
  const [, listed = ''] = /^export const languages = \[(.*)\]/m.exec(present)!;
  const folders = findFolders(folder);
  const known = listed.matchAll(/\w+/g).map(([code]) => code);
  const codes = [...new Set([...known.filter((code) => folders.includes(code)), ...folders])];
  const facts = codes.map((code) => ({
    code,
    ...(readJson(`${folder}/${code}/language.json`) as LanguageFacts),
  }));
  const incomplete = facts.filter(({ isComplete }) => !isComplete).map(({ code }) => quoted(code));
  const createRecord = (field: 'name' | 'locale') =>
    facts.map((fact) => `  ${fact.code}: ${quoted(fact[field])},`).join('\n');
  return `\
// Written by \`npm run fix\` from the folders in locales/. The order of the languages, which you may change, is that of the menu.

/** The languages of the interface and of e-mails, in the order of the language menu. */
export const languages = [${codes.map(quoted).join(', ')}] as const;

export type Language = (typeof languages)[number];

/** The languages that are not completely translated: their other texts are in English. */
export const incompleteLanguages: readonly Language[] = [${incomplete.join(', ')}];

/** The name of each language in itself. */
export const languageNames: Readonly<Record<Language, string>> = {
${createRecord('name')}
};

/** The locale (BCP 47) that formats dates, numbers and prices in each language. */
export const locales: Readonly<Record<Language, string>> = {
${createRecord('locale')}
};
`;
}

export const readTable = (): string => readFileSync(tableFile, 'utf8');

/** Writes the table of languages from the folders in `locales/`. */
export const writeTable = (): void => writeFileSync(tableFile, createTable(readTable()));
