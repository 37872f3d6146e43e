import { randomBytes } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openEmbedded, openStore, type Store } from '../../../server/host/store/openStore.ts';
import { createTemplate } from '../../support/createTemplate.ts';
import { newServerDatabase } from '../../support/postgres/newDatabase.ts';
import { createInstallation, runCommand, startSite } from '../support/site.ts';

/** More bytes than one step of a move copies. */
const photos = Array.from({ length: 6 }, (_, number) => ({
  name: `photo-${number}`,
  bytes: randomBytes(5_000_000),
}));

const storePhotos = async ({ db }: Store) => {
  for (const photo of photos) await db.insertInto('photoContent').values(photo).execute();
};

async function readPhotos({ db }: Store) {
  const rows = await db.selectFrom('photoContent').selectAll().orderBy('name').execute();
  return rows.map(({ name, bytes }) => ({ name, bytes: Buffer.from(bytes) }));
}

/** An installation with an embedded database that contains photos. */
async function createPlace() {
  const place = { ...(await createInstallation()), databaseUrl: undefined };
  const site = await startSite(place);
  await site.stop();
  const use = async <T>(work: (store: Store) => Promise<T>): Promise<T> => {
    const store = await openEmbedded({ dataDir: place.dataDir, template: await createTemplate() });
    const result = await work(store);
    await store.close();
    return result;
  };
  await use(storePhotos);
  return { place, use };
}

test('a backup contains the photos', async () => {
  const { place, use } = await createPlace();
  const file = join(place.folder, 'backup.tar.gz');
  expect(await runCommand(place, ['backup', file])).toMatchObject({ code: 0, err: '' });
  await use(({ db }) => db.deleteFrom('photoContent').execute());
  expect(await runCommand(place, ['restore', file, '--yes'])).toMatchObject({ code: 0, err: '' });
  expect(await use(readPhotos)).toEqual(photos);
});

test('a move to PostgreSQL contains the photos', async () => {
  const { place } = await createPlace();
  expect(await runCommand(place, ['content', 'import'])).toMatchObject({ code: 0 });
  await rm(join(place.contentDir, 'casa', 'photos'), { recursive: true });
  const { databaseUrl, drop } = await newServerDatabase();
  onTestFinished(drop);
  const after = { ...place, databaseUrl };
  expect(await runCommand(after, ['move-to-postgres', '--yes'])).toMatchObject({ code: 0, err: '' });
  const exported = join(place.folder, 'exported');
  expect(await runCommand(after, ['content', 'export', exported])).toMatchObject({ code: 0, err: '' });
  expect((await stat(join(exported, 'casa', 'photos', '01-front.webp'))).size).toBeGreaterThan(0);
  const store = await openStore({ dataDir: place.dataDir, databaseUrl });
  onTestFinished(() => store.close());
  expect(await readPhotos(store)).toEqual(expect.arrayContaining(photos));
});
