import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { sizedPicture } from '../../contract/values/pictures.ts';
import { uploadedPhotoPath } from '../../contract/dashboard/operations.ts';
import { databasePhotos } from '../../server/host/photos/databasePhotos.ts';
import { deleteUnusedPhotos } from '../../server/host/photos/deleteExpiredPhotos.ts';
import {
  describePhotos,
  readPhoto,
  setFocalPoint,
  storeFolderPhotos,
} from '../../server/host/photos/index.ts';
import { inTransaction } from '../../server/host/store/transaction.ts';
import type { Database } from '../../server/host/store/database.ts';
import { discardDraft, publishDraft, readNewest, storeDraft } from '../../server/host/units/drafts.ts';
import { publishVersion, readVersion } from '../../server/host/units/versions.ts';
import { readPhotoIds } from '../../server/host/units/versionPhotos.ts';
import { addUser } from '../../server/host/users/index.ts';
import { createTestFolder } from '../support/folders.ts';
import { openEmptyStore } from '../support/openEmptyStore.ts';

let db: Database;
let host: { db: Database; photoStore: ReturnType<typeof databasePhotos> };
let folder = '';
beforeEach(async () => {
  ({ db } = await openEmptyStore());
  host = { db, photoStore: databasePhotos(db) };
  folder = await createTestFolder();
});

const picture = (background: string) => sharp({ create: { width: 40, height: 30, channels: 3, background } });

const write = (file: string, bytes: Buffer) => writeFile(join(folder, file), bytes);

const store = (...files: readonly string[]) => storeFolderPhotos(host, { folder, files });

const content = (...photos: readonly string[]) => ({ property: { photos }, texts: {} });

const unitId = 'casa';

/** Stores a draft in place of the present one. */
async function save(source: ReturnType<typeof content>, photos?: ReadonlyMap<string, string>) {
  const follows = (await readNewest(db, unitId))?.hash;
  const result = await storeDraft(db, { unitId, source, photos, follows });
  if (!('stored' in result)) throw new Error('conflict');
  return result.stored;
}

const getIds = ({ source: { photoSizes } }: Awaited<ReturnType<typeof save>>) =>
  Object.fromEntries(Object.entries(photoSizes).map(([file, { id }]) => [file, id]));

test('photos of a folder keep their bytes and their format', async () => {
  const files = {
    'a.jpg': [await picture('red').jpeg().toBuffer(), 'image/jpeg'],
    'b.png': [await picture('green').png().toBuffer(), 'image/png'],
    'c.webp': [await picture('blue').webp().toBuffer(), 'image/webp'],
    'd.avif': [await picture('white').avif().toBuffer(), 'image/avif'],
  } as const;
  for (const [file, [bytes]] of Object.entries(files)) await write(file, bytes);
  const ids = await store(...Object.keys(files));
  for (const [file, [bytes, type]] of Object.entries(files)) {
    const id = ids.get(file)!;
    expect((await readPhoto(host, id))!.equals(bytes), file).toBe(true);
    expect(await db.selectFrom('photo').selectAll().where('id', '=', id).executeTakeFirst()).toMatchObject({
      type,
      width: 40,
      height: 30,
    });
  }
});

