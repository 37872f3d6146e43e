import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLanguage, languages, type Language } from '../../../contract/values/language.ts';
import { checkDocument, inPart } from '../../../contract/content/checks/checkDocument.ts';
import { getSeller, type HostFile } from '../../../contract/content/identity.ts';
import type { ContentIssue, FieldPath } from '../../../contract/content/issues.ts';
import { getYamlErrors, toContentError, type ContentError } from './contentErrors.ts';
import { findDocumentExamples, foldExamples } from './examples.ts';
import { countFindings } from './findings.ts';
import type { MissingLanguages } from './missingLanguages.ts';
import { findUnlistedPhotos, measurePhotos } from './photos.ts';
import type { PhotoExaminer } from './rememberedPhotos.ts';
import { getSourcePrint } from './sourcePrint.ts';
import { isSystemFile } from './systemFiles.ts';
import { fillTexts, findFallbacks } from './textLanguages.ts';
import type { UnitContent } from './unitSource.ts';
import { parseYaml, type YamlFile } from './yamlFile.ts';

async function readIfThere(path: string): Promise<YamlFile | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  return bytes && parseYaml(path, bytes);
}

const known = new Set(['property.yaml', ...languages.map((language) => `${language}.yaml`)]);

async function noteStrangers(folder: string, errors: ContentError[]) {
  for (const name of await readdir(folder)) {
    if (/\.ya?ml(\.(txt|rtf|docx?|odt))?$/.test(name) && !known.has(name) && !isSystemFile(name)) {
      const text = `the file is not read; a property’s files are named ${[...known].join(', ')}`;
      errors.push({ file: join(folder, name), text });
    }
  }
}

/** Collects the results of reading folders. */
export interface Reading {
  readonly examiner: PhotoExaminer;
  /** The languages that the site offers, the default one first. */
  readonly offered: readonly Language[];
  /** The languages that each property lacks. */
  readonly missing: MissingLanguages[];
  /** Errors that must be corrected. */
  readonly errors: ContentError[];
  /** Warnings about values that are probably wrong. */
  readonly odd: ContentError[];
  /** The legal identity of the host, if `host.yaml` contains it. */
  readonly site: HostFile | undefined;
}

function noteMissing(folder: string, isThere: ReadonlySet<Language>, reading: Reading) {
  const { offered, errors, missing } = reading;
  const [first = defaultLanguage] = offered;
  const instead = findFallbacks((language) => isThere.has(language), offered)[0];
  if (instead === undefined) {
    const text = 'the file is missing; a property needs its texts in at least one language';
    errors.push({ file: join(folder, `${first}.yaml`), text });
    return;
  }
  missing.push({ folder, instead, languages: offered.filter((language) => !isThere.has(language)) });
}

/** Reads the language files of a property. */
async function readLanguageFiles(folder: string): Promise<Map<Language, YamlFile>> {
  const files = new Map<Language, YamlFile>();
  for (const language of languages) {
    const file = await readIfThere(join(folder, `${language}.yaml`));
    if (file) files.set(language, file);
  }
  return files;
}

/** The issues of one file, whose paths begin with its part of the document. */
const ofPart = (part: FieldPath, issues: readonly ContentIssue[]): ContentIssue[] =>
  issues
    .filter(({ path }) => part.every((name, index) => path[index] === name))
    .map(({ params = {}, ...issue }) => ({
      ...issue,
      path: issue.path.slice(part.length),
      params: Object.fromEntries(
        Object.entries(params).map(([name, value]) => [
          name,
          typeof value === 'object' ? value.slice(part.length) : value,
        ]),
      ),
    }));

/** The files of a property, each with its part of the document. */
type Parts = readonly (readonly [part: FieldPath, file: YamlFile])[];

/** Describes the errors of each file; a file that is not YAML has no others. */
const describeErrors = (parts: Parts, issues: readonly ContentIssue[]): ContentError[] =>
  parts.flatMap(([part, file]) =>
    file.broken.length > 0
      ? getYamlErrors(file)
      : ofPart(part, issues).map((issue) => toContentError(file, issue)),
  );

