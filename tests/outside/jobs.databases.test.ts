import { setTimeout as passes } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createHandlers, openJobs } from '../../server/host/jobs/index.ts';
import { poolForJobs } from '../../server/host/jobs/poolForJobs.ts';
import { createStay } from './support/stays.ts';
import { openEnvironment } from './support/environment.ts';
import { createTestLog } from '../support/createTestLog.ts';

describe('a job', () => {
  test('does not run if its transaction is rolled back', async () => {
    const environment = await openEnvironment();
    const reservationId = await createStay(environment, { status: 'confirmed' });
    const undone = environment.db.transaction().execute(async (trx) => {
      await environment.jobs.enqueue(trx, 'mail.confirmed', { reservationId });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const { rows } = await environment.pool.query('select id from pgboss.job');
    expect(rows).toEqual([]);
    await environment.db
      .transaction()
      .execute((trx) => environment.jobs.enqueue(trx, 'mail.confirmed', { reservationId }));
    await environment.waitForJobs();
    expect(await environment.mails()).toHaveLength(1);
  });

  test('survives a stop, and the next process runs it', async () => {
    const environment = await openEnvironment({ working: false });
    const reservationId = await createStay(environment, { status: 'confirmed' });
    await environment.db
      .transaction()
      .execute((trx) => environment.jobs.enqueue(trx, 'mail.confirmed', { reservationId }));
    await environment.jobs.stop();
    const next = await openJobs({ ...environment, log: createTestLog().log });
    await next.work(createHandlers({ ...environment.context, jobs: next }));
    await environment.waitForJobs();
    await next.stop();
    expect(await environment.mails()).toHaveLength(1);
  });

  test('finishes before the job system has stopped', async () => {
    const environment = await openEnvironment({ working: false });
    const reservationId = await createStay(environment, { status: 'confirmed' });
    const [begun, finishing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await environment.jobs.work({
      ...createHandlers(environment.context),
      async 'mail.confirmed'() {
        begun.resolve();
        await finishing.promise;
      },
    });
    await environment.db
      .transaction()
      .execute((trx) => environment.jobs.enqueue(trx, 'mail.confirmed', { reservationId }));
    await begun.promise;

    let stopped = false;
    const stopping = environment.jobs.stop().then(() => (stopped = true));
    await passes(100);
    expect(stopped).toBe(false);
    finishing.resolve();
    await stopping;
    const { rows } = await environment.pool.query('select state from pgboss.job');
    expect(rows).toEqual([{ state: 'completed' }]);
  });

  test('does not delay the others of its kind when there are many', async () => {
    const environment = await openEnvironment({ working: false });
    const reservationId = await createStay(environment, { status: 'confirmed' });
    await environment.db.transaction().execute(async (trx) => {
      for (let count = 0; count < 45; count += 1) {
        await environment.jobs.enqueue(trx, 'mail.confirmed', { reservationId });
      }
    });
    await environment.work();
    await environment.waitForJobs();
    expect(await environment.mails()).toHaveLength(45);
  });
});

test('leaves no broken transaction to the next user of the connection after a failed step', async () => {
  const environment = await openEnvironment({ working: false });
  const jobs = poolForJobs(environment.pool);
  await expect(jobs.executeSql('BEGIN; select * from there_is_no_such_table; COMMIT')).rejects.toThrow(
    'there_is_no_such_table',
  );
  expect((await environment.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
