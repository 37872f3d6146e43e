import { expect, test } from 'vitest';
import { openJobs } from '../../server/host/jobs/index.ts';
import { openEmptyStore } from '../support/openEmptyStore.ts';
import { createTestLog } from '../support/createTestLog.ts';

test('completed jobs are kept for seven days, and unprocessed ones for two weeks at most', async () => {
  const store = await openEmptyStore();
  const jobs = await openJobs({ ...store, log: createTestLog().log });
  const { rows } = await store.pool.query<{ done: number; waiting: number }>(
    `select max(deletion_seconds) as done, max(retention_seconds) as waiting from pgboss.queue`,
  );
  await jobs.stop();
  const day = 86_400;
  expect(rows).toEqual([{ done: 7 * day, waiting: 14 * day }]);
});
