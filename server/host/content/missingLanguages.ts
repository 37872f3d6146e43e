import type { Language } from '../../../contract/values/language.ts';
import type { ContentError } from './contentErrors.ts';

/** The offered languages in which a property has no texts, and the language that is shown instead. */
export interface MissingLanguages {
  readonly folder: string;
  readonly instead: Language;
  readonly languages: readonly Language[];
}

const list = (files: readonly string[]) =>
  files.length === 1 ? files[0]! : `${files.slice(0, -1).join(', ')} and ${files.at(-1)}`;

const getFiles = (languages: readonly Language[]) => list(languages.map((language) => `${language}.yaml`));
const verb = (languages: readonly Language[]) => (languages.length === 1 ? 'is' : 'are');

/**
 * Creates one warning for the languages that all properties lack, with the setting that omits them, and one warning for
 * each property's other missing languages.
 */
export function findMissingLanguageWarnings(
  dir: string,
  missing: readonly MissingLanguages[],
  offered: readonly Language[],
): ContentError[] {
  const [first] = missing;
  if (first === undefined) return [];
  const nowhere = offered.filter((language) =>
    missing.every(({ languages }) => languages.includes(language)),
  );
  const kept = offered.filter((language) => !nowhere.includes(language));
  const isSame = missing.every(({ instead }) => instead === first.instead);
  const shown = isSame ? `the texts of ${first.instead}.yaml` : 'the texts of another language';
  const ofAll = missing.length === 1 ? '' : ' in every property';
  const setting =
    `${getFiles(nowhere)} ${verb(nowhere)} missing${ofAll}; visitors in ${nowhere.length === 1 ? 'this language' : 'these languages'} read ${shown}. ` +
    `Write them, or set LANGUAGES=${kept.join(',')} to offer only the languages that are written`;
  const own = missing.flatMap(({ folder, instead, languages }): ContentError[] => {
    const others = languages.filter((language) => !nowhere.includes(language));
    if (others.length === 0) return [];
    const text = `${getFiles(others)} ${verb(others)} missing; the site shows the texts of ${instead}.yaml there`;
    return [{ file: folder, text }];
  });
  return nowhere.length === 0
    ? own
    : [{ file: missing.length === 1 ? first.folder : dir, text: setting }, ...own];
}
