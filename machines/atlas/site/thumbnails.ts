import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Manifest, Picture } from '../pictures.ts';

/** In pixels of the file: twice what the pages show, but for the smallest of screens. */
const size = { width: 270, height: 480 };

const isSmall = (language: string | undefined) => (picture: Picture) =>
  picture.language === language && picture.device === 'phone';

/** Reads a picture and writes the top of it, small, under a name that is of its content. */
async function shrink(file: string, folder: string): Promise<string> {
  const bytes = await readFile(file);
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.webp`;
  const small = sharp(bytes)
    .resize({ ...size, position: 'top' })
    .webp({ quality: 50, effort: 5 });
  await writeFile(join(folder, name), await small.toBuffer());
  return name;
}

/**
 * Small copies of the pictures that many pages show: those of a phone, in the first language.
 *
 * @param pictures the folder of the manifest
 * @param folder where they are written; what lay there before is gone
 * @returns their names, by the file of the picture
 */
export async function writeThumbnails(
  manifest: Manifest,
  language: string | undefined,
  pictures: string,
  folder: string,
): Promise<Map<string, string>> {
  await mkdir(folder, { recursive: true });
  const names = new Map<string, string>();
  for (const { file } of manifest.pictures.filter(isSmall(language))) {
    names.set(file, await shrink(join(pictures, file), folder));
  }
  const written = new Set(names.values());
  for (const old of await readdir(folder)) if (!written.has(old)) await rm(join(folder, old));
  return names;
}
