import { copyFile, cp, mkdir, readdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { knownUnits, siteFiles, writeDocument, type UnitContent } from '../../content/index.ts';
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

/** Writes the folder of a property, and returns the photos that are missing. */
async function exportUnit({ id, photoFolder, photoSizes, readSource }: UnitContent, folder: string) {
  await writeDocument(folder, readSource());
  const photos = join(folder, 'photos');
  await mkdir(photos);
  const missing: string[] = [];
  for (const file of photoSizes.keys()) {
    const from = join(photoFolder, file);
    if (existsSync(from)) await copyFile(from, join(photos, file));
    else missing.push(`${id}/${file}`);
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
  for (const unit of units) missingPhotos.push(...(await exportUnit(unit, join(folder, unit.id))));
  return { folder, properties: units.map(({ id }) => id), missingPhotos };
}
