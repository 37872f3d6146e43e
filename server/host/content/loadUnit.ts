import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { languages, type Language } from '../../../contract/language.ts';
import { isRecord } from '../../../contract/isRecord.ts';
import { readAs, type Mistake } from './mistakes.ts';
import type { PhotoSize } from './examinePhoto.ts';
import { measurePhotos } from './photos.ts';
import type { PhotoExaminer } from './rememberedPhotos.ts';
import { propertyFile, type PropertyFile } from './property.ts';
import { namedIn, textsFile, type Named, type Texts } from './texts.ts';
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

async function loadTexts(folder: string, named: Named | undefined, mistakes: Mistake[]) {
  const schema = named && textsFile(named);
  const texts: Partial<Record<Language, Texts>> = {};
  for (const language of languages) {
    const whatFor = `every property has its texts in ${languages.join(', ')}`;
    const file = await readYaml(join(folder, `${language}.yaml`), whatFor, mistakes);
    if (!file) continue;
    // Where nobody knows what the texts should be about, it is told at least whether they can be read.
    const read = schema ? readAs(schema, file, mistakes) : void readAs(v.unknown(), file, mistakes);
    if (read) texts[language] = read;
  }
  return texts;
}

/** Reads one property's folder, noting every mistake in it. */
export async function loadUnit(
  folder: string,
  id: string,
  examiner: PhotoExaminer,
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
  const wrongFields = new Set<string>();
  const property = readAs(propertyFile, file, mistakes, wrongFields);
  const photoFolder = join(folder, 'photos');
  const photoSizes = await measurePhotos(
    { folder: photoFolder, property: file, examiner },
    mistakes,
    wrongFields,
  );
  const named = isRecord(file.value) ? namedIn(file.value, wrongFields) : undefined;
  const texts = await loadTexts(folder, named, mistakes);
  if (!property || mistakes.length > before) return undefined;
  return { ...property, id, photoFolder, photoSizes, texts: texts as Record<Language, Texts> };
}
