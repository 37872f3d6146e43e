import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '../../server/host/base/refusal.ts';
import { addPhoto as finishUpload } from '../../server/host/photos/addPhoto.ts';
import { withDatabasePhotos } from '../../server/host/photos/databasePhotos.ts';
import { deleteExpiredUploads, deleteUnusedPhotos } from '../../server/host/photos/deleteExpiredPhotos.ts';
import { openPhoto } from '../../server/host/photos/openPhoto.ts';
import { receivePhoto } from '../../server/host/photos/receivePhoto.ts';
import { appendPart, startUpload } from '../../server/host/photos/uploads.ts';
import type { PhotoStore } from '../../server/host/ports/photoStore.ts';
import { countRowsPerStep } from '../../server/host/store/move/copyTable.ts';
import { listTables } from '../../server/host/store/move/tables.ts';
import { inTransaction } from '../../server/host/store/transaction.ts';
import { discardDraft, storeDraft } from '../../server/host/units/drafts.ts';
import { addUser } from '../../server/host/users/index.ts';
import { createTestFolder } from '../support/folders.ts';
import { createTestLog } from '../support/createTestLog.ts';
import { openEmptyStore } from '../support/openEmptyStore.ts';

/** A store outside of the database, which fails when a test says so. */
class OutsideStore implements PhotoStore {
  readonly photos = new Map<string, Buffer>();
  failing = false;
  reads = 0;

  #answer<T>(answer: () => T): Promise<T> {
    return this.failing ? Promise.reject(new Error('403 AccessDenied')) : Promise.resolve(answer());
  }

  put(name: string, { bytes }: { bytes: Buffer }) {
    return this.#answer(() => void this.photos.set(name, bytes));
  }

  get(name: string) {
    this.reads += 1;
    return this.#answer(() => this.photos.get(name));
  }

  delete(name: string) {
    return this.#answer(() => void this.photos.delete(name));
  }
}

let db: Awaited<ReturnType<typeof openEmptyStore>>['db'];
let userId: string;
beforeEach(async () => {
  ({ db } = await openEmptyStore());
  const person = { email: 'ines@hosts.test', name: 'Inês', role: 'owner', language: 'pt' } as const;
  ({ id: userId } = await inTransaction(db, (trx) => addUser(trx, person)));
});

async function openHost(outside?: OutsideStore) {
  const { log, lines } = createTestLog();
  const photoStore = withDatabasePhotos(outside, { db, log });
  return { db, photoStore, photoFolder: `${await createTestFolder()}/photos/uploaded`, lines };
}

type Host = Awaited<ReturnType<typeof openHost>>;

/** Finishes an upload without a process for each photo. */
const addPhoto = (host: Host, upload: { id: string; userId: string }) =>
  finishUpload(host, upload, receivePhoto);

const createFile = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();

async function upload(file: Buffer): Promise<{ id: string; userId: string }> {
  const { id } = await inTransaction(db, async (trx) => {
    const started = await startUpload(trx, { userId, property: 'casa', size: file.length });
    return appendPart(trx, { id: started.id, userId }, { offset: 0, bytes: file });
  });
  return { id, userId };
}

async function add(host: Host, background = 'red') {
  const { photo } = await addPhoto(host, await upload(await createFile(background)));
  return photo.id;
}

const age = (days: number) =>
  db
    .updateTable('photo')
    .set({ expiresAt: sql<Date>`expires_at - make_interval(secs => ${days * 86_400})` })
    .execute();

const listNames = async () => {
  const rows = await db.selectFrom('photoContent').select('name').execute();
  return rows.map(({ name }) => name);
};

test('a photo is fetched from its store once, and read from its file afterwards', async () => {
  const outside = new OutsideStore();
  const host = await openHost(outside);
  const id = await add(host);
  expect(await listNames()).toEqual([]);
  const opened = await openPhoto(host, id);
  expect(opened?.type).toBe('image/jpeg');
  expect(await readFile(opened!.file)).toEqual([...outside.photos.values()][0]);
  expect((await stat(opened!.file)).mode & 0o777).toBe(0o600);
  outside.failing = true;
  expect(await openPhoto(host, id)).toEqual(opened);
  expect(outside.reads).toBe(1);
  expect(await openPhoto(host, '../secret-key')).toBeUndefined();
});

