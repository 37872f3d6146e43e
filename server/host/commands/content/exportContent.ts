import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { knownUnits, siteFiles, type UnitContent } from '../../content/index.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { findUnit } from '../shared/findUnit.ts';
import { CommandRefused } from '../shared/refused.ts';
import { photosFolder, readExportedFiles } from './exportedFiles.ts';

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
async function exportUnit(context: CommandContext, unit: UnitContent, folder: string): Promise<string[]> {
  const missing: string[] = [];
  for await (const { path, content } of readExportedFiles(context, unit)) {
    if (content === undefined) {
      missing.push(path.replace(`/${photosFolder}/`, '/'));
    } else {
      await mkdir(join(folder, dirname(path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }
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
  for (const unit of units) missingPhotos.push(...(await exportUnit(context, unit, folder)));
  return { folder, properties: units.map(({ id }) => id), missingPhotos };
}