test('a photo of a folder loses its metadata, and is stored upright', async () => {
  const bytes = await picture('red')
    .jpeg()
    .withExif({ IFD0: { Artist: 'Ana' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  await write('a.jpg', bytes);
  const ids = await store('a.jpg');
  const stored = await readPhoto(host, ids.get('a.jpg')!);
  expect(await sharp(stored).metadata()).toMatchObject({ width: 30, height: 40 });
  expect((await sharp(stored).metadata()).exif).toBeUndefined();
  expect(await db.selectFrom('photo').select(['width', 'height']).execute()).toEqual([
    { width: 30, height: 40 },
  ]);
});

test('two files with the same pixels are one photo, whose bytes do not change', async () => {
  const png = await picture('red').png().toBuffer();
  await write('a.png', png);
  await write('b.webp', await picture('red').webp({ lossless: true }).toBuffer());
  const ids = await store('a.png', 'b.webp');
  expect(ids.get('b.webp')).toBe(ids.get('a.png'));
  expect(await readPhoto(host, ids.get('b.webp')!)).toEqual(png);
  expect(await db.selectFrom('photo').select('type').execute()).toEqual([{ type: 'image/png' }]);
});

test('a name keeps its photo in later versions of a property, and only there', async () => {
  await write('a.png', await picture('red').png().toBuffer());
  const photos = await store('a.png');
  const id = photos.get('a.png')!;
  await publishVersion(db, { unitId, source: { ...content('a.png'), photoSizes: {} }, photos });
  expect((await readVersion(db, unitId, 1))!.photoSizes).toEqual({
    'a.png': { id, width: 40, height: 30, version: id.slice(0, 8) },
  });
  expect(await readPhotoIds(db, unitId, 1)).toEqual(photos);

  await save(content());
  expect(getIds(await save(content('a.png', 'b.png', '../a.png', `${id}.png`)))).toEqual({
    'a.png': id,
    [`${id}.png`]: id,
  });
  const other = await storeDraft(db, { unitId: 'villa', source: content('a.png'), follows: undefined });
  expect(other).toMatchObject({ stored: { source: { photoSizes: {} } } });
});

test('the draft decides which photo a name means, and a publication keeps it', async () => {
  await write('a.png', await picture('red').png().toBuffer());
  const first = await store('a.png');
  await write('a.png', await picture('blue').png().toBuffer());
  const second = await store('a.png');
  await save(content('a.png'), first);
  await publishVersion(db, { unitId, source: { ...content('a.png'), photoSizes: {} }, photos: second });
  const draft = await save(content('a.png', 'b.png'));
  expect(getIds(draft)).toEqual({ 'a.png': first.get('a.png') });
  const number = (await publishDraft(db, { unitId, hash: draft.hash }))!;
  expect(number).toBeGreaterThan(draft.number);
  expect(await readPhotoIds(db, unitId, number)).toEqual(first);
});

test('a draft stores how its photos are cropped, and earlier versions keep theirs', async () => {
  await write('a.png', await picture('red').png().toBuffer());
  const photos = await store('a.png');
  const id = photos.get('a.png')!;
  await publishVersion(db, { unitId, source: { ...content('a.png'), photoSizes: {} }, photos });
  await setFocalPoint(db, id, { x: 0.1, y: 0.9 });
  const draft = await save(content('a.png'));
  expect(draft).toMatchObject({
    state: 'draft',
    source: { photoSizes: { 'a.png': { version: `${id.slice(0, 8)}.x0.y2` } } },
  });
  expect((await readVersion(db, unitId, 1))!.photoSizes).toMatchObject({
    'a.png': { version: id.slice(0, 8) },
  });
});

test('a photo remains as long as a version or a draft uses it', async () => {
  const colours = ['red', 'green', 'blue'];
  for (const colour of colours) await write(`${colour}.png`, await picture(colour).png().toBuffer());
  const photos = await store(...colours.map((colour) => `${colour}.png`));
  await publishVersion(db, { unitId, source: { ...content('red.png'), photoSizes: {} }, photos });
  await publishVersion(db, { unitId, source: { ...content('green.png'), photoSizes: {} }, photos });
  await save(content('blue.png'), photos);
  const expire = async () => {
    await db
      .updateTable('photo')
      .set({ expiresAt: new Date(0) })
      .execute();
    await deleteUnusedPhotos(host);
    return (await db.selectFrom('photo').select('id').execute()).length;
  };
  expect(await expire()).toBe(3);
  await discardDraft(db, unitId);
  expect(await expire()).toBe(2);
  expect(await readPhoto(host, photos.get('blue.png')!)).toBeUndefined();
});

test('the dashboard shows the photos of a document first, then uploads that it does not name', async () => {
  for (const colour of ['red', 'green']) await write(`${colour}.png`, await picture(colour).png().toBuffer());
  const photos = await store('red.png', 'green.png');
  const [red, green] = [photos.get('red.png')!, photos.get('green.png')!];
  await db.updateTable('photo').set({ focusX: 0.25, focusY: 0.5 }).where('id', '=', red).execute();
  const person = { email: 'ines@hosts.test', name: 'Inês', role: 'owner', language: 'pt' } as const;
  const { id: userId } = await inTransaction(db, (trx) => addUser(trx, person));
  for (const [id, property, photoId] of [
    ['one', unitId, green],
    ['two', unitId, red],
    ['three', 'villa', red],
  ] as const) {
    const upload = { id, userId, property, size: 1, expiresAt: new Date(), photoId };
    await db.insertInto('photoUpload').values(upload).execute();
  }
  const { source } = await save(content('none.png', 'red.png'), photos);
  const size = { width: 40, height: 30 };
  const shownRed = {
    id: red,
    address: uploadedPhotoPath(red, 640),
    ...size,
    focalPoint: { x: 0.25, y: 0.5 },
  };
  expect(await describePhotos(host, unitId, source)).toEqual([
    { ...shownRed, file: 'red.png' },
    { id: green, file: `${green}.png`, address: uploadedPhotoPath(green, 640), ...size, focalPoint: null },
  ]);
  expect(await describePhotos(host, 'villa', { ...content(), photoSizes: {} })).toEqual([
    { ...shownRed, file: `${red}.png` },
  ]);
  const inFolder = { ...content('A.PNG'), photoSizes: { 'A.PNG': { ...size, version: '0123abcd' } } };
  expect(await describePhotos(host, 'quinta', inFolder)).toEqual([
    {
      id: null,
      file: 'A.PNG',
      address: sizedPicture('/media/quinta/A.0123abcd.png', 640),
      ...size,
      focalPoint: null,
    },
  ]);
  expect(await readFile(join(folder, 'red.png'))).toEqual(await readPhoto(host, red));
});
