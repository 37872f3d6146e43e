import type { PropertyDocument } from '../../../contract/content/checks/checkDocument.ts';
import { getSourcePrint, type UnitSource } from '../content/index.ts';
import { clock, type Database, type Trx } from '../store/database.ts';
import { inTransaction } from '../store/transaction.ts';
import { resolvePhotos, type PhotoIds } from './versionPhotos.ts';
import {
  findPublished,
  insertVersion,
  lockNextNumber,
  readCurrent,
  supersedePublished,
  toSource,
  type CurrentContent,
} from './versions.ts';

/** Reads the draft of a property; undefined if it has none. */
export const readDraft = (db: Database, unitId: string): Promise<CurrentContent | undefined> =>
  readCurrent(db, unitId, 'draft');

/** Reads the draft of a property that the dashboard manages; undefined if it has none, or if files manage it. */
export const readManagedDraft = async (db: Database, unitId: string): Promise<CurrentContent | undefined> =>
  (await findPublished(db, unitId))?.fromFiles === true ? undefined : readDraft(db, unitId);

/** Reads the drafts of all properties. */
export async function readDrafts(
  db: Database,
): Promise<{ unitId: string; hash: string; source: UnitSource }[]> {
  const rows = await db
    .selectFrom('propertyVersion')
    .select(['unitId', 'hash', 'document', 'photoSizes'])
    .where('state', '=', 'draft')
    .execute();
  return rows.map(({ unitId, hash, ...row }) => ({ unitId, hash, source: toSource(row) }));
}

/** Reads the newest content of a property: its draft, or the published version without a draft. */
export const readNewest = async (db: Database, unitId: string): Promise<CurrentContent | undefined> =>
  (await readDraft(db, unitId)) ?? (await readCurrent(db, unitId, 'published'));

interface NewDraft {
  readonly unitId: string;
  /** It may be incomplete. */
  readonly source: PropertyDocument;
  /** The photos of its names, if they do not come from the versions of this property. */
  readonly photos?: PhotoIds | undefined;
  /** The hash of the newest content, which it changes; undefined if the property has none. */
  readonly follows: string | undefined;
  /** The id of the user of the dashboard; missing for the command line. */
  readonly author?: string | undefined;
}

/** The newest content after a draft was stored, or the one that somebody else has stored in the meantime. */
export type StoredDraft =
  | { readonly stored: CurrentContent }
  | { readonly conflict: CurrentContent | undefined };

const deleteDraft = (trx: Trx, unitId: string) =>
  trx.deleteFrom('propertyVersion').where('unitId', '=', unitId).where('state', '=', 'draft').execute();

/**
 * Stores the draft of a property in place of the newest content that it follows. A draft with the content of the published
 * version is deleted. Content that is already the newest counts as stored, because the answer to an earlier call may
 * have been lost. Changes nothing if it follows other content.
 */
export const storeDraft = (
  db: Database,
  { unitId, source: document, photos, follows, author }: NewDraft,
): Promise<StoredDraft> =>
  inTransaction(db, async (trx): Promise<StoredDraft> => {
    const next = await lockNextNumber(trx, unitId);
    const newest = await readNewest(trx, unitId);
    const source = await resolvePhotos(trx, { unitId, document, photos });
    const hash = getSourcePrint(source);
    if (newest?.hash === hash) return { stored: newest };
    if (newest?.hash !== follows) return { conflict: newest };
    const published = await readCurrent(trx, unitId, 'published');
    await deleteDraft(trx, unitId);
    if (published?.hash === hash) return { stored: published };
    const number = newest?.state === 'draft' ? newest.number : next;
    await insertVersion(trx, { unitId, number, state: 'draft', source, author });
    return { stored: { number, hash, state: 'draft', fromFiles: false, source } };
  });

interface PublishedDraft {
  readonly unitId: string;
  /** The hash of the draft, whose content is valid. */
  readonly hash: string;
  /** The id of the user of the dashboard who publishes it; missing for the command line. */
  readonly author?: string | undefined;
  /** The host's note about the change. */
  readonly note?: string | undefined;
}

/**
 * Publishes the draft of a property, and returns its number, which is the highest one. If the published version has this
 * content already, it returns the number of that version. Returns undefined, and changes nothing, if the draft has another
 * content by now.
 */
export const publishDraft = (
  db: Database,
  { unitId, hash, author, note }: PublishedDraft,
): Promise<number | undefined> =>
  inTransaction(db, async (trx) => {
    const next = await lockNextNumber(trx, unitId);
    const [draft, published] = [await readDraft(trx, unitId), await findPublished(trx, unitId)];
    if (draft ? draft.hash !== hash : published?.hash !== hash) return undefined;
    if (published?.hash === hash && !published.fromFiles) {
      await deleteDraft(trx, unitId);
      return published.number;
    }
    if (!draft) return undefined;
    // Another version may have been published since the draft was begun.
    const number = draft.number === next - 1 ? draft.number : next;
    await supersedePublished(trx, unitId);
    await trx
      .updateTable('propertyVersion')
      .set({
        number,
        state: 'published',
        note: note ?? null,
        publishedAt: clock,
        ...(author !== undefined && { author }),
      })
      .where('unitId', '=', unitId)
      .where('state', '=', 'draft')
      .execute();
    return number;
  });

/**
 * Deletes the draft of a property.
 * @param hash the hash of the draft; any draft if omitted
 */
export const discardDraft = (
  db: Database,
  unitId: string,
  hash?: string,
): Promise<'discarded' | 'missing' | 'changed'> =>
  inTransaction(db, async (trx) => {
    await lockNextNumber(trx, unitId);
    const draft = await readDraft(trx, unitId);
    if (!draft) return 'missing';
    if (hash !== undefined && draft.hash !== hash) return 'changed';
    await deleteDraft(trx, unitId);
    return 'discarded';
  });
