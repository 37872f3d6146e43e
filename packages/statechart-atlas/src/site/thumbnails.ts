import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Manifest, Picture } from '../pictures.ts';

/** In pixels of the file: 1.5 times the displayed size. */
const size = { width: 204, height: 363 };
const quality = { quality: 30, effort: 3 };

/** Returns the pictures that are shown as thumbnails: the first phone picture of each state in each colour scheme. */
const shownSmall = ({ pictures }: Manifest): Picture[] =>
  [
    ...Map.groupBy(
      pictures.filter(({ device }) => device === 'phone'),
      ({ machine, state, scheme }) => `${machine} ${state} ${scheme}`,
    ).values(),
  ].map(([first]) => first!);

/**
 * Writes the top of a picture as a thumbnail; its name is derived from its content, so an existing file is up to date.
 */
async function shrink(file: string, folder: string): Promise<string> {
  const bytes = await readFile(file);
  const hash = createHash('sha256').update(JSON.stringify({ size, quality })).update(bytes).digest('hex');
  const name = `${hash.slice(0, 16)}.avif`;
  if (existsSync(join(folder, name))) return name;
  const small = sharp(bytes)
    .resize({ ...size, position: 'top' })
    .avif(quality);
  await writeFile(join(folder, name), await small.toBuffer());
  return name;
}

/**
 * Writes thumbnails of the phone pictures in the first available language.
 * @param pictures the folder of the manifest
 * @param folder the target folder; outdated thumbnails are deleted
 * @returns the names of the thumbnails, by the file of the picture
 */
export async function writeThumbnails(
  manifest: Manifest,
  pictures: string,
  folder: string,
): Promise<Map<string, string>> {
  await mkdir(folder, { recursive: true });
  const names = new Map<string, string>();
  for (const { file } of shownSmall(manifest)) {
    names.set(file, await shrink(join(pictures, file), folder));
  }
  const written = new Set(names.values());
  for (const old of await readdir(folder)) if (!written.has(old)) await rm(join(folder, old));
  return names;
}
