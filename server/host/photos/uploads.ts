import { sql } from 'kysely';
import type { Photo, PhotoUpload } from '../../../contract/dashboard/photos.ts';
import { mostPhotoBytes } from '../../../contract/values/photoLimits.ts';
import { Refusal } from '../base/refusal.ts';
import { newId } from '../reservations/newNames.ts';
import { statementTime, type Database, type Trx } from '../store/database.ts';
import { lockMarks } from '../store/lockMarks.ts';
import { findPhoto } from './findPhoto.ts';

/** Hours after which an unfinished upload ends. */
export const uploadHours = 24;

/** The announced bytes of a person's unfinished uploads, above which the oldest of them end. */
const mostUnfinishedBytes = 500_000_000;

interface NewUpload {
  userId: string;
  property: string;
  /** In bytes. */
  size: number;
}

/** Ends the oldest uploads of a person, so that a new one finds room. */
async function makeRoom(trx: Trx, { userId, size }: NewUpload): Promise<void> {
  await sql`
    delete from photo_upload where id in (
      select id from (
        select id, sum(size) over (order by expires_at desc, id) as total
        from photo_upload where user_id = ${userId} and photo_id is null
      ) each where total > ${mostUnfinishedBytes - size}
    )
  `.execute(trx);
}

/**
 * Starts an upload.
 * @throws {Refusal} if the file is too large
 */
export async function startUpload(trx: Trx, upload: NewUpload): Promise<PhotoUpload> {
  const { userId, property, size } = upload;
  if (size > mostPhotoBytes) throw new Refusal('photo-too-large');
  await lockMarks(trx, [`photo uploads of ${userId}`]);
  await makeRoom(trx, upload);
  const { id, expiresAt } = await trx
    .insertInto('photoUpload')
    .values({
      id: newId(),
      userId,
      property,
      size,
      expiresAt: sql<Date>`${statementTime} + make_interval(hours => ${uploadHours}::integer)`,
    })
    .returning(['id', 'expiresAt'])
    .executeTakeFirstOrThrow();
  return { id, size, offset: 0, expiresAt: expiresAt.toISOString(), photo: null };
}

/** An upload of a person. */
interface UploadKey {
  id: string;
  userId: string;
}

const selectUpload = (db: Database, { id, userId }: UploadKey) =>
  db
    .selectFrom('photoUpload')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('expiresAt', '>', statementTime);

/**
 * Returns an upload of a person.
 * @throws {Refusal} if the person has none with this id
 */
export async function requireUpload(db: Database, key: UploadKey) {
  const upload = await selectUpload(db, key).executeTakeFirst();
  if (!upload) throw new Refusal('not-found');
  return upload;
}

/**
 * Returns the progress of an upload, with the photo if it is finished.
 * @throws {Refusal} if the person has no upload with this id
 */
export async function readUpload(db: Database, key: UploadKey): Promise<PhotoUpload> {
  const { id, size, received, expiresAt, photoId } = await requireUpload(db, key);
  const photo: Photo | null = photoId === null ? null : ((await findPhoto(db, photoId)) ?? null);
  return { id, size, offset: received, expiresAt: expiresAt.toISOString(), photo };
}

/**
 * Appends a part to an upload. A part that has arrived already is refused like any other at a wrong offset, so the client
 * asks where to continue.
 * @throws {Refusal} `not-found` if the person has no such upload; `wrong-offset` if the part does not begin where the
 *   received bytes end, or goes beyond the announced size
 */
export async function appendPart(
  trx: Trx,
  key: UploadKey,
  { offset, bytes }: { offset: number; bytes: Buffer },
): Promise<PhotoUpload> {
  const upload = await selectUpload(trx, key).forUpdate().executeTakeFirst();
  if (!upload) throw new Refusal('not-found');
  const { id, size, received, expiresAt } = upload;
  const after = offset + bytes.length;
  if (offset !== received || after > size) throw new Refusal('wrong-offset');
  await trx.insertInto('photoUploadPart').values({ uploadId: id, startsAt: offset, bytes }).execute();
  await trx.updateTable('photoUpload').set({ received: after }).where('id', '=', id).execute();
  return { id, size, offset: after, expiresAt: expiresAt.toISOString(), photo: null };
}
