import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** The folder with one folder for each language. */
export const localesFolder = join(root, 'locales');

/**
 * The JSON files with the messages of a language: those of the site and e-mails, those of the dashboard, and those of
 * parts of the dashboard that load their own, such as access and accounts, the pages of properties and errors in their
 * content.
 */
export const messageFiles = [
  'messages.json',
  'dashboard.json',
  'access.json',
  'properties.json',
  'registration.json',
  'content.json',
  'channels.json',
  'desk.json',
  'health.json',
  'imports.json',
  'more.json',
  'settings.json',
  'uploads.json',
  'signIn.json',
  'timeline.json',
  'welcome.json',
] as const;

/** The content of a language's `language.json`. */
export interface LanguageFacts {
  readonly name: string;
  readonly locale: string;
  readonly isComplete: boolean;
}

/** @throws when the file is not JSON, with its name */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

export const writeJson = (file: string, value: unknown): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Returns the languages that have a folder, in alphabetical order. */
export const findFolders = (folder: string = localesFolder): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
