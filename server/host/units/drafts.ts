import { getSourcePrint, type UnitDocument, type UnitSource } from '../content/index.ts';
import { clock, type Database, type Trx } from '../store/database.ts';
import { inTransaction } from '../store/transaction.ts';
import { lockNextNumber, supersedePublished } from './versions.ts';

/** The draft of a property. */
export interface Draft {
  readonly number: number;
  /** A hash of its content, which a change of the draft refers to. */
  readonly hash: string;
  readonly source: UnitSource;
}

/** Reads the draft of a property; undefined if it has none. */
export async function readDraft(db: Database, unitId: string): Promise<Draft | undefined> {
  const row = await db
    .selectFrom('propertyVersion')
    .select(['number', 'hash', 'document', 'photoSizes'])
    .where('unitId', '=', unitId)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  if (!row) return undefined;
  const photoSizes = row.photoSizes as UnitSource['photoSizes'];
  return {
    number: row.number,
    hash: row.hash,
    source: { ...(row.document as UnitDocument), photoSizes },
  };
}

interface NewDraft {
  readonly unitId: string;
  /** It may be incomplete. */
  readonly source: UnitSource;
  /** The hash of the draft that it changes; undefined if the property had none. */
  readonly follows: string | undefined;
  /** The id of the user of the dashboard; missing for the command line. */
  readonly author?: string | undefined;
}

/** A draft that was stored, or the one that somebody else has stored in the meantime. */
export type StoredDraft = { readonly draft: Draft } | { readonly conflict: Draft | undefined };

const deleteDraft = (trx: Trx, unitId: string) =>
  trx.deleteFrom('propertyVersion').where('unitId', '=', unitId).where('state', '=', 'draft').execute();

/** Stores the draft of a property in place of the one that it follows. Changes nothing if that is no longer the draft. */
export const storeDraft = (
  db: Database,
  { unitId, source, follows, author }: NewDraft,
): Promise<StoredDraft> =>
  inTransaction(db, async (trx): Promise<StoredDraft> => {
    const next = await lockNextNumber(trx, unitId);
    const former = await readDraft(trx, unitId);
    if (former?.hash !== follows) return { conflict: former };
    await deleteDraft(trx, unitId);
    const [number, hash] = [former?.number ?? next, getSourcePrint(source)];
    const document: UnitDocument = { property: source.property, texts: source.texts };
    await trx
      .insertInto('propertyVersion')
      .values({
        unitId,
        number,
        state: 'draft',
        document: JSON.stringify(document),
        photoSizes: JSON.stringify(source.photoSizes),
        hash,
        author: author ?? null,
      })
      .execute();
    return { draft: { number, hash, source } };
  });

interface PublishedDraft {
  readonly unitId: string;
  /** The hash of the draft, whose content is valid. */
  readonly hash: string;
  /** The host's note about the change. */
  readonly note?: string | undefined;
}

/** Publishes the draft of a property. Returns false, and changes nothing, if its content is another one by now. */
export const publishDraft = (db: Database, { unitId, hash, note }: PublishedDraft): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    await lockNextNumber(trx, unitId);
    const draft = await readDraft(trx, unitId);
    if (draft?.hash !== hash) return false;
    await supersedePublished(trx, unitId);
    await trx
      .updateTable('propertyVersion')
      .set({ state: 'published', note: note ?? null, publishedAt: clock })
      .where('unitId', '=', unitId)
      .where('number', '=', draft.number)
      .execute();
    return true;
  });

/** Deletes the draft of a property, and returns whether it had one. */
export const discardDraft = (db: Database, unitId: string): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    await lockNextNumber(trx, unitId);
    const draft = await readDraft(trx, unitId);
    if (draft) await deleteDraft(trx, unitId);
    return draft !== undefined;
  });
