import { photoFileName, type Photo } from '../../../contract/dashboard/photos.ts';
import { uploadedPhotoPath } from '../../../contract/dashboard/operations.ts';
import type { PropertyPhoto } from '../../../contract/dashboard/properties.ts';
import { findPhotos } from '../../../contract/content/texts.ts';
import { mediaAddress, sizedPicture } from '../../../contract/values/pictures.ts';
import type { HostContext } from '../base/context.ts';
import { photoAddress, type UnitSource } from '../content/index.ts';
import { isInList } from '../store/arrays.ts';
import type { Database } from '../store/database.ts';
import { describePhoto } from './findPhoto.ts';

/** The width in pixels in which the dashboard shows photos. */
const shownWidth = 640;

const describeStored = (file: string, { id, width, height, focalPoint }: Photo): PropertyPhoto => ({
  file,
  address: uploadedPhotoPath(id, shownWidth),
  id,
  width,
  height,
  focalPoint,
});

/** Reads the photos with some ids, and those that were uploaded for a property. */
async function readPhotos(db: Database, unitId: string, ids: readonly string[]) {
  const uploads = await db
    .selectFrom('photoUpload')
    .select('photoId')
    .where('property', '=', unitId)
    .execute();
  const uploaded = uploads.flatMap(({ photoId }) => photoId ?? []);
  const rows = await db
    .selectFrom('photo')
    .selectAll()
    .where(isInList('id', [...ids, ...uploaded]))
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [row.id, describePhoto(row)]));
}

/**
 * Describes the photos of a property's content for the dashboard: first those that its document names, in their order, then
 * those that were uploaded for the property and that the document does not name.
 */
export async function describePhotos(
  { db }: Pick<HostContext, 'db'>,
  unitId: string,
  { property, photoSizes }: UnitSource,
): Promise<PropertyPhoto[]> {
  const { photos: listed, hostPhoto } = findPhotos(property);
  const names = new Set(hostPhoto === undefined ? listed : [...listed, hostPhoto]);
  const ids = Object.values(photoSizes).flatMap(({ id }) => (id === undefined ? [] : [id]));
  const stored = await readPhotos(db, unitId, ids);
  const named = [...names].flatMap((file): PropertyPhoto[] => {
    const size = Object.hasOwn(photoSizes, file) ? photoSizes[file] : undefined;
    if (!size) return [];
    const photo = size.id === undefined ? undefined : stored.get(size.id);
    if (photo) return [describeStored(file, photo)];
    const address = sizedPicture(mediaAddress(unitId, photoAddress(file), size.version), shownWidth);
    return [{ file, address, id: null, width: size.width, height: size.height, focalPoint: null }];
  });
  const unused = [...stored.values()].filter(({ id }) => !ids.includes(id));
  return [...named, ...unused.map((photo) => describeStored(photoFileName(photo), photo))];
}
