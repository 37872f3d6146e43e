import { getSourcePrint, type UnitDocument, type UnitSource } from '../content/index.ts';
import { lockUnits } from '../stays/lockReservation.ts';
import { storeUnit } from '../stays/storeUnit.ts';
import { isInList } from '../store/arrays.ts';
import { clock, type Database, type Trx } from '../store/database.ts';
import { inTransaction } from '../store/transaction.ts';

/** The published version of a property, without its content. */
export interface PublishedVersion {
  readonly unitId: string;
  /** A hash of its content. */
  readonly hash: string;
  /** Whether it is a copy of the property's folder in CONTENT_DIR; the dashboard manages all others. */
  readonly fromFiles: boolean;
}

/** Reads which version of each property is published. */
export const readPublished = (db: Database): Promise<PublishedVersion[]> =>
  db
    .selectFrom('propertyVersion')
    .select(['unitId', 'hash', 'fromFiles'])
    .where('state', '=', 'published')
    .orderBy('unitId')
    .execute();

/** Reads which version of a property is published; undefined if none is. */
export const findPublished = (db: Database, unitId: string): Promise<PublishedVersion | undefined> =>
  db
    .selectFrom('propertyVersion')
    .select(['unitId', 'hash', 'fromFiles'])
    .where('unitId', '=', unitId)
    .where('state', '=', 'published')
    .executeTakeFirst();

const toSource = ({ document, photoSizes }: { document: unknown; photoSizes: unknown }) =>
  ({
    ...(document as UnitDocument),
    photoSizes: photoSizes as UnitSource['photoSizes'],
  }) satisfies UnitSource;

/** Reads the content of the published versions of some properties, with its hash. */
export async function readPublishedSources(db: Database, ids: readonly string[]) {
  const rows = await db
    .selectFrom('propertyVersion')
    .select(['unitId', 'hash', 'document', 'photoSizes'])
    .where('state', '=', 'published')
    .where(isInList('unitId', ids))
    .execute();
  return rows.map(({ unitId, hash, ...row }) => ({ unitId, hash, source: toSource(row) }));
}

/** Reads the content of one version of a property; undefined if it does not exist. */
export async function readVersion(
  db: Database,
  unitId: string,
  number: number,
): Promise<UnitSource | undefined> {
  const row = await db
    .selectFrom('propertyVersion')
    .select(['document', 'photoSizes'])
    .where('unitId', '=', unitId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && toSource(row);
}

/** The properties of a new version that its author decides. */
export interface NewVersion {
  readonly unitId: string;
  readonly source: UnitSource;
  /** The id of the user of the dashboard; missing for the command line. */
  readonly author?: string | undefined;
  /** The host's note about the change. */
  readonly note?: string | undefined;
  /** Whether its content is that of the property's folder in CONTENT_DIR, which manages the property from then on. */
  readonly fromFiles?: boolean;
}

/** Locks the versions of a property, and returns the number of its next version. */
export async function lockNextNumber(trx: Trx, unitId: string): Promise<number> {
  await storeUnit(trx, unitId);
  await lockUnits(trx, [unitId]);
  const { last } = await trx
    .selectFrom('propertyVersion')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('unitId', '=', unitId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** Marks the published version of a property as an earlier one. */
export const supersedePublished = (trx: Trx, unitId: string) =>
  trx
    .updateTable('propertyVersion')
    .set({ state: 'superseded' })
    .where('unitId', '=', unitId)
    .where('state', '=', 'published')
    .execute();

/**
 * Publishes a new version of a property, and returns its number. Returns undefined if the published version has the same
 * content and the same manager. The source must be valid.
 */
export const publishVersion = (db: Database, version: NewVersion): Promise<number | undefined> =>
  inTransaction(db, async (trx) => {
    const { unitId, source, author, note, fromFiles = false } = version;
    const number = await lockNextNumber(trx, unitId);
    const published = await findPublished(trx, unitId);
    const hash = getSourcePrint(source);
    if (published?.hash === hash && published.fromFiles === fromFiles) return undefined;
    await supersedePublished(trx, unitId);
    const document: UnitDocument = { property: source.property, texts: source.texts };
    await trx
      .insertInto('propertyVersion')
      .values({
        unitId,
        number,
        state: 'published',
        fromFiles,
        document: JSON.stringify(document),
        photoSizes: JSON.stringify(source.photoSizes),
        hash,
        author: author ?? null,
        note: note ?? null,
        publishedAt: clock,
      })
      .execute();
    return number;
  });

/** A version of a property in its history. */
export interface ListedVersion {
  version: number;
  state: 'draft' | 'published' | 'superseded';
  /** Whether it is a copy of the property's folder in CONTENT_DIR. */
  fromFiles: boolean;
  /** The id of the user of the dashboard; null for the command line and for files. */
  author: string | null;
  note: string | null;
  createdAt: string;
  publishedAt: string | null;
}

/** Reads the versions of a property, the newest first. */
export async function listVersions(db: Database, unitId: string): Promise<ListedVersion[]> {
  const rows = await db
    .selectFrom('propertyVersion')
    .select(['number as version', 'state', 'fromFiles', 'author', 'note', 'createdAt', 'publishedAt'])
    .where('unitId', '=', unitId)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ createdAt, publishedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
  }));
}
