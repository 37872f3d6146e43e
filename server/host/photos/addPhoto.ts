import type { Photo } from '../../../contract/dashboard/photos.ts';
import type { HostContext } from '../base/context.ts';
import { Refusal } from '../base/refusal.ts';
import { newId } from '../reservations/newNames.ts';
import type { Database } from '../store/database.ts';
import { inTransaction } from '../store/transaction.ts';
import { decodePhoto } from './decodePhoto.ts';
import { unusedUntil } from './deleteExpiredPhotos.ts';
import { describePhoto, findPhoto } from './findPhoto.ts';
import { PhotoRefused, type ReceivedPhoto } from './receivePhoto.ts';
import { requireUpload } from './uploads.ts';

let latest: Promise<unknown> = Promise.resolve();

/** Runs a task after all earlier ones of this process, so that one photo at a time is in the memory. */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const turn = latest.then(task);
  latest = turn.catch(() => undefined);
  return turn;
}

/**
 * Reads the parts one after the other, because a statement with all of them would need the memory twice.
 * @throws {Refusal} if they were deleted, because another process has finished the upload
 */
async function readFile(db: Database, uploadId: string, size: number): Promise<Buffer> {
  const file = Buffer.alloc(size);
  for (let offset = 0; offset < size;) {
    const part = await db
      .selectFrom('photoUploadPart')
      .select('bytes')
      .where('uploadId', '=', uploadId)
      .where('startsAt', '=', offset)
      .executeTakeFirst();
    if (!part) throw new Refusal('unavailable', { retryAfter: 1 });
    file.set(part.bytes, offset);
    offset += part.bytes.length;
  }
  return file;
}

/** Returns the row of a photo. The same picture has one row, however often it is uploaded. */
const storeRow = (db: Database, { id, type, width, height }: ReceivedPhoto) =>
  db
    .insertInto('photo')
    .values({ id, storedAs: `${id}-${newId()}`, type, width, height, expiresAt: unusedUntil })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ expiresAt: unusedUntil }))
    .returningAll()
    .executeTakeFirstOrThrow();

/**
 * Stores a photo: first its row, so that its bytes are never without an owner that ends with its term, then its bytes.
 * After an interruption between the two, the same picture is stored again.
 */
async function storePhoto(
  { db, photoStore }: Pick<HostContext, 'db' | 'photoStore'>,
  received: ReceivedPhoto,
): Promise<Photo> {
  const row = await storeRow(db, received);
  await photoStore.put(row.storedAs, received);
  return describePhoto(row);
}

/** The person who finishes an upload. */
interface Finisher {
  id: string;
  userId: string;
}

/**
 * Finishes an upload: checks the file, stores the photo and deletes the parts. A repeated call returns the same photo.
 * @param decode checks the file
 * @throws {Refusal} if bytes are missing, or the file is not accepted as a photo
 */
export const addPhoto = (
  host: Pick<HostContext, 'db' | 'photoStore'>,
  { id, userId }: Finisher,
  decode: (bytes: Buffer) => Promise<ReceivedPhoto> = decodePhoto,
): Promise<{ photo: Photo; property: string }> =>
  inTurn(async () => {
    const { db } = host;
    const { size, received, property, photoId } = await requireUpload(db, { id, userId });
    const earlier = photoId === null ? undefined : await findPhoto(db, photoId);
    if (earlier) return { photo: earlier, property };
    if (received < size) throw new Refusal('upload-incomplete');
    const photo = await decode(await readFile(db, id, size)).catch((error: unknown) => {
      throw error instanceof PhotoRefused ? new Refusal(error.kind) : error;
    });
    const stored = await storePhoto(host, photo);
    await inTransaction(db, async (trx) => {
      await trx.updateTable('photoUpload').set({ photoId: stored.id }).where('id', '=', id).execute();
      await trx.deleteFrom('photoUploadPart').where('uploadId', '=', id).execute();
    });
    return { photo: stored, property };
  });
