import * as v from 'valibot';
import { listVersions, type ListedVersion } from '../../units/history.ts';
import { readPhotoIds, resolvePhotos } from '../../units/versionPhotos.ts';
import { publishVersion, readVersion } from '../../units/versions.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { hostText } from '../shared/hostText.ts';
import { CommandRefused } from '../shared/refused.ts';
import { noSuchProperty, requireManaged } from './requireManaged.ts';
import { requirePublishable } from './requirePublishable.ts';

export const oneProperty = v.object({ property: v.string() });

/**
 * Lists the versions of a property, the newest first.
 * @throws {CommandRefused} if it does not exist
 */
export async function listPropertyVersions(
  { db }: CommandContext,
  { property }: v.InferOutput<typeof oneProperty>,
): Promise<ListedVersion[]> {
  const versions = await listVersions(db, property);
  if (versions.length > 0) return versions;
  throw noSuchProperty(property);
}

export const revertInput = v.object({
  property: v.string(),
  /** The number of the version whose content is published again. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  note: v.optional(hostText(500)),
});

/** The content of an earlier version that this version of the site can show. */
async function readValidVersion(context: CommandContext, id: string, number: number) {
  const { db } = context;
  const document = await readVersion(db, id, number);
  if (!document) {
    throw new CommandRefused(`Property ${id} has no version ${number}. Nothing was changed.`, {
      kind: 'not-found',
    });
  }
  const photos = await readPhotoIds(db, id, number);
  requirePublishable(context, id, await resolvePhotos(db, { unitId: id, document, photos }));
  return { source: document, photos };
}

/**
 * Publishes the content of an earlier version again, as a new version. Reservations keep their terms.
 * @throws {CommandRefused} if files manage the property, or the version cannot be published or is the present one
 */
export async function revertProperty(
  context: CommandContext,
  { property: unitId, version, note }: v.InferOutput<typeof revertInput>,
): Promise<{ property: string; version: number }> {
  await requireManaged(context.db, unitId);
  const valid = await readValidVersion(context, unitId, version);
  const number = await publishVersion(context.db, { unitId, ...valid, note, author: context.userId });
  if (number === undefined) {
    throw new CommandRefused(
      `The published version of ${unitId} has the content of version ${version} already.`,
    );
  }
  await context.refreshContent();
  return { property: unitId, version: number };
}
