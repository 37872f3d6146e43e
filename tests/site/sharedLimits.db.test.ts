import { describe, expect, test } from 'vitest';
import { createSharedCounts } from '../../server/host/callers/sharedCounts.ts';
import { limits } from '../../server/site/callers/limits.ts';
import { openEmptyStore } from '../support/openEmptyStore.ts';
import { useUpLimit, sendRequest, guest, other } from './support/callerRequests.ts';
import { openTestSite } from './support/site.ts';

describe('processes that share a database', () => {
  test('count together, by a mark of the network, and without anything prepared', async () => {
    const { pool } = await openEmptyStore();
    const orders: object[] = [];
    const counts = createSharedCounts(pool);
    const shared = {
      ...counts,
      query: (order: Parameters<typeof counts.query>[0]) => (orders.push(order), counts.query(order)),
    };
    const [one, next] = [
      await openTestSite({ callers: { shared } }),
      await openTestSite({ callers: { shared } }),
    ];
    await useUpLimit(one, 'code');
    const refused = await sendRequest(next, 'code');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(30);
    expect((await sendRequest(next, 'code', other)).status).not.toBe(429);
    expect(new Set(orders.flatMap((order) => Object.keys(order)))).toEqual(new Set(['text', 'values']));
    const { rows } = await pool.query<{ key: string }>('select key from caller_count order by key');
    expect(rows.map(({ key }) => key)).toEqual(
      ['code/24:mark of 203.0.113.0/24', `code/32:mark of ${other}`, `code/32:mark of ${guest}`].toSorted(),
    );
  });

  test('ask it no more about who has asked too often', async () => {
    const { pool } = await openEmptyStore();
    const counts = createSharedCounts(pool);
    let requests = 0;
    const shared = {
      ...counts,
      query: (order: Parameters<typeof counts.query>[0]) => ((requests += 1), counts.query(order)),
    };
    const site = await openTestSite({ callers: { shared } });
    await useUpLimit(site, 'code');
    for (let more = 0; more < 20; more += 1) expect((await sendRequest(site, 'code')).status).toBe(429);
    // Once for the address and once for the network around it.
    expect(requests).toBe(2 * limits.code.calls);
  });

  test('never ask it about pages and files, which cost it nothing', async () => {
    let requests = 0;
    const shared = { table: 'none', query: () => ((requests += 1), Promise.reject(new Error('asked'))) };
    const site = await openTestSite({ callers: { shared } });
    for (const kind of ['page', 'file', 'notice'] as const) await sendRequest(site, kind);
    expect(requests).toBe(0);
  });

  test('let nobody guess at codes while it cannot be asked, and count all else by themselves', async () => {
    const site = await openTestSite({
      callers: { shared: { table: 'caller_count', query: () => Promise.reject(new Error('away')) } },
    });
    const refused = await sendRequest(site, 'code');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await refused.json()).toMatchObject({ type: 'https://estadia.dev/problems/unavailable' });
    for (const kind of ['hold', 'read'] as const) {
      await useUpLimit(site, kind);
      expect((await sendRequest(site, kind)).status).toBe(429);
    }
  });
});
