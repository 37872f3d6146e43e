import { copyFile, cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { knownUnits, siteFiles, writeDocument, type UnitContent } from '../../content/index.ts';
import { readPhoto } from '../../photos/index.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { findUnit } from '../shared/findUnit.ts';
import { CommandRefused } from '../shared/refused.ts';

export const exportInput = v.object({
  /** The absolute path of the new folder. */
  folder: v.string(),
  /** The ids of the properties; all if omitted. */
  properties: v.optional(v.array(v.string())),
});

/** The result of an export. */
export interface ExportedContent {
  folder: string;
  properties: string[];
  /** Photos that are not stored, such as those of a removed folder, as `property/file`. */
  missingPhotos: string[];
}

async function requireEmpty(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length === 0) return;
  throw new CommandRefused(`${folder} is not empty. Name a new folder; nothing was written.`);
}

/** Writes a photo to a file; false if it is not stored. */
async function exportPhoto(
  { db, photoStore }: CommandContext,
  { photoFolder, photoSizes }: UnitContent,
  { name, to }: { name: string; to: string },
): Promise<boolean> {
  const id = photoSizes.get(name)?.id;
  if (id === undefined) {
    const from = photoFolder === undefined ? undefined : join(photoFolder, name);
    if (from === undefined || !existsSync(from)) return false;
    await copyFile(from, to);
    return true;
  }
  const bytes = await readPhoto({ db, photoStore }, id);
  if (bytes) await writeFile(to, bytes);
  return bytes !== undefined;
}

/** Writes the folder of a property, and returns the photos that are missing. */
async function exportUnit(context: CommandContext, unit: UnitContent, folder: string) {
  const { id, photoSizes, readSource } = unit;
  await writeDocument(folder, readSource());
  const photos = join(folder, 'photos');
  await mkdir(photos);
  const missing: string[] = [];
  for (const name of photoSizes.keys()) {
    const isWritten = await exportPhoto(context, unit, { name, to: join(photos, name) });
    if (!isWritten) missing.push(`${id}/${name}`);
  }
  return missing;
}

/**
 * Writes the present content of properties to a new folder, as YAML files with their photos, next to copies of the files
 * of the site in CONTENT_DIR.
 * @throws {CommandRefused} if the folder is not empty, or a property does not exist
 */
export async function exportContent(
  context: CommandContext,
  { folder, properties }: v.InferOutput<typeof exportInput>,
): Promise<ExportedContent> {
  const units = properties?.map((id) => findUnit(context, id)) ?? knownUnits(context.content);
  await requireEmpty(folder);
  for (const name of siteFiles) {
    const file = join(context.contentDir, name);
    if (existsSync(file)) await cp(file, join(folder, name), { recursive: true });
  }
  const missingPhotos: string[] = [];
  for (const unit of units) missingPhotos.push(...(await exportUnit(context, unit, join(folder, unit.id))));
  return { folder, properties: units.map(({ id }) => id), missingPhotos };
}
