import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { fieldName, type ContentIssue, type FieldPath } from '../../../contract/content/issues.ts';
import type { ContentError } from './contentErrors.ts';
import type { Examined, PhotoSize } from './examinePhoto.ts';
import type { PhotoExaminer } from './rememberedPhotos.ts';
import { photoFile } from '../../../contract/content/photoFile.ts';
import { isSystemFile } from './systemFiles.ts';
import { findPhotos } from '../../../contract/content/texts.ts';
import type { YamlFile } from './yamlFile.ts';

/** A photo's name without its extension, from which its addresses in all formats are derived. */
export const photoId = (file: string): string => file.slice(0, file.lastIndexOf('.'));

/** A photo's name in its address. Cameras write extensions in capitals; addresses use lower case. */
export const photoAddress = (file: string): string =>
  photoId(file) + file.slice(file.lastIndexOf('.')).toLowerCase();

/** The names of photos in `property.yaml`, with their fields. */
function photoFields(property: YamlFile): [file: string, field: FieldPath][] {
  const { photos, hostPhoto } = findPhotos(property.value);
  const fields = photos.map((file, index): [string, FieldPath] => [file, ['photos', index]]);
  if (hostPhoto !== undefined) fields.push([hostPhoto, ['host', 'photo']]);
  return fields.filter(([file]) => v.is(photoFile, file));
}

/** The reason why a photo is missing, with its name in the folder if only the case differs. */
async function missing(folder: string, file: string): Promise<string> {
  const names = await readdir(folder).catch(() => []);
  const near = names.find((name) => name.toLowerCase() === file.toLowerCase());
  const fix =
    near === undefined ? 'add the file there, or remove the name' : `spell it as in the folder, "${near}"`;
  return `which is not in ${folder}; ${fix}`;
}

async function examined(examiner: PhotoExaminer, folder: string, file: string): Promise<Examined> {
  try {
    return await examiner.examine(join(folder, file));
  } catch {
    return { trouble: await missing(folder, file) };
  }
}

interface Photos {
  folder: string;
  property: YamlFile;
  examiner: PhotoExaminer;
}

/** Examines the photos that a property names, and adds their errors. */
export async function measurePhotos(
  { folder, property, examiner }: Photos,
  mistakes: ContentError[],
  wrongFields: Set<string>,
): Promise<Map<string, PhotoSize>> {
  const sizes = new Map<string, PhotoSize>();
  const fileByPhoto = new Map<string, string>();
  const fields = photoFields(property);
  const found = await Promise.all(fields.map(([file]) => examined(examiner, folder, file)));
  for (const [index, [file, field]] of fields.entries()) {
    const note = (text: string) => {
      const line = property.getLine(field);
      mistakes.push({ file: property.path, line, text: `${fieldName(field)} names "${file}", ${text}` });
      wrongFields.add(String(field[0]));
    };
    const other = fileByPhoto.get(photoId(file)) ?? file;
    fileByPhoto.set(photoId(file), file);
    if (other !== file) note(`whose address would be the same as that of "${other}"; rename one of the two`);
    const result = found[index]!;
    if ('trouble' in result) note(result.trouble);
    else sizes.set(file, result);
  }
  return sizes;
}

const isPicture = (name: string) => /\.(webp|jpe?g|png|avif)$/i.test(name) && !isSystemFile(name);

/** Finds the files in a property's folder of photos that `property.yaml` does not name, with a line that does. */
export async function findUnlistedPhotos({
  folder,
  property,
}: Omit<Photos, 'examiner'>): Promise<ContentIssue[]> {
  const { photos, hostPhoto } = findPhotos(property.value);
  const names = (await readdir(folder).catch(() => [])).filter(isPicture);
  const unlisted = names.filter((name) => name !== hostPhoto && !photos.includes(name)).toSorted();
  const usable = unlisted.filter((name) => v.is(photoFile, name));
  const rest = unlisted.filter((name) => !usable.includes(name));
  const path = ['photos'];
  const warnings = rest.map((name): ContentIssue => ({
    path,
    code: 'unusablePhotoName',
    params: { name, folder: 'photos/' },
  }));
  if (usable.length === 0) return warnings;
  const line = `photos: [${[...photos, ...usable].join(', ')}]`;
  const params = { count: usable.length, folder: 'photos/', line };
  return [{ path, code: 'unlistedPhotos', params }, ...warnings];
}
