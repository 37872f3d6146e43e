import type { Photo } from '../../../contract/dashboard/photos.ts';
import type { HostContext } from '../base/context.ts';
import { Refusal } from '../base/refusal.ts';
import type { Database } from '../store/database.ts';
import { inTransaction } from '../store/transaction.ts';
import { decodePhoto } from './decodePhoto.ts';
import { findPhoto } from './findPhoto.ts';
import { PhotoRefused, type ReceivedPhoto } from './receivePhoto.ts';
import { inTurn, storePhoto } from './storePhoto.ts';
import { requireUpload } from './uploads.ts';

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
