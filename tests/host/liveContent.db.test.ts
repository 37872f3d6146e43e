import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextRound } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { HostContext } from '../../server/host/base/context.ts';
import {
  loadContent,
  noSiteFiles,
  rememberingUnits,
  writeMarker,
  type SiteFiles,
} from '../../server/host/content/index.ts';
import { listProperties } from '../../server/host/dashboard/listProperties.ts';
import { examineDatabase } from '../../server/host/store/examineDatabase.ts';
import { databasePhotos } from '../../server/host/photos/databasePhotos.ts';
import { storeFolderPhotos } from '../../server/host/photos/index.ts';
import { up } from '../../server/host/store/migrations/041-property-versions.ts';
import type { Database } from '../../server/host/store/database.ts';
import { storeFileCopies } from '../../server/host/units/fileCopies.ts';
import { loadServed } from '../../server/host/openContent.ts';
import { storeDraft } from '../../server/host/units/drafts.ts';
import { createKeys } from '../../server/host/keys/keys.ts';
import { followServices } from '../../server/host/units/followServices.ts';
import { openLiveContent } from '../../server/host/units/liveContent.ts';
import { publishSiteSettings } from '../../server/host/units/siteSettings.ts';
import { publishVersion, readPublished, readVersion } from '../../server/host/units/versions.ts';
import { writeContent } from '../support/content.ts';
import { createTestFolder } from '../support/folders.ts';
import { createTestLog } from '../support/createTestLog.ts';
import { openEmptyStore } from '../support/openEmptyStore.ts';

let db: Database;
let [contentDir, dataDir] = ['', ''];
beforeEach(async () => {
  ({ db } = await openEmptyStore());
  [contentDir, dataDir] = [await createTestFolder(), await createTestFolder()];
  await writeContent(contentDir, ['casa', 'villa']);
});

const services = { productName: 'Estadia', languages: undefined, necessities: [], mailServer: null } as const;

/** Follows the settings of the database, which change nothing but the order. */
const openServices = (log: Parameters<typeof followServices>[0]['log']) =>
  followServices(
    { db, log, keys: createKeys('a key of the tests, long enough to be one') },
    { open: () => Promise.resolve({ ...services, payments: { mode: 'none' as const } }) },
  );

/** Opens the content as a start of the site does. */
async function open({ isDemo = false, own }: { isDemo?: boolean; own?: SiteFiles } = {}) {
  const { log, lines } = createTestLog();
  const loaded = await loadContent(contentDir);
  await storeFileCopies(db, loaded);
  const cache = rememberingUnits(dataDir, 'versions');
  const parsed: string[] = [];
  const set: typeof cache.set = (id, key, read) => {
    parsed.push(id);
    return cache.set(id, key, read);
  };
  const live = await openLiveContent({
    db,
    log,
    loaded,
    own: own ?? loaded,
    contentDir,
    isDemo,
    cache: { ...cache, set },
    services: await openServices(log),
  });
  return { ...live, parsed, logged: () => lines.join('') };
}

/** Publishes the files of a property as a version that the dashboard manages. */
async function manage(id: string, { marks = true } = {}) {
  const { units } = await loadContent(contentDir);
  await publishVersion(db, { unitId: id, source: units.get(id)!.readSource() });
  if (marks) await writeMarker(join(contentDir, id), id);
}

const rewrite = async (id: string, from: string, to: string) => {
  const file = join(contentDir, id, 'en.yaml');
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
};

const getName = ({ content }: Awaited<ReturnType<typeof open>>, id: string) =>
  content.units.get(id)?.texts.en.name;

test('a property that the dashboard manages never follows its files', async () => {
  await manage('casa');
  await rewrite('casa', 'Casa casa (en)', 'Casa Azul');
  const marked = await open();
  expect([...marked.content.units.keys()]).toEqual(['casa', 'villa']);
  expect(getName(marked, 'casa')).toBe('Casa casa (en)');
  expect(marked.logged()).toBe('');

  await rm(join(contentDir, 'casa', 'managed-in-dashboard.txt'));
  const unmarked = await open();
  expect(getName(unmarked, 'casa')).toBe('Casa casa (en)');
  expect(unmarked.logged()).toContain('content files casa');
  expect(await readPublished(db)).toMatchObject([
    { unitId: 'casa', fromFiles: false },
    { unitId: 'villa', fromFiles: true },
  ]);
});