function describeWarning(parts: Parts, issue: ContentIssue): ContentError {
  const [part, file] = parts.find(([[first, second]]) =>
    first === 'property' ? issue.path[0] === first : issue.path[1] === second,
  )!;
  const { line, ...error } = toContentError(file, ofPart(part, [issue])[0]!);
  // The warning is about the whole file.
  return issue.code === 'untranslated' ? error : { ...error, ...(line !== undefined && { line }) };
}

const isSuspectedExample = ({ code }: ContentIssue) => code === 'suspectedNumber' || code === 'suspectedCode';

/** Describes warnings; a property that consists mostly of examples has a single one about them. */
function describeWarnings(
  folder: string,
  parts: Parts,
  issues: readonly ContentIssue[],
): readonly ContentError[] {
  const all = issues.map((issue) => describeWarning(parts, issue));
  const examples = all.filter(({ about }) => about === 'examples');
  const folded = foldExamples(folder, examples);
  if (folded === examples) return all;
  return all.flatMap((error, index) => {
    if (error === examples[0]) return folded;
    return error.about === 'examples' || isSuspectedExample(issues[index]!) ? [] : [error];
  });
}

/** Updates from 0.1.0 remove the demo's files, but leave what a host added to its folders. */
const demoFolders: ReadonlySet<string> = new Set(['casa-do-limoeiro', 'monte-da-figueira']);

const getRemedy = (id: string): string =>
  demoFolders.has(id)
    ? 'the demo is now outside this folder. Move what you need to a property of your own, and delete the folder'
    : 'it contains the rules, prices and photos of the property';

/** Loads the folder of one property, and adds all its errors. */
export async function loadUnit(
  folder: string,
  id: string,
  reading: Reading,
): Promise<UnitContent | undefined> {
  const { examiner, errors, odd } = reading;
  const before = errors.length;
  await noteStrangers(folder, errors);
  const path = join(folder, 'property.yaml');
  const file = await readIfThere(path);
  if (!file) {
    errors.push({ file: path, text: `the file is missing; ${getRemedy(id)}` });
    return undefined;
  }
  const languageFiles = await readLanguageFiles(folder);
  const photoFolder = join(folder, 'photos');
  const photos = { folder: photoFolder, property: file, examiner };
  const { sizes: photoSizes, errors: photoErrors } = await measurePhotos(photos);
  const document = {
    property: file.value,
    texts: Object.fromEntries([...languageFiles].map(([language, { value }]) => [language, value])),
  };
  const now = new Date();
  const photoWarnings = inPart(['property'], await findUnlistedPhotos(photos));
  const checked = checkDocument(document, photoSizes, now, {
    photoErrors: inPart(['property'], photoErrors),
    photoWarnings,
    offered: reading.offered,
    findExamples: findDocumentExamples(document, photoSizes),
  });
  const parts: Parts = [
    [['property'], file],
    ...[...languageFiles].map(([language, one]) => [['texts', language], one] as const),
  ];
  errors.push(...describeErrors(parts, checked.errors));
  noteMissing(folder, new Set(languageFiles.keys()), reading);
  if (!checked.parsed || errors.length > before) return undefined;
  const { property, texts } = checked.parsed;
  odd.push(...describeWarnings(folder, parts, checked.warnings));
  const source = { ...document, photoSizes: Object.fromEntries(photoSizes) };
  return {
    ...property,
    id,
    photoFolder,
    photoSizes,
    ...fillTexts(texts, reading.offered),
    seller: getSeller(property, reading.site),
    readSource: () => source,
    print: getSourcePrint(source),
    // The content of the folder has no warnings about other files in it.
    findings: countFindings(
      property,
      checked.warnings.filter((issue) => !photoWarnings.includes(issue)),
      now,
    ),
  };
}
