import type { PropertyDocument } from '../../../contract/content/checks/checkDocument.ts';
import { getSourcePrint, type UnitSource } from '../content/index.ts';
import { lockUnits } from '../stays/lockReservation.ts';
import { storeUnit } from '../stays/storeUnit.ts';
import { isInList } from '../store/arrays.ts';
import { clock, type Database, type Trx } from '../store/database.ts';
import { inTransaction } from '../store/transaction.ts';
import { resolvePhotos, storePhotoUses, type PhotoIds } from './versionPhotos.ts';

/** The published version of a property, without its content. */
export interface PublishedVersion {
  readonly unitId: string;
  readonly number: number;
  /** A hash of its content. */
  readonly hash: string;
  /** Whether it is a copy of the property's folder in CONTENT_DIR; the dashboard manages all others. */
  readonly fromFiles: boolean;
}

/** Reads which version of each property is published. */
export const readPublished = (db: Database): Promise<PublishedVersion[]> =>
  db
    .selectFrom('propertyVersion')
    .select(['unitId', 'number', 'hash', 'fromFiles'])
    .where('state', '=', 'published')
    .orderBy('unitId')
    .execute();

/** Reads which version of a property is published; undefined if none is. */
export const findPublished = (db: Database, unitId: string): Promise<PublishedVersion | undefined> =>
  db
    .selectFrom('propertyVersion')
    .select(['unitId', 'number', 'hash', 'fromFiles'])
    .where('unitId', '=', unitId)
    .where('state', '=', 'published')
    .executeTakeFirst();

/** Returns the content of a row. */
export const toSource = ({ document, photoSizes }: { document: unknown; photoSizes: unknown }) =>
  ({
    ...(document as PropertyDocument),
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

/** The draft or the published version of a property. */
export interface CurrentContent {
  readonly state: 'draft' | 'published';
  readonly number: number;
  /** A hash of its content, which a change of it refers to. */
  readonly hash: string;
  /** Whether it is a copy of the property's folder in CONTENT_DIR. */
  readonly fromFiles: boolean;
  readonly source: UnitSource;
}

/** Reads the draft or the published version of a property; undefined if it has none. */
export async function readCurrent(
  db: Database,
  unitId: string,
  state: 'draft' | 'published',
): Promise<CurrentContent | undefined> {
  const row = await db
    .selectFrom('propertyVersion')
    .select(['number', 'hash', 'fromFiles', 'document', 'photoSizes'])
    .where('unitId', '=', unitId)
    .where('state', '=', state)
    .executeTakeFirst();
  if (!row) return undefined;
  const { number, hash, fromFiles } = row;
  return { state, number, hash, fromFiles, source: toSource(row) };
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
  /** Its photo sizes are used only if it is from files; those of the photo store replace them otherwise. */
  readonly source: UnitSource;
  /** The photos of its names, if they do not come from the versions of this property. */
  readonly photos?: PhotoIds | undefined;
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

/** Inserts a draft or a published version, with its photos. */
export async function insertVersion(
  trx: Trx,
  version: NewVersion & { readonly number: number; readonly state: 'draft' | 'published' },
): Promise<void> {
  const { unitId, number, state, source, author, note, fromFiles = false } = version;
  const document: PropertyDocument = { property: source.property, texts: source.texts };
  await trx
    .insertInto('propertyVersion')
    .values({
      unitId,
      number,
      state,
      fromFiles,
      document: JSON.stringify(document),
      photoSizes: JSON.stringify(source.photoSizes),
      hash: getSourcePrint(source),
      author: author ?? null,
      note: note ?? null,
      publishedAt: state === 'published' ? clock : null,
    })
    .execute();
  await storePhotoUses(trx, { unitId, number, source });
}

/**
 * Publishes a new version of a property, and returns its number. Returns undefined if the published version has the same
 * content and the same manager. The source must be valid.
 */
export const publishVersion = (db: Database, version: NewVersion): Promise<number | undefined> =>
  inTransaction(db, async (trx) => {
    const { unitId, photos, fromFiles = false } = version;
    const number = await lockNextNumber(trx, unitId);
    const published = await findPublished(trx, unitId);
    const source = fromFiles
      ? version.source
      : await resolvePhotos(trx, { unitId, document: version.source, photos });
    if (published?.hash === getSourcePrint(source) && published.fromFiles === fromFiles) return undefined;
    await supersedePublished(trx, unitId);
    await insertVersion(trx, { ...version, source, number, state: 'published' });
    return number;
  });
