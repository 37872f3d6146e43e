import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { mediaAddress, siteMedia } from '../../contract/values/pictures.ts';
import { readMediaFile } from '../../server/host/http/readMediaFile.ts';
import { databasePhotos } from '../../server/host/photos/databasePhotos.ts';
import { deleteUnusedPhotos } from '../../server/host/photos/deleteExpiredPhotos.ts';
import { findLogo } from '../../server/host/photos/index.ts';
import { receivePhoto } from '../../server/host/photos/receivePhoto.ts';
import { storePhoto } from '../../server/host/photos/storePhoto.ts';
import type { Database } from '../../server/host/store/database.ts';
import { publishSiteSettings } from '../../server/host/units/siteSettings.ts';
import { createTestFolder } from '../support/folders.ts';
import { openEmptyStore } from '../support/openEmptyStore.ts';

let db: Database;
let host: Parameters<typeof readMediaFile>[0] & { db: Database };
beforeEach(async () => {
  ({ db } = await openEmptyStore());
  const folder = await createTestFolder();
  host = {
    db,
    content: { units: new Map() } as never,
    photoStore: databasePhotos(db),
    photoFolder: join(folder, 'uploaded'),
    folder,
    publishedSettings: { number: 0, settings: {}, unreadable: [] },
  };
});

async function store(background: string) {
  const picture = sharp({ create: { width: 60, height: 20, channels: 4, background } });
  return storePhoto(host, await receivePhoto(await picture.png().toBuffer()));
}

const open = (address: string) => {
  const [unit = '', file = ''] = address.split('/').slice(2);
  return readMediaFile(host, unit, file);
};

test('guests see the picture that is the logo, and no other uploaded picture', async () => {
  const [logo, other] = [await store('red'), await store('blue')];
  host = { ...host, publishedSettings: { number: 1, settings: { logo: logo.id }, unreadable: [] } };
  const name = `${logo.id}.${logo.id.slice(0, 8)}.webp`;
  expect(await findLogo(db, logo.id)).toEqual({
    src: `/images/320/_site/${name}`,
    srcSet: `/images/320/_site/${name}, /images/640/_site/${name} 2x`,
    width: 60,
    height: 20,
  });
  const answer = await open(`/media/_site/${name}`);
  expect(answer.headers.get('Content-Type')).toBe('image/webp');
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);
  await expect(open(mediaAddress(siteMedia, `${other.id}.webp`))).rejects.toMatchObject({
    kind: 'not-found',
  });
});

test('a site without a logo has none', async () => {
  const { id } = await store('red');
  expect(await findLogo(db, undefined)).toBeUndefined();
  expect(await findLogo(db, 'unknown')).toBeUndefined();
  await expect(open(mediaAddress(siteMedia, `${id}.webp`))).rejects.toMatchObject({ kind: 'not-found' });
});

test('the logo is not deleted as an unused photo, until the site has another one', async () => {
  const [first, second] = [await store('red'), await store('blue')];
  const expire = () =>
    db
      .updateTable('photo')
      .set({ expiresAt: new Date(0) })
      .execute();
  const listIds = async () => (await db.selectFrom('photo').select('id').execute()).map(({ id }) => id);
  await publishSiteSettings(db, { change: { logo: first.id }, author: undefined });
  await publishSiteSettings(db, { change: { logo: second.id }, author: undefined });
  await expire();
  await deleteUnusedPhotos(host);
  expect(await listIds()).toEqual([second.id]);
});
