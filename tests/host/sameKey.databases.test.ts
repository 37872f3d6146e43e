import { beforeEach, describe, expect, test } from 'vitest';
import { requireSameKey } from '../../server/host/keys/requireSameKey.ts';
import type { Database } from '../../server/host/store/database.ts';
import { openEmptyStore } from '../support/openEmptyStore.ts';

let db: Database;
beforeEach(async () => {
  ({ db } = await openEmptyStore());
});

const [first, second, third] = ['first', 'second', 'third'].map(
  (name) => `${name} key, long enough to be one`,
);
const opens = (...keys: [string, string?]) =>
  requireSameKey(db, ...keys).then(
    () => true,
    () => false,
  );

describe('the secret key of a database', () => {
  test('the secret key is that of the first start, and is not stored in the database', async () => {
    expect([await opens(first!), await opens(first!), await opens(second!)]).toEqual([true, true, false]);
    const kept = await db.selectFrom('installation').selectAll().execute();
    expect(kept).toEqual([{ isTheOne: true, keyPrint: expect.stringMatching(/^[\w-]{16}$/) }]);
    await expect(requireSameKey(db, second!)).rejects.toThrow(
      /SECRET_KEY is not the one[^]*secret-key in DATA_DIR/,
    );
  });

  test('may follow another that is named with it, and is the only one from then on', async () => {
    expect(await opens(first!)).toBe(true);
    expect(await opens(second!, third!)).toBe(false);
    expect(await opens(second!, first!)).toBe(true);
    expect([await opens(second!), await opens(first!)]).toEqual([true, false]);
  });

  test('processes that open the database for the first time at once agree on one key', async () => {
    expect((await Promise.all([opens(first!), opens(second!)])).toSorted()).toEqual([false, true]);
  });
});
