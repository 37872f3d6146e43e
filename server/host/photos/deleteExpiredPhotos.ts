import { sql } from 'kysely';
import type { HostContext } from '../base/context.ts';
import { statementTime } from '../store/database.ts';
import { deleteRows } from '../store/deleteRows.ts';

/** Days after its last upload until a photo is deleted that no version of a property uses. */
export const unusedDays = 30;

/** The number of photos per run, so that a store on the network does not hold up other tasks. */
const atATime = 50;

/** Deletes expired uploads with their parts. */
export const deleteExpiredUploads = ({ db }: Pick<HostContext, 'db'>): Promise<void> =>
  deleteRows(db, 'photoUpload', sql<boolean>`expires_at <= ${statementTime}`);

/**
 * Deletes photos that no version of a property uses. If the process ends between the row and the bytes, the bytes remain;
 * their name is never used again.
 */
export async function deleteUnusedPhotos({
  db,
  photoStore,
}: Pick<HostContext, 'db' | 'photoStore'>): Promise<void> {
  const { rows } = await sql<{ storedAs: string }>`
    delete from photo where id in (
      select id from photo
      where uploaded_at <= ${statementTime} - make_interval(days => ${unusedDays}::integer)
        and not exists (select 1 from photo_use where photo_use.photo_id = photo.id)
      limit ${atATime} for update skip locked
    ) returning stored_as
  `.execute(db);
  for (const { storedAs } of rows) await photoStore.delete(storedAs);
}
