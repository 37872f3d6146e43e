import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { languages, type Language } from '../../../contract/language.ts';
import { isRecord } from '../../../contract/isRecord.ts';
import { odditiesOf, untranslatedIn, type Oddity } from './oddities.ts';
import { fieldName, readAs, type Mistake } from './mistakes.ts';
import { measurePhotos } from './photos.ts';
import type { PhotoExaminer } from './rememberedPhotos.ts';
import { propertyFile } from './property.ts';
import { seasonMistakes } from './seasonMistakes.ts';
import type { UnitContent } from './unitSource.ts';
import { namedIn, textsFile, type Named, type Texts } from './texts.ts';
import { parseYaml, type YamlFile } from './yamlFile.ts';

async function readYaml(path: string, whatFor: string, mistakes: Mistake[]): Promise<YamlFile | undefined> {
  try {
    return parseYaml(path, await readFile(path));
  } catch {
    mistakes.push({ file: path, text: `the file is missing; ${whatFor}` });
    return undefined;
  }
}

const known = new Set(['property.yaml', ...languages.map((language) => `${language}.yaml`)]);

async function noteStrangers(folder: string, mistakes: Mistake[]) {
  for (const name of await readdir(folder)) {
    if (/\.ya?ml$/.test(name) && !known.has(name)) {
      const text = `the file is not read; a property’s files are named ${[...known].join(', ')}`;
      mistakes.push({ file: join(folder, name), text });
    }
  }
}

/** What is found while folders are read. */
export interface Reading {
  readonly examiner: PhotoExaminer;
  /** What has to be mended. */
  readonly mistakes: Mistake[];
  /** What is probably not meant as it is written. */
  readonly odd: Mistake[];
}

async function loadTexts(folder: string, named: Named | undefined, { mistakes, odd }: Reading) {
  const schema = named && textsFile(named);
  const texts = new Map<Language, Texts>();
  const files = new Map<Language, YamlFile>();
  for (const language of languages) {
    const whatFor = `every property has its texts in ${languages.join(', ')}`;
    const file = await readYaml(join(folder, `${language}.yaml`), whatFor, mistakes);
    if (!file) continue;
    // Where nobody knows what the texts should be about, it is told at least whether they can be read.
    const read = schema ? readAs(schema, file, mistakes) : void readAs(v.unknown(), file, mistakes);
    if (!read) continue;
    texts.set(language, read);
    files.set(language, file);
  }
  for (const { language, sameAs } of untranslatedIn(texts)) {
    const text = `the texts are those of ${sameAs}.yaml, and not translated`;
    odd.push({ file: files.get(language)!.path, text });
  }
  const written = Object.fromEntries([...files].map(([language, { value }]) => [language, value]));
  return { texts, written };
}

function noteOddities(file: YamlFile, found: readonly Oddity[], odd: Mistake[]) {
  for (const { field, text } of found) {
    odd.push({ file: file.path, line: file.lineOf(field), text: `${fieldName(field)} ${text}` });
  }
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
  const file = await readYaml(
    join(folder, 'property.yaml'),
    'it holds the rules, prices and photos of the property',
    mistakes,
  );
  if (!file) return undefined;
  const wrongFields = new Set<string>();
  const property = readAs(propertyFile, file, mistakes, wrongFields);
  if (property) mistakes.push(...seasonMistakes(file, property));
  const photoFolder = join(folder, 'photos');
  const photos = { folder: photoFolder, property: file, examiner };
  const photoSizes = await measurePhotos(photos, mistakes, wrongFields);
  const named = isRecord(file.value) ? namedIn(file.value, wrongFields) : undefined;
  const { texts, written } = await loadTexts(folder, named, reading);
  if (!property || mistakes.length > before) return undefined;
  noteOddities(file, odditiesOf(property, photoSizes, new Date()), odd);
  return {
    ...property,
    id,
    photoFolder,
    photoSizes,
    texts: Object.fromEntries(texts) as Record<Language, Texts>,
    source: { property: file.value, texts: written, photoSizes: Object.fromEntries(photoSizes) },
  };
}
