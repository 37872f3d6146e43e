import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type * as v from 'valibot';
import { hasMarker, removeMarker, writeMarker } from '../../content/index.ts';
import { publishVersion } from '../../units/versions.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { CommandRefused } from '../shared/refused.ts';
import { readProperties } from './readProperties.ts';
import { requireManaged } from './requireManaged.ts';
import type { oneProperty } from './versions.ts';

/** Reads a property from its folder, whether the folder has a marker file or not; without one at the end. */
async function readFiles(context: CommandContext, folder: string, id: string) {
  const wasMarked = hasMarker(folder);
  await removeMarker(folder);
  try {
    return (await readProperties(context, context.contentDir, [id])).get(id)!;
  } catch (error) {
    if (wasMarked) await writeMarker(folder, id);
    throw error;
  }
}

/**
 * Makes the files of a property's folder in CONTENT_DIR manage it again, from the next start of the site. Until then, the
 * site shows the last version of the dashboard.
 * @throws {CommandRefused} if files manage it already, or if the folder is missing or has errors
 */
export async function useFiles(
  context: CommandContext,
  { property: id }: v.InferOutput<typeof oneProperty>,
): Promise<{ property: string }> {
  const { db, contentDir } = context;
  await requireManaged(db, id);
  const folder = join(contentDir, id);
  if (!existsSync(join(folder, 'property.yaml'))) {
    throw new CommandRefused(
      `${folder} has no property.yaml. Write the present content to files ("content export"), and copy the folder ${id} there.`,
      { kind: 'not-found' },
    );
  }
  const { readSource } = await readFiles(context, folder, id);
  await publishVersion(db, { unitId: id, source: readSource(), fromFiles: true, author: context.userId });
  return { property: id };
}
