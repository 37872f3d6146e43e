import type { Selectable } from 'kysely';
import type { Photo } from '../../../contract/dashboard/photos.ts';
import type { Database } from '../store/database.ts';
import type { PhotoTable } from '../store/tables/photos.ts';

type Shown = Omit<Selectable<PhotoTable>, 'storedAs' | 'expiresAt'>;

/** Describes a photo for the dashboard. */
export const describePhoto = ({ id, type, width, height, focusX, focusY }: Shown): Photo => ({
  id,
  type,
  width,
  height,
  focalPoint: focusX === null || focusY === null ? null : { x: focusX, y: focusY },
});

/** Finds a photo by its id. */
export async function findPhoto(db: Database, id: string): Promise<Photo | undefined> {
  const row = await db.selectFrom('photo').selectAll().where('id', '=', id).executeTakeFirst();
  return row && describePhoto(row);
}
