import { readFile, writeFile } from 'node:fs/promises';
import { languages } from '../contract/values/language.ts';

/**
 * Formats the messages of every language, those of the site and of the dashboard: sorts the keys, and sets the spaces of
 * French punctuation.
 */
for (const [language, folder] of languages.flatMap((one) => [
  [one, ''] as const,
  [one, 'dashboard/'] as const,
])) {
  const file = new URL(`../locales/${folder}${language}.json`, import.meta.url);
  const messages = Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, string>);
  const ordered = messages
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, message]) => [id, language === 'fr' ? spaced(message) : message]);
  await writeFile(file, `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`);
}

function spaced(french: string) {
  return french.replaceAll(/[ \u00a0](?=[;:!?»])/g, '\u202f').replaceAll(/«[ \u00a0]/g, '«\u202f');
}
