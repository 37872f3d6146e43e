import * as v from 'valibot';
import type { PropertyDocument } from '../../../contract/content/checks/checkDocument.ts';
import { findPhotoId } from '../../../contract/dashboard/photos.ts';
import { photoFile } from '../../../contract/content/photoFile.ts';
import { getCropMark } from '../../../contract/values/focalPoint.ts';
import { findPhotos } from '../../../contract/content/texts.ts';
import type { UnitSource } from '../content/index.ts';
import { isInList } from '../store/arrays.ts';
import type { Database, Trx } from '../store/database.ts';

/** The ids of the photos to which the names in a document refer. */
export type PhotoIds = ReadonlyMap<string, string>;

/** Returns the names by which a document refers to photos. */
function listNames(property: unknown): string[] {
  const { photos, hostPhoto } = findPhotos(property);
  const names = hostPhoto === undefined ? photos : [...photos, hostPhoto];
  return [...new Set(names)].filter((name) => v.is(photoFile, name));
}

/** Reads the photos to which the names in a version of a property refer. */
export async function readPhotoIds(db: Database, property: string, version: number): Promise<PhotoIds> {
  const uses = await db
    .selectFrom('photoUse')
    .select(['file', 'photoId'])
    .where('property', '=', property)
    .where('version', '=', version)
    .execute();
  return new Map(uses.map(({ file, photoId }) => [file, photoId]));
}

/** Reads the photos to which names refer in the versions of a property: in its draft, or else in the newest version. */
async function readUses(db: Database, property: string, names: readonly string[]): Promise<PhotoIds> {
  const uses = await db
    .selectFrom('photoUse')
    .innerJoin('propertyVersion as used', (join) =>
      join.onRef('used.unitId', '=', 'photoUse.property').onRef('used.number', '=', 'photoUse.version'),
    )
    .select(['photoUse.file', 'photoUse.photoId'])
    .where('photoUse.property', '=', property)
    .where(isInList('photoUse.file', names))
    // The last entry of a name is the one that remains.
    .orderBy((each) => each('used.state', '=', 'draft'))
    .orderBy('used.number')
    .execute();
  return new Map(uses.map(({ file, photoId }) => [file, photoId]));
}

interface Naming {
  readonly unitId: string;
  readonly document: PropertyDocument;
  /** The photos of its names, if they do not come from the versions of this property. */
  readonly photos?: PhotoIds | undefined;
}

/**
 * Adds the sizes of its photos in the photo store to a document. A name refers to one of `photos`, to the photo of this
 * name in a version of the property, or to an uploaded photo. Other names have no size, which is an error of the document.
 */
export async function resolvePhotos(
  db: Database,
  { unitId, document: { property, texts }, photos }: Naming,
): Promise<UnitSource> {
  const names = listNames(property);
  if (names.length === 0) return { property, texts, photoSizes: {} };
  const uses = await readUses(db, unitId, names);
  const ids = new Map(
    names.map((name) => [name, photos?.get(name) ?? uses.get(name) ?? findPhotoId(name) ?? '']),
  );
  const rows = await db
    .selectFrom('photo')
    .select(['id', 'width', 'height', 'focusX', 'focusY'])
    .where(isInList('id', [...ids.values()]))
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  const sizes = names.flatMap((name) => {
    const row = found.get(ids.get(name)!);
    if (!row) return [];
    const { id, width, height, focusX, focusY } = row;
    const mark = focusX === null || focusY === null ? '' : getCropMark({ x: focusX, y: focusY });
    return [[name, { id, width, height, version: id.slice(0, 8) + mark }] as const];
  });
  return { property, texts, photoSizes: Object.fromEntries(sizes) };
}

/** Stores which photos a version of a property uses, so that they are kept. */
export async function storePhotoUses(
  trx: Trx,
  { unitId, number, source }: { unitId: string; number: number; source: UnitSource },
): Promise<void> {
  const uses = Object.entries(source.photoSizes).flatMap(([file, { id }]) =>
    id === undefined ? [] : [{ photoId: id, property: unitId, version: number, file }],
  );
  if (uses.length > 0) await trx.insertInto('photoUse').values(uses).execute();
}
