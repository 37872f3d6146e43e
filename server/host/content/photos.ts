import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { ContentIssue, FieldPath } from '../../../contract/content/issues.ts';
import type { Examined, PhotoError, PhotoSize } from './examinePhoto.ts';
import type { PhotoExaminer } from './rememberedPhotos.ts';
import { photoFile } from '../../../contract/content/photoFile.ts';
import { isSystemFile } from './systemFiles.ts';
import { findPhotos } from '../../../contract/content/texts.ts';
import type { PhotoSizes } from '../../../contract/content/checks/warnings.ts';
import type { YamlFile } from './yamlFile.ts';

/** A photo's name without its extension, from which its addresses in all formats are derived. */
export const photoId = (file: string): string => file.slice(0, file.lastIndexOf('.'));

/** A photo's name in its address. Cameras write extensions in capitals; addresses use lower case. */
export const photoAddress = (file: string): string =>
  photoId(file) + file.slice(file.lastIndexOf('.')).toLowerCase();

/** The names of photos in `property.yaml`, with their fields. */
function photoFields({ value }: Pick<YamlFile, 'value'>): [file: string, field: FieldPath][] {
  const { photos, hostPhoto } = findPhotos(value);
  const fields = photos.map((file, index): [string, FieldPath] => [file, ['photos', index]]);
  if (hostPhoto !== undefined) fields.push([hostPhoto, ['host', 'photo']]);
  return fields.filter(([file]) => v.is(photoFile, file));
}

/** Finds the photos that a document names and that are not stored. */
export const findUnknownPhotos = (property: unknown, sizes: PhotoSizes): ContentIssue[] =>
  photoFields({ value: property })
    .filter(([file]) => !sizes.has(file))
    .map(([file, path]) => ({ path, code: 'photoMissing', params: { photo: file, folder: 'photos/' } }));

/** The error of a missing photo, with its name in the folder if only the case differs. */
async function findMissing(folder: string, file: string): Promise<PhotoError> {
  const names = await readdir(folder).catch(() => []);
  const near = names.find((name) => name.toLowerCase() === file.toLowerCase());
  return near === undefined
    ? { code: 'photoMissing', params: { folder } }
    : { code: 'photoNameDiffers', params: { folder, near } };
}

async function examined(examiner: PhotoExaminer, folder: string, file: string): Promise<Examined> {
  try {
    return await examiner.examine(join(folder, file));
  } catch {
    return { error: await findMissing(folder, file) };
  }
}

interface Photos {
  folder: string;
  property: YamlFile;
  examiner: PhotoExaminer;
}

/** Examines the photos that a property names, and finds their errors. */
export async function measurePhotos({
  folder,
  property,
  examiner,
}: Photos): Promise<{ sizes: Map<string, PhotoSize>; errors: ContentIssue[] }> {
  const sizes = new Map<string, PhotoSize>();
  const errors: ContentIssue[] = [];
  const fileByPhoto = new Map<string, string>();
  const fields = photoFields(property);
  const found = await Promise.all(fields.map(([file]) => examined(examiner, folder, file)));
  for (const [index, [file, path]] of fields.entries()) {
    const addError = ({ code, params }: PhotoError) =>
      errors.push({ path, code, params: { photo: file, ...params } });
    const other = fileByPhoto.get(photoId(file)) ?? file;
    fileByPhoto.set(photoId(file), file);
    if (other !== file) addError({ code: 'photoAddressTaken', params: { other } });
    const result = found[index]!;
    if ('error' in result) addError(result.error);
    else sizes.set(file, result);
  }
  return { sizes, errors };
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
