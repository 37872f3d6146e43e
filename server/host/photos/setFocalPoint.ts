import type { Photo } from '../../../contract/dashboard/photos.ts';
import { Refusal } from '../base/refusal.ts';
import type { Database } from '../store/database.ts';
import { describePhoto } from './findPhoto.ts';

/** Rounds a share of a side to less than a pixel of the largest photo. PostgreSQL cannot store some numbers near 0. */
const roundShare = (share: number): number => Math.round(share * 10_000) / 10_000;

/**
 * Sets the point of a photo that stays visible when it is cropped. A draft that is saved afterwards contains it, so guests
 * see it after the next publication.
 * @throws {Refusal} if there is no photo with this id
 */
export async function setFocalPoint(
  db: Database,
  id: string,
  focalPoint: Photo['focalPoint'],
): Promise<Photo> {
  const row = await db
    .updateTable('photo')
    .set({
      focusX: focalPoint && roundShare(focalPoint.x),
      focusY: focalPoint && roundShare(focalPoint.y),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  return describePhoto(row);
}
