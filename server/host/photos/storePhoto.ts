import type { Photo } from '../../../contract/dashboard/photos.ts';
import type { HostContext } from '../base/context.ts';
import { newId } from '../reservations/newNames.ts';
import type { Database } from '../store/database.ts';
import { unusedUntil } from './deleteExpiredPhotos.ts';
import { describePhoto } from './findPhoto.ts';

let latest: Promise<unknown> = Promise.resolve();

/** Runs a task after all earlier ones of this process, so that one photo at a time is in the memory. */
export function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const turn = latest.then(task);
  latest = turn.catch(() => undefined);
  return turn;
}

/** A photo with the bytes that are stored. */
interface StoredPhoto extends Pick<Photo, 'id' | 'type' | 'width' | 'height'> {
  bytes: Buffer;
}

/** Returns the row of a photo. The same picture has one row, however often it is stored. */
const storeRow = (db: Database, storedAs: string, { id, type, width, height }: StoredPhoto) =>
  db
    .insertInto('photo')
    .values({ id, storedAs, type, width, height, expiresAt: unusedUntil })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ expiresAt: unusedUntil }))
    .returningAll()
    .executeTakeFirstOrThrow();

/**
 * Stores a photo: first its row, so that its bytes are never without an owner that ends with its term, then its bytes.
 * After an interruption between the two, the same picture is stored again, maybe from a file of another format.
 */
export async function storePhoto(
  { db, photoStore }: Pick<HostContext, 'db' | 'photoStore'>,
  photo: StoredPhoto,
): Promise<Photo> {
  const storedAs = `${photo.id}-${newId()}`;
  const row = await storeRow(db, storedAs, photo);
  if (row.storedAs !== storedAs && (await photoStore.get(row.storedAs))) return describePhoto(row);
  await photoStore.put(row.storedAs, photo);
  const { type, width, height } = photo;
  await db.updateTable('photo').set({ type, width, height }).where('id', '=', row.id).execute();
  return describePhoto({ ...row, type, width, height });
}
