import { isRecord } from '../../../../contract/values/isRecord.ts';
import type { UnitSource } from '../../content/index.ts';
import { inTransaction } from '../../store/transaction.ts';
import { readDraft, storeDraft } from '../../units/drafts.ts';
import { readPhotoIds } from '../../units/versionPhotos.ts';
import { lockNextNumber, publishVersion, readCurrent } from '../../units/versions.ts';
import type { CommandContext } from '../shared/commandContext.ts';
import { requireManaged } from './requireManaged.ts';
import { requirePublishable } from './requirePublishable.ts';

const getFields = ({ property }: UnitSource) => (isRecord(property) ? property : {});

/** Whether a property is no longer offered, according to a content that may be incomplete. */
export const isRetiredIn = (source: UnitSource): boolean =>
  ['yes', 'true'].includes(String(getFields(source)['retired']));

const withRetired = (source: UnitSource, isRetired: boolean): UnitSource => ({
  ...source,
  property: { ...getFields(source), retired: isRetired ? 'yes' : 'no' },
});

/**
 * Publishes a property as no longer offered, or as offered again, without other changes of its draft. Existing
 * reservations remain. Returns the present version if nothing changes.
 * @throws {CommandRefused} if the dashboard does not manage the property, or its content cannot be published
 */
export async function retireProperty(
  context: CommandContext,
  { property: unitId, isRetired }: { property: string; isRetired: boolean },
): Promise<{ property: string; version: number }> {
  const { db, userId: author, refreshContent } = context;
  const version = await inTransaction(db, async (trx) => {
    await lockNextNumber(trx, unitId);
    await requireManaged(trx, unitId);
    const { number, source } = (await readCurrent(trx, unitId, 'published'))!;
    if (isRetiredIn(source) === isRetired) return number;
    const changed = withRetired(source, isRetired);
    requirePublishable(context, unitId, changed);
    const photos = await readPhotoIds(trx, unitId, number);
    const published = await publishVersion(trx, { unitId, source: changed, photos, author });
    const draft = await readDraft(trx, unitId);
    if (draft) {
      const document = withRetired(draft.source, isRetired);
      await storeDraft(trx, { unitId, source: document, follows: draft.hash, author });
    }
    return published ?? number;
  });
  await refreshContent();
  return { property: unitId, version };
}
