import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { languages, type Language } from '../../../contract/language.ts';
import { fieldName, readAs, type Mistake } from './mistakes.ts';
import { measurePhoto, type PhotoSize } from './photos.ts';
import { photoFile, propertyFile, type PropertyFile } from './property.ts';
import { namedIn, textsFile, type Texts } from './texts.ts';
import { parseYaml, type YamlFile } from './yamlFile.ts';

/** One property, as its folder describes it. Amounts are integer cents. */
export interface UnitContent extends PropertyFile {
  readonly id: string;
  /** Where its photo files are. */
  readonly photoFolder: string;
  readonly photoSizes: ReadonlyMap<string, PhotoSize>;
  readonly texts: Readonly<Record<Language, Texts>>;
}

async function readYaml(path: string, whatFor: string, mistakes: Mistake[]): Promise<YamlFile | undefined> {
  try {
    return parseYaml(path, await readFile(path, 'utf8'));
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

async function measurePhotos(
  folder: string,
  property: YamlFile,
  mistakes: Mistake[],
): Promise<Map<string, PhotoSize>> {
  const { photos, hostPhoto } = namedIn(property.value);
  const sizes = new Map<string, PhotoSize>();
  const fields: [string, readonly unknown[]][] = photos.map((file, index) => [file, ['photos', index]]);
  if (hostPhoto !== undefined) fields.push([hostPhoto, ['host', 'photo']]);
  for (const [file, field] of fields) {
    if (!v.is(photoFile, file)) continue;
    const size = await measurePhoto(join(folder, file));
    if (size) {
      sizes.set(file, size);
    } else {
      const text = `${fieldName(field)} names "${file}", which is not a picture in ${folder}; put the file there or take the name out`;
      mistakes.push({ file: property.path, line: property.lineOf(field), text });
    }
  }
  return sizes;
}

async function loadTexts(folder: string, property: YamlFile, mistakes: Mistake[]) {
  const schema = textsFile(namedIn(property.value));
  const texts: Partial<Record<Language, Texts>> = {};
  for (const language of languages) {
    const whatFor = `every property has its texts in ${languages.join(', ')}`;
    const file = await readYaml(join(folder, `${language}.yaml`), whatFor, mistakes);
    const read = file && readAs(schema, file, mistakes);
    if (read) texts[language] = read;
  }
  return texts;
}

/** Reads one property's folder, noting every mistake in it. */
export async function loadUnit(
  folder: string,
  id: string,
  mistakes: Mistake[],
): Promise<UnitContent | undefined> {
  const before = mistakes.length;
  await noteStrangers(folder, mistakes);
  const file = await readYaml(
    join(folder, 'property.yaml'),
    'it holds the rules, prices and photos of the property',
    mistakes,
  );
  if (!file) return undefined;
  const property = readAs(propertyFile, file, mistakes);
  const photoFolder = join(folder, 'photos');
  const photoSizes = await measurePhotos(photoFolder, file, mistakes);
  const texts = await loadTexts(folder, file, mistakes);
  if (!property || mistakes.length > before) return undefined;
  return { ...property, id, photoFolder, photoSizes, texts: texts as Record<Language, Texts> };
}
