import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { nameSome } from '../../base/nameSome.ts';
import type { UnitContent } from '../../content/index.ts';
import { storeFolderPhotos } from '../../photos/index.ts';
import type { Database } from '../../store/database.ts';
import { storeDraft } from '../../units/drafts.ts';
import type { PhotoIds } from '../../units/versionPhotos.ts';
import { findPublished, publishVersion, readPublished } from '../../units/versions.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { CommandRefused } from '../shared/refused.ts';
import { markFolder } from './markFolder.ts';
import { readProperties } from './readProperties.ts';
import { requirePublishable } from './requirePublishable.ts';

export const importInput = v.object({
  /** The absolute path of a folder of properties; CONTENT_DIR if omitted. */
  folder: v.optional(v.string()),
  /** The ids of the properties; all of the folder if omitted. */
  properties: v.optional(v.array(v.string())),
  /** Whether to store drafts, which guests do not see. */
  draft: v.optional(v.boolean()),
});

/** A property that was imported. */
export interface ImportedProperty {
  property: string;
  /** The number of its draft or new version; null if the published version has the same content. */
  version: number | null;
}

function chooseUnits(found: ReadonlyMap<string, UnitContent>, dir: string, ids?: readonly string[]) {
  const missing = ids?.filter((id) => !found.has(id)) ?? [];
  if (missing.length > 0 || found.size === 0) {
    const names = missing.length > 0 ? nameSome(missing) : 'a property';
    throw new CommandRefused(`${dir} does not contain ${names} that files manage. Nothing was changed.`, {
      kind: 'not-found',
    });
  }
  return ids?.map((id) => found.get(id)!) ?? [...found.values()];
}

async function importDraft(
  db: Database,
  { id, readSource }: UnitContent,
  photos: PhotoIds,
): Promise<number | null> {
  const follows = (await findPublished(db, id))?.hash;
  const result = await storeDraft(db, { unitId: id, source: readSource(), photos, follows });
  if ('stored' in result) return result.stored.state === 'draft' ? result.stored.number : null;
  throw new CommandRefused(
    `Property ${id} has a draft already, which was not changed. Publish it ("content publish ${id}") or discard it ` +
      `("content discard ${id}") first.`,
  );
}

async function importVersion(context: CommandContext, { id, readSource }: UnitContent, photos: PhotoIds) {
  const { db, userId: author } = context;
  const version = await publishVersion(db, { unitId: id, source: readSource(), photos, author });
  await markFolder(context, id);
  return version ?? null;
}

/** @throws {CommandRefused} if the files of a folder in CONTENT_DIR manage one of the properties */
async function requireNoOtherFiles({ db, contentDir }: CommandContext, units: readonly UnitContent[]) {
  const published = new Map((await readPublished(db)).map((version) => [version.unitId, version]));
  const inFiles = units
    .map(({ id }) => id)
    .filter((id) => published.get(id)?.fromFiles !== false && existsSync(join(contentDir, id)));
  if (inFiles.length === 0) return;
  throw new CommandRefused(
    `The files in ${contentDir} manage ${nameSome(inFiles)}, so another folder cannot replace them. ` +
      'Nothing was changed. Run "content import" without a folder first, or change these files instead.',
  );
}

/**
 * Publishes the properties of a folder as versions in the database. From then on the dashboard manages them, and their
 * folders in CONTENT_DIR have a file that says so. Drafts change neither what guests see nor who manages a property.
 * @throws {CommandRefused} if the folder has errors, if another folder in CONTENT_DIR manages one of the properties, or
 *   if a property has another draft
 */
export async function importContent(
  context: CommandContext,
  { folder, properties, draft }: v.InferOutput<typeof importInput>,
): Promise<ImportedProperty[]> {
  const { contentDir, refreshContent } = context;
  const dir = folder === undefined || resolve(folder) === resolve(contentDir) ? contentDir : folder;
  const units = chooseUnits(await readProperties(context, dir, { only: properties }), dir, properties);
  // Examples are errors only then; all others were found with the line of their file.
  if (!draft && context.refusesExamples)
    for (const unit of units) requirePublishable(context, unit.id, unit.readSource());
  if (dir !== contentDir) await requireNoOtherFiles(context, units);
  const imported: ImportedProperty[] = [];
  for (const unit of units) {
    const { id, photoFolder, photoSizes } = unit;
    const photos = await storeFolderPhotos(context, { folder: photoFolder!, files: photoSizes.keys() });
    const version = draft
      ? await importDraft(context.db, unit, photos)
      : await importVersion(context, unit, photos);
    imported.push({ property: id, version });
  }
  await refreshContent();
  return imported;
}
