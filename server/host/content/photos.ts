import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { fieldName, type Mistake } from './mistakes.ts';
import { photoFile } from './property.ts';
import { photosIn } from './texts.ts';
import type { YamlFile } from './yamlFile.ts';

/** A photo's size in pixels as it is shown, turned upright where the camera was held sideways. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** The size of a picture; undefined where the file is none. */
async function measurePhoto(path: string): Promise<PhotoSize | undefined> {
  try {
    const { autoOrient } = await sharp(path).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return undefined;
  }
}

/** A photo's name without its ending: what its addresses are made of, in whichever format it is kept. */
export const photoId = (file: string): string => file.slice(0, file.lastIndexOf('.'));

/** A photo's name in its address. Cameras write endings in capitals, and addresses do not. */
export const photoAddress = (file: string): string =>
  photoId(file) + file.slice(file.lastIndexOf('.')).toLowerCase();

/** Where `property.yaml` names photos, and which. */
function photoFields(property: YamlFile): [file: string, field: readonly unknown[]][] {
  const { photos, hostPhoto } = photosIn(property.value);
  const fields = photos.map((file, index): [string, unknown[]] => [file, ['photos', index]]);
  if (hostPhoto !== undefined) fields.push([hostPhoto, ['host', 'photo']]);
  return fields.filter(([file]) => v.is(photoFile, file));
}

/** Measures the photos that a property names, and notes what is wrong with them. */
export async function measurePhotos(
  folder: string,
  property: YamlFile,
  mistakes: Mistake[],
  wrongFields: Set<string>,
): Promise<Map<string, PhotoSize>> {
  const sizes = new Map<string, PhotoSize>();
  const fileOf = new Map<string, string>();
  for (const [file, field] of photoFields(property)) {
    const note = (text: string) => {
      const line = property.lineOf(field);
      mistakes.push({ file: property.path, line, text: `${fieldName(field)} names "${file}", ${text}` });
      wrongFields.add(String(field[0]));
    };
    const other = fileOf.get(photoId(file)) ?? file;
    fileOf.set(photoId(file), file);
    if (other !== file) note(`whose address would be that of "${other}"; give one of the two another name`);
    const size = await measurePhoto(join(folder, file));
    if (size) sizes.set(file, size);
    else note(`which is not a picture in ${folder}; put the file there or take the name out`);
  }
  return sizes;
}
