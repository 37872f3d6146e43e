import { findFolders, localesFolder, messageFiles, readJson, writeJson } from './languages/folders.ts';
import { writeTable } from './languages/table.ts';

/**
 * Formats the messages of every language, those of the site and of the dashboard: sorts the keys, and sets the spaces of
 * French punctuation. Writes the table of languages.
 */
for (const language of findFolders()) {
  for (const name of messageFiles) {
    const file = `${localesFolder}/${language}/${name}`;
    const messages = Object.entries(readJson(file) as Record<string, string>);
    const ordered = messages
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, message]) => [id, language === 'fr' ? spaced(message) : message]);
    writeJson(file, Object.fromEntries(ordered));
  }
}
writeTable();

function spaced(french: string) {
  return french.replaceAll(/[ \u00a0](?=[;:!?»])/g, '\u202f').replaceAll(/«[ \u00a0]/g, '«\u202f');
}
