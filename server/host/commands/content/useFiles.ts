import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type * as v from 'valibot';
import { removeMarker } from '../../content/index.ts';
import { publishVersion } from '../../units/versions.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { CommandRefused } from '../shared/refused.ts';
import { readProperties } from './readProperties.ts';
import { requireManaged } from './requireManaged.ts';
import type { oneProperty } from './versions.ts';

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
  const options = { only: [id], includesManaged: true };
  const { readSource } = (await readProperties(context, contentDir, options)).get(id)!;
  // Without a version of the dashboard, the marker file would prevent the next start.
  await removeMarker(folder);
  await publishVersion(db, { unitId: id, source: readSource(), fromFiles: true, author: context.userId });
  return { property: id };
}
