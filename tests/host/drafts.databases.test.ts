import { beforeEach, expect, test } from 'vitest';
import type { UnitSource } from '../../server/host/content/index.ts';
import type { Database } from '../../server/host/store/database.ts';
import { discardDraft, publishDraft, readDraft, storeDraft } from '../../server/host/units/drafts.ts';
import { listVersions, publishVersion } from '../../server/host/units/versions.ts';
import { openEmptyStore } from '../support/openEmptyStore.ts';

let db: Database;
beforeEach(async () => {
  ({ db } = await openEmptyStore());
});

const unitId = 'casa';
const content = (name: string): UnitSource => ({ property: {}, texts: { en: { name } }, photoSizes: {} });

/** Stores a draft that follows another one, and returns its hash; undefined on a conflict. */
async function store(name: string, follows?: string) {
  const stored = await storeDraft(db, { unitId, source: content(name), follows });
  return 'draft' in stored ? stored.draft.hash : undefined;
}

test('each change of a draft replaces the one that it follows, with the same number', async () => {
  await publishVersion(db, { unitId, source: content('old') });
  const second = await store('b', await store('a'));
  expect(await readDraft(db, unitId)).toEqual({ number: 2, hash: second, source: content('b') });
  expect(await listVersions(db, unitId)).toMatchObject([
    { version: 2, state: 'draft', publishedAt: null },
    { version: 1, state: 'published' },
  ]);
});

test('a change of a draft that somebody else has changed is a conflict, and returns that draft', async () => {
  const first = await store('a');
  const second = await store('b', first);
  const conflict = { number: 1, hash: second, source: content('b') };
  expect(await storeDraft(db, { unitId, source: content('c'), follows: first })).toEqual({ conflict });
  expect(await storeDraft(db, { unitId, source: content('c'), follows: undefined })).toEqual({ conflict });
  await discardDraft(db, unitId);
  expect(await storeDraft(db, { unitId, source: content('c'), follows: second })).toEqual({
    conflict: undefined,
  });
});

test('of ten changes at once one is stored', async () => {
  const first = await store('first');
  const names = Array.from({ length: 10 }, (_, index) => `name ${index}`);
  const hashes = await Promise.all(names.map((name) => store(name, first)));
  const stored = hashes.filter((hash) => hash !== undefined);
  expect(stored).toHaveLength(1);
  expect((await readDraft(db, unitId))?.hash).toBe(stored[0]);
});

test('only the draft that its author saw is published', async () => {
  await publishVersion(db, { unitId, source: content('old') });
  const first = (await store('a'))!;
  const second = (await store('b', first))!;
  expect(await publishDraft(db, { unitId, hash: first })).toBe(false);
  expect(await listVersions(db, unitId)).toMatchObject([{ state: 'draft' }, { state: 'published' }]);
  expect(await publishDraft(db, { unitId, hash: second, note: 'new name' })).toBe(true);
  expect(await listVersions(db, unitId)).toMatchObject([
    { state: 'published', note: 'new name', publishedAt: expect.any(String) },
    { state: 'superseded' },
  ]);
  expect(await publishDraft(db, { unitId, hash: second })).toBe(false);
  expect(await discardDraft(db, unitId)).toBe(false);
});
