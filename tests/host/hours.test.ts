import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { claim, forgetOld, recall, remember } from '../../server/host/idempotency/memory.ts';
import { hashOf } from '../../server/host/idempotency/requestKey.ts';
import { keysFrom } from '../../server/host/keys/keys.ts';
import { inTransaction } from '../../server/host/store/transaction.ts';
import { kindOf } from '../support/directCall.ts';
import { openStillHost, type StillHost } from '../support/stillHost.ts';

let still: StillHost;
beforeEach(async () => {
  still = await openStillHost();
});

describe('answers that are remembered', () => {
  const request = { clientId: 'site', key: 'b1:pay:1', requestHash: Buffer.from('one') };
  const answer = { status: 200, answer: { told: 'first' } };
  const known = async () =>
    (await still.db.selectFrom('idempotency').select('key').execute()).map(({ key }) => key);

  test('are the client’s, the key’s and the request’s own', async () => {
    await remember(still.db, request, answer);
    expect(await recall(still.db, request)).toEqual(answer);
    expect(await recall(still.db, { ...request, clientId: 'partner' })).toBeUndefined();
    expect(await recall(still.db, { ...request, key: 'b1:pay:2' })).toBeUndefined();
    const other = { ...request, requestHash: Buffer.from('two') };
    expect(await kindOf(recall(still.db, other))).toBe('idempotency-mismatch');
  });

  test('are the first ones: a later answer to the same key is not kept', async () => {
    await remember(still.db, request, answer);
    await remember(still.db, request, { status: 409, answer: 'second' });
    expect(await recall(still.db, request)).toEqual(answer);
  });

  test('take the place of a key that was only claimed, and of no other', async () => {
    const other = { ...request, key: 'b2:pay:1' };
    const third = { ...request, clientId: 'partner' };
    await inTransaction(still.db, async (trx) => {
      for (const each of [request, other, third]) expect(await claim(trx, each)).toBe(true);
      expect(await claim(trx, request)).toBe(false);
      await remember(trx, request, answer);
    });
    expect(await recall(still.db, request)).toEqual(answer);
    expect(await recall(still.db, other)).toEqual({ status: 0, answer: null });
    expect(await recall(still.db, third)).toEqual({ status: 0, answer: null });
  });

  test('are forgotten when a day is over, and not at its last instant', async () => {
    await inTransaction(still.db, async (trx) => {
      const ages = { young: '1 day', old: '1 day 1 microsecond' };
      for (const [key, age] of Object.entries(ages)) {
        await remember(trx, { ...request, key }, answer);
        const createdAt = sql<Date>`now() - ${age}::interval`;
        await trx.updateTable('idempotency').set({ createdAt }).where('key', '=', key).execute();
      }
      await forgetOld(trx);
    });
    expect(await known()).toEqual(['young']);
  });
});

describe('the key of a request', () => {
  test('belongs to one operation with one payload', () => {
    const keys = keysFrom('a key of the tests, long enough to be one');
    const hashes = [
      hashOf(keys, 'pay', { id: 1 }),
      hashOf(keys, 'pay', { id: 2 }),
      hashOf(keys, 'cancel', { id: 1 }),
      hashOf(keysFrom('another key of the tests, as long'), 'pay', { id: 1 }),
    ].map((hash) => hash.toString('hex'));
    expect(new Set(hashes).size).toBe(4);
    expect(hashOf(keys, 'pay', { id: 1 }).toString('hex')).toBe(hashes[0]);
  });
});
