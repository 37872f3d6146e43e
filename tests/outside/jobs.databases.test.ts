import { setTimeout as passes } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createHandlers, openJobs } from '../../server/host/jobs/index.ts';
import { poolForJobs } from '../../server/host/jobs/poolForJobs.ts';
import { holdStay } from './support/stays.ts';
import { openWorld } from './support/world.ts';
import { keptLog } from '../support/keptLog.ts';

describe('a job', () => {
  test('a job of a transaction that is rolled back does not run', async () => {
    const world = await openWorld();
    const reservationId = await holdStay(world, { status: 'confirmed' });
    const undone = world.db.transaction().execute(async (trx) => {
      await world.jobs.enqueue(trx, 'mail.confirmed', { reservationId });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const { rows } = await world.pool.query('select id from pgboss.job');
    expect(rows).toEqual([]);
    await world.db
      .transaction()
      .execute((trx) => world.jobs.enqueue(trx, 'mail.confirmed', { reservationId }));
    await world.jobsDone();
    expect(await world.mails()).toHaveLength(1);
  });

  test('waits through a stop and is done by whoever comes next', async () => {
    const world = await openWorld({ working: false });
    const reservationId = await holdStay(world, { status: 'confirmed' });
    await world.db
      .transaction()
      .execute((trx) => world.jobs.enqueue(trx, 'mail.confirmed', { reservationId }));
    await world.jobs.stop();
    const next = await openJobs({ ...world, log: keptLog().log });
    await next.work(createHandlers({ ...world.context, jobs: next }));
    await world.jobsDone();
    await next.stop();
    expect(await world.mails()).toHaveLength(1);
  });

  test('a running job finishes before the jobs have stopped', async () => {
    const world = await openWorld({ working: false });
    const reservationId = await holdStay(world, { status: 'confirmed' });
    const [begun, finishing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await world.jobs.work({
      ...createHandlers(world.context),
      async 'mail.confirmed'() {
        begun.resolve();
        await finishing.promise;
      },
    });
    await world.db
      .transaction()
      .execute((trx) => world.jobs.enqueue(trx, 'mail.confirmed', { reservationId }));
    await begun.promise;

    let stopped = false;
    const stopping = world.jobs.stop().then(() => (stopped = true));
    await passes(100);
    expect(stopped).toBe(false);
    finishing.resolve();
    await stopping;
    const { rows } = await world.pool.query('select state from pgboss.job');
    expect(rows).toEqual([{ state: 'completed' }]);
  });

  test('does not hold up the others of its kind when there are many', async () => {
    const world = await openWorld({ working: false });
    const reservationId = await holdStay(world, { status: 'confirmed' });
    await world.db.transaction().execute(async (trx) => {
      for (let count = 0; count < 45; count += 1) {
        await world.jobs.enqueue(trx, 'mail.confirmed', { reservationId });
      }
    });
    await world.work();
    await world.jobsDone();
    expect(await world.mails()).toHaveLength(45);
  });
});

test('a step of the job queue that fails leaves no broken transaction to the next user of the connection', async () => {
  const world = await openWorld({ working: false });
  const jobs = poolForJobs(world.pool);
  await expect(jobs.executeSql('BEGIN; select * from there_is_no_such_table; COMMIT')).rejects.toThrow(
    'there_is_no_such_table',
  );
  expect((await world.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