test('the same picture is one photo, however often it is uploaded', async () => {
  const host = await openHost();
  const id = await add(host);
  expect(await add(host)).toBe(id);
  expect(await add(host, 'blue')).not.toBe(id);
  expect(await listNames()).toHaveLength(2);
});

test('the folder of files is limited, and its oldest photos are fetched again', async () => {
  const host = await openHost();
  const ids = [await add(host, 'red'), await add(host, 'blue')];
  const first = await openPhoto(host, ids[0]!, 1);
  expect((await stat(first!.file)).size).toBeGreaterThan(1);
  const second = await openPhoto(host, ids[1]!, 1);
  expect(await readdir(dirname(second!.file))).toEqual([basename(second!.file)]);
  expect(await openPhoto(host, ids[0]!)).toEqual(first);
  expect((await readFile(first!.file)).length).toBeGreaterThan(100);
});

test('photos in the database are shown after another store is chosen', async () => {
  const id = await add(await openHost());
  const host = await openHost(new OutsideStore());
  expect((await openPhoto(host, id))?.type).toBe('image/jpeg');
});

test('a photo whose store fails can be finished again, and the log contains the reason', async () => {
  const outside = new OutsideStore();
  outside.failing = true;
  const host = await openHost(outside);
  const key = await upload(await createFile('red'));
  await expect(addPhoto(host, key)).rejects.toThrow(new Refusal('unavailable', { retryAfter: 5 }));
  expect(host.lines.join('')).toContain('403 AccessDenied');
  outside.failing = false;
  const { photo } = await addPhoto(host, key);
  expect((await openPhoto(host, photo.id))?.type).toBe('image/jpeg');
});

test('a photo that no version uses is deleted 30 days after its last upload, with its bytes', async () => {
  const host = await openHost();
  const [used, unused] = [await add(host, 'red'), await add(host, 'blue')];
  const document = { property: { photos: [`${used}.jpg`] }, texts: {} };
  await storeDraft(db, { unitId: 'casa', source: document, follows: undefined });
  await age(29.5);
  await deleteUnusedPhotos(host);
  expect(await listNames()).toHaveLength(2);
  await age(1);
  await deleteUnusedPhotos(host);
  expect((await db.selectFrom('photo').select('id').execute()).map(({ id }) => id)).toEqual([used]);
  expect(await listNames()).toHaveLength(1);
  expect(await openPhoto(host, unused)).toBeUndefined();

  await discardDraft(db, 'casa');
  await deleteUnusedPhotos(host);
  expect(await listNames()).toHaveLength(1);
  await age(31);
  await deleteUnusedPhotos(host);
  expect(await listNames()).toEqual([]);
});

test('a photo that is uploaded again is not deleted with its old bytes', async () => {
  const host = await openHost();
  const id = await add(host);
  const [old] = await listNames();
  await age(31);
  expect(await add(host)).toBe(id);
  await deleteUnusedPhotos(host);
  expect(await listNames()).toEqual([old]);

  await age(31);
  await deleteUnusedPhotos(host);
  expect(await add(host)).toBe(id);
  await host.photoStore.delete(old!);
  expect((await openPhoto(host, id))?.type).toBe('image/jpeg');
});

test('an upload ends with its parts after its term, and with the access of its person', async () => {
  const file = await createFile('red');
  await upload(file);
  await db.updateTable('photoUpload').set({ expiresAt: new Date() }).execute();
  const { id } = await upload(file);
  await deleteExpiredUploads({ db });
  expect(await db.selectFrom('photoUploadPart').select('uploadId').execute()).toEqual([{ uploadId: id }]);
  await db.deleteFrom('hostUser').execute();
  expect(await db.selectFrom('photoUploadPart').selectAll().execute()).toEqual([]);
});

test('a move to another database copies so few photos at once that they fit into the memory', async () => {
  const { photoStore } = await openHost();
  const countRows = async (name: string) => {
    const tables = await listTables(db);
    const table = tables.find((one) => one.name === name)!;
    return inTransaction(db, (trx) => countRowsPerStep(trx, table));
  };
  expect(await countRows('photo_content')).toBe(500);
  await photoStore.put('small', { bytes: Buffer.alloc(1000), type: 'image/jpeg' });
  expect(await countRows('photo_content')).toBe(500);
  await photoStore.put('large', { bytes: Buffer.alloc(7_000_000), type: 'image/jpeg' });
  expect(await countRows('photo_content')).toBe(2);
  expect(await countRows('unit')).toBe(500);
});