test('a property that the dashboard manages needs no folder, and one that files manage does', async () => {
  await open();
  await manage('casa');
  for (const id of ['casa', 'villa']) await rm(join(contentDir, id), { recursive: true });
  await writeContent(contentDir, ['quinta']);
  const { content } = await open();
  expect([...content.units.keys()]).toEqual(['casa', 'quinta']);
  expect([...content.former.keys()]).toEqual(['villa']);
  expect(content.units.get('casa')!.seller.address).toBe('Rua da Ana 1, 1100-236 Lisboa');
});

test('the stored copy of a folder follows its files, and remains one version', async () => {
  await open();
  await rewrite('casa', 'Casa casa (en)', 'Casa Azul');
  await open();
  expect(await readVersion(db, 'casa', 1)).toMatchObject({ texts: { en: { name: 'Casa Azul' } } });
  expect(await readVersion(db, 'casa', 2)).toBeUndefined();
});

test('a marker file without a version in the database is an error', async () => {
  await open();
  await writeMarker(join(contentDir, 'casa'), 'casa');
  await expect(open()).rejects.toThrow(/casa.managed-in-dashboard\.txt: the database has no version/);
});

test('an unchanged version is parsed once', async () => {
  await manage('casa');
  expect((await open()).parsed).toEqual(['casa']);
  const next = await open();
  expect(next.parsed).toEqual([]);
  expect(getName(next, 'casa')).toBe('Casa casa (en)');
  expect(next.content.units.get('casa')!.readSource().texts.en).toMatchObject({ name: 'Casa casa (en)' });
});

test('a refresh changes nothing if no version changed or the new one is unreadable', async () => {
  await manage('casa');
  await manage('villa');
  const live = await open();
  const version = live.getVersion();
  await live.refresh();
  expect(live.getVersion()).toBe(version);
  const source = live.content.units.get('casa')!.readSource();
  const { readSource: _, ...villa } = live.content.units.get('villa')!;
  await publishVersion(db, { unitId: 'casa', source: { ...source, property: {} } });
  await live.refresh();
  expect(live.getVersion()).toBe(version);
  expect(getName(live, 'casa')).toBe('Casa casa (en)');
  const logged = live.logged();
  expect(logged).toContain('cannot be read');
  await live.refresh();
  expect(live.logged()).toBe(logged);
  const texts = { en: { ...(source.texts.en as object), name: 'Casa Verde' } };
  await publishVersion(db, { unitId: 'casa', source: { ...source, texts } });
  await live.refresh();
  expect(getName(live, 'casa')).toBe('Casa Verde');
  expect(live.getVersion()).not.toBe(version);
  expect(live.content.units.get('villa')).toMatchObject(villa);
});

test('the demo is no longer offered when the host has a property', async () => {
  const live = await open({ isDemo: true });
  const host = { db, contentDir: await createTestFolder(), content: live.content, isDemo: live.isDemo };
  const list = async () =>
    (await listProperties(host as unknown as HostContext, 'en')).map(({ property, isDemo }) => [
      property,
      isDemo,
    ]);
  expect(await list()).toEqual([
    ['casa', true],
    ['villa', true],
  ]);
  const source = live.content.units.get('casa')!.readSource();
  const folder = join(contentDir, 'casa', 'photos');
  const photoHost = { db, photoStore: databasePhotos(db) };
  const photos = await storeFolderPhotos(photoHost, { folder, files: Object.keys(source.photoSizes) });
  await publishVersion(db, { unitId: 'quinta', source, photos });
  await live.refresh();
  expect(await list()).toEqual([['quinta', false]]);
});

test('no property of the demo counts as one of the host while a publication is being read', async () => {
  // Without the legal identity of the demo, all properties are parsed again.
  const live = await open({ isDemo: true, own: noSiteFiles });
  const source = live.content.units.get('casa')!.readSource();
  await publishVersion(db, { unitId: 'quinta', source });
  const seen = new Set<string>();
  const look = () => seen.add(`${[...live.content.units.keys()].join()} ${live.isDemo()}`);
  const reading = live.refresh().then(() => true);
  look();
  while (!(await Promise.race([reading, nextRound(false)]))) look();
  look();
  expect([...seen]).toEqual(['casa,villa true', 'quinta false']);
});

