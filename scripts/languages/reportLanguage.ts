import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { legalTexts } from '../../contract/values/legalTexts.ts';
import { localesFolder, messageFiles, readJson, type LanguageFacts } from './folders.ts';

/** The reference in `countries.ts` to the English names of organisations and stateless persons. */
const englishNames = "'../en/countries.ts'";

/**
 * Returns lines about what a language lacks: numbers of texts, and ids of missing ones.
 *
 * @throws when the language has no folder
 */
export function reportLanguage(code: string, locales: string = localesFolder): string[] {
  const folder = join(locales, code);
  if (!existsSync(folder))
    throw new Error(`locales/${code} does not exist. "npm run language -- add ${code}" creates it.`);
  const { name, locale, isComplete } = readJson(join(folder, 'language.json')) as LanguageFacts;
  const messages = messageFiles.flatMap((file) => {
    const ids = Object.keys(readJson(join(locales, 'en', file)) as object);
    const own = readJson(join(folder, file)) as object;
    const missing = ids.filter((id) => !(id in own));
    const count = `${file}: ${ids.length - missing.length} of ${ids.length} texts`;
    return [count, ...missing.map((id) => `  missing: ${id}`)];
  });
  const legal = legalTexts
    .map((text) => `legal/${text}.md`)
    .filter((file) => !existsSync(join(folder, file)))
    .map((file) => `${file}: missing`);
  const isEnglish =
    code !== 'en' && readFileSync(join(folder, 'countries.ts'), 'utf8').includes(englishNames);
  const lacking = [
    ...messages,
    ...legal,
    ...(isEnglish ? ['countries.ts: the names of organisations (otherNames) are in English'] : []),
  ];
  const isTranslated = lacking.length === messageFiles.length;
  return [
    `${name} (${code}, ${locale}): ${isComplete ? 'complete' : 'incomplete, and offered only if LANGUAGES names it'}`,
    ...lacking,
    ...(isTranslated && !isComplete
      ? [`Nothing is missing: set isComplete to true in locales/${code}/language.json, and run npm run fix.`]
      : []),
  ];
}
