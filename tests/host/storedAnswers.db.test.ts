import { beforeEach, describe, expect, test } from 'vitest';
import { claim, deleteExpiredAnswers, recall, remember } from '../../server/host/idempotency/memory.ts';
import { hash } from '../../server/host/idempotency/requestKey.ts';
import { createKeys } from '../../server/host/keys/keys.ts';
import { inTransaction } from '../../server/host/store/transaction.ts';
import { getProblemKind } from '../support/directCall.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';

let still: ManualHost;
beforeEach(async () => {
  still = await openManualHost();
});

describe('stored answers', () => {
  const request = { clientId: 'site', key: 'b1:pay:1', requestHash: Buffer.from('one') };
  const answer = { status: 200, answer: { value: 'first' } };
  const known = async () =>
    (await still.db.selectFrom('idempotency').select('key').execute()).map(({ key }) => key);

  test('belong to the client, the key and the request', async () => {
    await remember(still.db, request, answer);
    expect(await recall(still.db, request)).toEqual(answer);
    expect(await recall(still.db, { ...request, clientId: 'partner' })).toBeUndefined();
    expect(await recall(still.db, { ...request, key: 'b1:pay:2' })).toBeUndefined();
    const other = { ...request, requestHash: Buffer.from('two') };
    expect(await getProblemKind(recall(still.db, other))).toBe('idempotency-mismatch');
  });

  test('keep the first answer to a key', async () => {
    await remember(still.db, request, answer);
    await remember(still.db, request, { status: 409, answer: 'second' });
    expect(await recall(still.db, request)).toEqual(answer);
  });

  test('replace a claim of the key, and no other answer', async () => {
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

  describe('stored answers after a day', () => {
    const value = new Date('2031-01-02T03:04:05.678Z');
    const aDayLater = (milliseconds: number) => new Date(value.getTime() + 24 * 3_600_000 + milliseconds);
    beforeEach(async () => {
      await still.clock.stopAt(value);
      await remember(still.db, request, answer);
    });
    const getClaim = (changedRequest: typeof request) =>
      inTransaction(still.db, (trx) => claim(trx, changedRequest));

    test('are deleted, and not at the last instant before', async () => {
      await still.clock.stopAt(aDayLater(0));
      await deleteExpiredAnswers(still);
      expect(await known()).toEqual([request.key]);
      await still.clock.stopAt(aDayLater(1));
      await deleteExpiredAnswers(still);
      expect(await known()).toEqual([]);
    });

    test('are not returned, although they are not deleted yet', async () => {
      await still.clock.stopAt(aDayLater(0));
      expect(await recall(still.db, request)).toEqual(answer);
      expect(await getClaim(request)).toBe(false);
      await still.clock.stopAt(aDayLater(1));
      expect(await recall(still.db, request)).toBeUndefined();
    });

    test('release their key to any other request', async () => {
      await still.clock.stopAt(aDayLater(1));
      const other = { ...request, requestHash: Buffer.from('two') };
      expect(await getClaim(other)).toBe(true);
      expect(await getClaim(other)).toBe(false);
      await remember(still.db, other, { status: 201, answer: 'new' });
      expect(await recall(still.db, other)).toEqual({ status: 201, answer: 'new' });
    });

    test('are replaced by an answer without a claim', async () => {
      await still.clock.stopAt(aDayLater(1));
      const other = { ...request, requestHash: Buffer.from('two') };
      await remember(still.db, other, { status: 201, answer: 'new' });
      expect(await recall(still.db, other)).toEqual({ status: 201, answer: 'new' });
    });
  });
});

describe('the key of a request', () => {
  const [first, second] = ['a key of the tests, long enough to be one', 'another key of the tests, as long'];
  const readHash = (...changedRequest: Parameters<typeof hash>) => hash(...changedRequest).requestHash;

  test('belongs to one operation with one payload', () => {
    const keys = createKeys(first);
    const hashes = [
      readHash(keys, 'pay', { id: 1 }),
      readHash(keys, 'pay', { id: 2 }),
      readHash(keys, 'cancel', { id: 1 }),
      readHash(createKeys(second), 'pay', { id: 1 }),
    ].map((hash) => hash.toString('hex'));
    expect(new Set(hashes).size).toBe(4);
    expect(readHash(keys, 'pay', { id: 1 }).toString('hex')).toBe(hashes[0]);
  });

  test('remains valid when the secret key changes', async () => {
    const changedRequest = (...keys: Parameters<typeof createKeys>) => ({
      clientId: 'site',
      key: 'b1:pay:1',
      ...hash(createKeys(...keys), 'pay', { id: 1 }),
    });
    await remember(still.db, changedRequest(first), { status: 200, answer: 'value' });
    expect(await recall(still.db, changedRequest(second, first))).toMatchObject({ answer: 'value' });
    expect(await getProblemKind(recall(still.db, changedRequest(second)))).toBe('idempotency-mismatch');
  });
});
