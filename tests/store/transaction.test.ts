import { expect, test } from 'vitest';
import type { Database, Trx } from '../../server/host/store/database.ts';
import { inTransaction, lockInOrder } from '../../server/host/store/transaction.ts';

const lockTimeout = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });

test('work with a locked row gets a last attempt, because it may no longer need the lock', async () => {
  const execute = () => Promise.reject(lockTimeout);
  const lockedRows = { forNoKeyUpdate: () => ({ noWait: () => ({ execute }), execute }) };
  const db = {
    transaction: () => ({ execute: <T>(work: (trx: Trx) => Promise<T>) => work({} as Trx) }),
  } as unknown as Database;
  const tries: boolean[] = [];
  const areNightsGone = () => tries.length === 2;
  const result = inTransaction(db, async (trx) => {
    if (areNightsGone()) return 'the nights are gone';
    tries.push(true);
    await lockInOrder(trx, 'units casa', lockedRows as unknown as Parameters<typeof lockInOrder>[2]);
    return 'locked';
  });
  expect(await result).toBe('the nights are gone');
});
