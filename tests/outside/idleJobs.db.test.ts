import { expect, onTestFinished, test } from 'vitest';
import { openJobs } from '../../server/host/jobs/index.ts';
import { createTestLog } from '../support/createTestLog.ts';
import { patience } from '../support/patience.ts';
import { openEnvironment } from './support/environment.ts';
import { createStay } from './support/stays.ts';

/** A worker for each of about 40 queues that polls every two seconds would send more than 1000. */
const statementsPerMinute = 300;

test('the workers of an idle site poll all queues with one statement', async () => {
  const environment = await openEnvironment();
  // Connections are given in turn, so all workers have started when this query is answered.
  await environment.pool.query('select 1');
  let statements = 0;
  const count = () => (statements += 1);
  environment.pool.on('acquire', count);
  onTestFinished(() => void environment.pool.off('acquire', count));
  // The first statements may still be those of the start.
  const measure = async () => {
    const [before, began] = [statements, performance.now()];
    await expect.poll(() => statements, { timeout: patience }).toBeGreaterThanOrEqual(before + 3);
    return ((statements - before) / (performance.now() - began)) * 60_000;
  };
  await expect.poll(measure, { timeout: patience }).toBeLessThan(statementsPerMinute);
});

test('a job that a command enqueues in another process runs in the process of the site', async () => {
  const environment = await openEnvironment();
  const command = await openJobs({ ...environment, log: createTestLog().log });
  onTestFinished(() => command.stop());
  const reservationId = await createStay(environment, { status: 'confirmed' });
  await environment.db
    .transaction()
    .execute((trx) => command.enqueue(trx, 'mail.confirmed', { reservationId }));
  await environment.waitForJobs();
  expect(await environment.mails()).toHaveLength(1);
});
