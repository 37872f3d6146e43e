import { beforeEach, expect, test } from 'vitest';
import type { UnitSource } from '../../server/host/content/index.ts';
import type { Database } from '../../server/host/store/database.ts';
import {
  discardDraft,
  publishDraft,
  readDraft,
  readNewest,
  storeDraft,
} from '../../server/host/units/drafts.ts';
import { listVersions } from '../../server/host/units/history.ts';
import { publishVersion } from '../../server/host/units/versions.ts';
import { openEmptyStore } from '../support/openEmptyStore.ts';

let db: Database;
beforeEach(async () => {
  ({ db } = await openEmptyStore());
});

const unitId = 'casa';
const content = (name: string): UnitSource => ({ property: {}, texts: { en: { name } }, photoSizes: {} });

/** Stores a draft that follows other content, and returns its hash; undefined on a conflict. */
async function store(name: string, follows?: string) {
  const result = await storeDraft(db, { unitId, source: content(name), follows });
  return 'stored' in result ? result.stored.hash : undefined;
}

async function publish(name: string) {
  await publishVersion(db, { unitId, source: content(name) });
  return (await readNewest(db, unitId))!.hash;
}

const list = async () => (await listVersions(db, unitId)).map(({ version, state }) => `${version} ${state}`);

test('each change of a draft replaces the one that it follows, with the same number', async () => {
  const second = await store('b', await store('a', await publish('old')));
  expect(await readDraft(db, unitId)).toMatchObject({ number: 2, hash: second, source: content('b') });
  expect(await list()).toEqual(['2 draft', '1 published']);
});

test('a change of content that somebody else has changed is a conflict, and returns that content', async () => {
  const first = await store('a');
  const second = await store('b', first);
  const conflict = { number: 1, hash: second, source: content('b') };
  const change = { unitId, source: content('c') };
  expect(await storeDraft(db, { ...change, follows: first })).toMatchObject({ conflict });
  expect(await storeDraft(db, { ...change, follows: undefined })).toMatchObject({ conflict });
  await discardDraft(db, unitId);
  expect(await storeDraft(db, { ...change, follows: second })).toEqual({ conflict: undefined });
});

test('a draft that was begun before a publication is a conflict', async () => {
  const before = await publish('old');
  await publish('new');
  expect(await store('a', before)).toBeUndefined();
  expect(await list()).toEqual(['2 published', '1 superseded']);
});

test('content that is the newest already is stored, whatever it follows', async () => {
  const published = await publish('old');
  expect(await store('old')).toBe(published);
  const draft = await store('a', published);
  expect(await store('a', published)).toBe(draft);
  expect(await list()).toEqual(['2 draft', '1 published']);
});

test('a draft with the content of the published version is deleted', async () => {
  const published = await publish('old');
  const draft = await store('a', published);
  expect(await store('old', draft)).toBe(published);
  expect(await list()).toEqual(['1 published']);
});

test('of ten changes at once one is stored', async () => {
  const first = await store('first');
  const names = Array.from({ length: 10 }, (_, index) => `name ${index}`);
  const hashes = await Promise.all(names.map((name) => store(name, first)));
  const stored = hashes.filter((hash) => hash !== undefined);
  expect(stored).toHaveLength(1);
  expect((await readDraft(db, unitId))?.hash).toBe(stored[0]);
});

test('only the draft that its author saw is published, and publishing it again changes nothing', async () => {
  const first = (await store('a', await publish('old')))!;
  const second = (await store('b', first))!;
  expect(await publishDraft(db, { unitId, hash: first })).toBeUndefined();
  expect(await list()).toEqual(['2 draft', '1 published']);
  expect(await publishDraft(db, { unitId, hash: second, note: 'new name' })).toBe(2);
  expect(await listVersions(db, unitId)).toMatchObject([
    { state: 'published', note: 'new name', publishedAt: expect.any(String) },
    { state: 'superseded' },
  ]);
  expect(await publishDraft(db, { unitId, hash: second })).toBe(2);
  expect(await publishDraft(db, { unitId, hash: first })).toBeUndefined();
  expect(await discardDraft(db, unitId)).toBe('missing');
});

test('a draft gets the next number if another version was published after it was begun', async () => {
  const draft = (await store('draft', await publish('old')))!;
  await publish('new');
  expect(await list()).toEqual(['3 published', '2 draft', '1 superseded']);
  expect(await publishDraft(db, { unitId, hash: draft })).toBe(4);
  expect(await list()).toEqual(['4 published', '3 superseded', '1 superseded']);
});

test('only the draft that a person saw is discarded', async () => {
  const first = (await store('a'))!;
  const second = await store('b', first);
  expect(await discardDraft(db, unitId, first)).toBe('changed');
  expect(await discardDraft(db, unitId, second)).toBe('discarded');
  expect(await list()).toEqual([]);
});