test('the demo is loaded only if the host has no property at all', async () => {
  const emptyContentDir = join(await createTestFolder(), 'not-created');
  const load = () =>
    loadServed(db, { contentDir, emptyContentDir, dataDir, languages: ['en'], pages: { takenUnitIds: [] } });
  const demo = await load();
  expect([...demo.units.keys()]).toEqual(['casa', 'villa']);
  expect(await examineDatabase(db)).toMatchObject({ hasProperties: false });
  await publishVersion(db, { unitId: 'quinta', source: demo.units.get('casa')!.readSource() });
  expect(await examineDatabase(db)).toMatchObject({ hasProperties: true });
  const own = await load();
  expect(own.units.size).toBe(0);
  const cache = rememberingUnits(dataDir, 'versions');
  const { log } = createTestLog();
  const live = await openLiveContent({
    db,
    log,
    loaded: own,
    own,
    contentDir,
    isDemo: true,
    cache,
    services: await openServices(log),
  });
  expect([[...live.content.units.keys()], live.isDemo()]).toEqual([['quinta'], false]);
});

test('properties have the order of the host, then that of their names', async () => {
  await writeContent(contentDir, ['quinta']);
  const live = await open();
  const version = live.getVersion();
  const getIds = () => [...live.content.units.keys()];
  await publishSiteSettings(db, { change: { order: ['villa', 'removed'] }, author: undefined });
  expect(getIds()).toEqual(['casa', 'quinta', 'villa']);
  await live.refresh();
  expect(getIds()).toEqual(['villa', 'casa', 'quinta']);
  expect(live.getVersion()).not.toBe(version);
  expect([...(await open()).content.units.keys()]).toEqual(['villa', 'casa', 'quinta']);
});

test('a changed draft moves the counter of changes, and the present properties stay the same', async () => {
  await manage('casa');
  const live = await open();
  const readCounter = async () => (await sql`select last_value from host_change_content`.execute(db)).rows[0];
  const before = await readCounter();
  const { units } = live.content;
  const source = units.get('casa')!.readSource();
  const follows = units.get('casa')!.print;
  await storeDraft(db, { unitId: 'casa', source: { ...source, texts: {} }, follows });
  expect(await readCounter()).not.toEqual(before);
  await live.refresh();
  expect(live.content.units).toBe(units);
});

test('the migration turns the stored copies of folders into versions', async () => {
  const undo = new Error('undo');
  let versions: unknown;
  const migrated = db.transaction().execute(async (trx) => {
    await sql`create schema before`.execute(trx);
    await sql`set local search_path = before, public`.execute(trx);
    await sql`create table unit (id text primary key)`.execute(trx);
    await sql`
      create table unit_source (unit_id text primary key, source jsonb not null, hash text, kept_at timestamptz default now())
    `.execute(trx);
    await sql`insert into unit values ('casa'), ('villa')`.execute(trx);
    await sql`
      insert into unit_source (unit_id, source, hash) values
        ('casa', '{"property": {"beds": "2"}, "texts": {"en": {}}, "photoSizes": {"a.webp": {"width": 1}}}', 'h'),
        ('villa', '{"property": {}, "texts": {}}', null)
    `.execute(trx);
    await up(trx as unknown as Kysely<unknown>);
    const { rows } = await sql`
      select unit_id, number, state, from_files, document, photo_sizes, hash from before.property_version order by unit_id
    `.execute(trx);
    versions = rows;
    throw undo;
  });
  await expect(migrated).rejects.toBe(undo);
  const copy = { number: 1, state: 'published', fromFiles: true };
  expect(versions).toEqual([
    {
      ...copy,
      unitId: 'casa',
      hash: 'h',
      document: { property: { beds: '2' }, texts: { en: {} } },
      photoSizes: { 'a.webp': { width: 1 } },
    },
    { ...copy, unitId: 'villa', hash: '', document: { property: {}, texts: {} }, photoSizes: {} },
  ]);
});
