import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { defaultLanguage, languages, type Language } from '../../../contract/language.ts';
import { isRecord } from '../../../contract/isRecord.ts';
import { arrivalOddities } from './arrivalOddities.ts';
import { instalmentOddities } from './instalmentOddities.ts';
import { odditiesOf, untranslatedIn } from './oddities.ts';
import { demoIn, examplesIn, foldExamples } from './examples.ts';
import { suspectedExamplesIn } from './suspectedExamples.ts';
import { cityOddities } from './sibaOddities.ts';
import { sellerOf, type HostFile } from './identity.ts';
import { noteOddities, readAs, type Mistake } from './mistakes.ts';
import { measurePhotos } from './photos.ts';
import type { PhotoExaminer } from './rememberedPhotos.ts';
import { priceMistakes } from './priceChecks.ts';
import { propertyFile } from './property.ts';
import { roomMistakes } from './rooms.ts';
import { seasonMistakes } from './seasonMistakes.ts';
import { isSystemFile } from './systemFiles.ts';
import { filledTexts, standInsOf } from './textLanguages.ts';
import type { UnitContent } from './unitSource.ts';
import { namedIn, textsFile, type Named, type Texts } from './texts.ts';
import type { MissingLanguages } from './missingLanguages.ts';
import { parseYaml, type YamlFile } from './yamlFile.ts';

async function readIfThere(path: string): Promise<YamlFile | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  return bytes && parseYaml(path, bytes);
}

const known = new Set(['property.yaml', ...languages.map((language) => `${language}.yaml`)]);

async function noteStrangers(folder: string, mistakes: Mistake[]) {
  for (const name of await readdir(folder)) {
    if (/\.ya?ml(\.(txt|rtf|docx?|odt))?$/.test(name) && !known.has(name) && !isSystemFile(name)) {
      const text = `the file is not read; a property’s files are named ${[...known].join(', ')}`;
      mistakes.push({ file: join(folder, name), text });
    }
  }
}

/** What is found while folders are read. */
export interface Reading {
  readonly examiner: PhotoExaminer;
  /** The languages that the site offers, the first of them first. */
  readonly offered: readonly Language[];
  /** The languages that each property lacks. */
  readonly missing: MissingLanguages[];
  /** What has to be mended. */
  readonly mistakes: Mistake[];
  /** What is probably not meant as it is written. */
  readonly odd: Mistake[];
  /** Who lets what is on the site, where `host.yaml` says so. */
  readonly site: HostFile | undefined;
}

function noteMissing(folder: string, isThere: ReadonlySet<Language>, reading: Reading) {
  const { offered, mistakes, missing } = reading;
  const [first = defaultLanguage] = offered;
  const instead = standInsOf((language) => isThere.has(language), offered)[0];
  if (instead === undefined) {
    const text = 'the file is missing; a property has its texts in one language at least';
    mistakes.push({ file: join(folder, `${first}.yaml`), text });
    return;
  }
  missing.push({ folder, instead, languages: offered.filter((language) => !isThere.has(language)) });
}

async function loadTexts(folder: string, named: Named | undefined, reading: Reading) {
  const { mistakes, odd } = reading;
  const schema = named && textsFile(named);
  const isThere = new Set<Language>();
  const texts = new Map<Language, Texts>();
  const files = new Map<Language, YamlFile>();
  for (const language of languages) {
    const file = await readIfThere(join(folder, `${language}.yaml`));
    if (!file) continue;
    isThere.add(language);
    // Where nobody knows what the texts should be about, it is told at least whether they can be read.
    const read = schema ? readAs(schema, file, mistakes) : void readAs(v.unknown(), file, mistakes);
    if (!read) continue;
    texts.set(language, read);
    files.set(language, file);
  }
  noteMissing(folder, isThere, reading);
  // Who reads a language that the site does not offer reads another one anyway.
  const offeredTexts = new Map([...texts].filter(([language]) => reading.offered.includes(language)));
  for (const { language, sameAs } of untranslatedIn(offeredTexts)) {
    const text = `the texts are those of ${sameAs}.yaml, and not translated`;
    odd.push({ file: files.get(language)!.path, text });
  }
  const written = Object.fromEntries([...files].map(([language, { value }]) => [language, value]));
  return { texts, written, languageFiles: [...files.values()] };
}

/** Reads one property's folder, noting every mistake in it. */
export async function loadUnit(
  folder: string,
  id: string,
  reading: Reading,
): Promise<UnitContent | undefined> {
  const { examiner, mistakes, odd } = reading;
  const before = mistakes.length;
  await noteStrangers(folder, mistakes);
  const path = join(folder, 'property.yaml');
  const file = await readIfThere(path);
  if (!file) {
    const text = 'the file is missing; it holds the rules, prices and photos of the property';
    mistakes.push({ file: path, text });
    return undefined;
  }
  const wrongFields = new Set<string>();
  const property = readAs(propertyFile, file, mistakes, wrongFields);
  if (property) {
    mistakes.push(...seasonMistakes(file, property), ...roomMistakes(file, property));
    noteOddities(file, priceMistakes(property), mistakes);
  }
  const photoFolder = join(folder, 'photos');
  const photos = { folder: photoFolder, property: file, examiner };
  const photoSizes = await measurePhotos(photos, mistakes, wrongFields);
  const named = isRecord(file.value) ? namedIn(file.value, wrongFields) : undefined;
  const { texts, written, languageFiles } = await loadTexts(folder, named, reading);
  if (!property || mistakes.length > before) return undefined;
  if (!property.retired) {
    const examples: Mistake[] = [];
    noteOddities(file, [...examplesIn(file.value), ...demoIn(property.location, photoSizes)], examples);
    for (const language of languageFiles) noteOddities(language, examplesIn(language.value), examples);
    const told = foldExamples(folder, examples);
    if (told === examples) {
      for (const one of [file, ...languageFiles]) noteOddities(one, suspectedExamplesIn(one.value), odd);
    }
    odd.push(...told);
    noteOddities(file, cityOddities(property, [...texts.values()]), odd);
  }
  const found = [
    ...odditiesOf(property, photoSizes, new Date()),
    ...instalmentOddities(property),
    ...arrivalOddities(property, file.value, [...texts.values()]),
  ];
  noteOddities(file, found, odd);
  return {
    ...property,
    id,
    photoFolder,
    photoSizes,
    ...filledTexts(texts, reading.offered),
    seller: sellerOf(property, reading.site),
    source: { property: file.value, texts: written, photoSizes: Object.fromEntries(photoSizes) },
  };
}
