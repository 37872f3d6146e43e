import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { defaultLanguage, languages, type Language } from '../../../contract/values/language.ts';
import { isRecord } from '../../../contract/values/isRecord.ts';
import { findArrivalWarnings } from '../../../contract/content/checks/arrivalWarnings.ts';
import { findInstalmentWarnings } from '../../../contract/content/checks/instalmentWarnings.ts';
import { findWarnings, findUntranslated } from '../../../contract/content/checks/warnings.ts';
import { findDemoTexts, findExamples, foldExamples } from './examples.ts';
import { findSuspectedExamples } from '../../../contract/content/checks/suspectedExamples.ts';
import { findCityWarnings } from '../../../contract/content/checks/sibaWarnings.ts';
import { getSourcePrint } from './sourcePrint.ts';
import { getSeller, type HostFile } from '../../../contract/content/identity.ts';
import { addIssues, readAs, type ContentError } from './contentErrors.ts';
import { findUnlistedPhotos, measurePhotos } from './photos.ts';
import { getIssueText } from './issueText.ts';
import type { PhotoExaminer } from './rememberedPhotos.ts';
import { findPropertyErrors } from '../../../contract/content/checks/propertyErrors.ts';
import { propertySchema } from '../../../contract/content/property.ts';
import { isSystemFile } from './systemFiles.ts';
import { fillTexts, findFallbacks } from './textLanguages.ts';
import type { UnitContent } from './unitSource.ts';
import {
  findNamedTexts,
  createTextsSchema,
  type Named,
  type Texts,
} from '../../../contract/content/texts.ts';
import type { MissingLanguages } from './missingLanguages.ts';
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

async function loadTexts(folder: string, named: Named | undefined, reading: Reading) {
  const { errors, odd } = reading;
  const schema = named && createTextsSchema(named);
  const isThere = new Set<Language>();
  const texts = new Map<Language, Texts>();
  const files = new Map<Language, YamlFile>();
  for (const language of languages) {
    const file = await readIfThere(join(folder, `${language}.yaml`));
    if (!file) continue;
    isThere.add(language);
    // Without a schema for the texts, only YAML errors are reported.
    const read = schema ? readAs(schema, file, errors) : void readAs(v.unknown(), file, errors);
    if (!read) continue;
    texts.set(language, read);
    files.set(language, file);
  }
  noteMissing(folder, isThere, reading);
  // Texts in a language that the site does not offer are never shown.
  const offeredTexts = new Map([...texts].filter(([language]) => reading.offered.includes(language)));
  for (const { language, sameAs } of findUntranslated(offeredTexts)) {
    const issue = { code: 'untranslated', params: { file: `${sameAs}.yaml` }, path: [] } as const;
    odd.push({ file: files.get(language)!.path, text: getIssueText(issue) });
  }
  const written = Object.fromEntries([...files].map(([language, { value }]) => [language, value]));
  return { texts, written, languageFiles: [...files.values()] };
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
  const wrongFields = new Set<string>();
  const property = readAs(propertySchema, file, errors, wrongFields);
  if (property) addIssues(file, findPropertyErrors(property), errors);
  const photoFolder = join(folder, 'photos');
  const photos = { folder: photoFolder, property: file, examiner };
  const photoSizes = await measurePhotos(photos, errors, wrongFields);
  const named = isRecord(file.value) ? findNamedTexts(file.value, wrongFields) : undefined;
  const { texts, written, languageFiles } = await loadTexts(folder, named, reading);
  if (!property || errors.length > before) return undefined;
  if (!property.retired) {
    const examples: ContentError[] = [];
    addIssues(file, [...findExamples(file.value), ...findDemoTexts(property.location, photoSizes)], examples);
    for (const language of languageFiles) addIssues(language, findExamples(language.value), examples);
    const foldedWarnings = foldExamples(folder, examples);
    if (foldedWarnings === examples) {
      for (const one of [file, ...languageFiles]) addIssues(one, findSuspectedExamples(one.value), odd);
    }
    odd.push(...foldedWarnings);
    addIssues(file, findCityWarnings(property, [...texts.values()]), odd);
  }
  const found = [
    ...findWarnings(property, photoSizes, new Date()),
    ...findInstalmentWarnings(property),
    ...(await findUnlistedPhotos(photos)),
    ...findArrivalWarnings(property, file.value, [...texts.values()]),
  ];
  addIssues(file, found, odd);
  const source = { property: file.value, texts: written, photoSizes: Object.fromEntries(photoSizes) };
  return {
    ...property,
    id,
    photoFolder,
    photoSizes,
    ...fillTexts(texts, reading.offered),
    seller: getSeller(property, reading.site),
    readSource: () => source,
    print: getSourcePrint(source),
  };
}
