import { describe, expect, test } from 'vitest';
import { createObserver } from '../../server/host/observe.ts';
import { dayFromNow } from '../support/guests.ts';
import { createStay } from './support/stays.ts';
import { openEnvironment } from './support/environment.ts';

const openObservedEnvironment = async (runsJobs: boolean) => {
  const environment = await openEnvironment({ working: runsJobs });
  return { environment, ...createObserver(environment, environment.jobs) };
};

describe('readiness', () => {
  test('is reported while the database responds and the jobs are processed', async () => {
    const { environment, ready } = await openObservedEnvironment(false);
    expect(await ready()).toEqual({ ready: false, because: 'no worker runs for the jobs' });
    await environment.work();
    expect(await ready()).toEqual({ ready: true });
    await environment.jobs.stop();
    expect(await ready()).toEqual({ ready: false, because: 'no worker runs for the jobs' });
  });

  test('is denied while the database does not respond', async () => {
    const { environment, ready } = await openObservedEnvironment(true);
    const release = await environment.takeAllConnections();
    expect(await ready()).toEqual({ ready: false, because: 'the database does not answer' });
    release();
    expect(await ready()).toEqual({ ready: true });
  });
});

describe('metrics', () => {
  test('contain the current reservations by status, and their payments in cents', async () => {
    const { environment, observe } = await openObservedEnvironment(false);
    await createStay(environment, { status: 'confirmed' });
    await environment.db
      .updateTable('payment')
      .set({ dueDate: dayFromNow(-89) })
      .execute();
    const past = await createStay(environment, {
      status: 'confirmed',
      startDate: dayFromNow(-200),
      endDate: dayFromNow(-197),
    });
    await environment.db
      .updateTable('payment')
      .set({ dueDate: dayFromNow(-92) })
      .where('reservationId', '=', past)
      .execute();
    expect((await observe()).figures).toMatchObject({
      holds: 0,
      reservations: { confirmed: 1 },
      payments: [{ status: 'scheduled', count: 1, amount: 30_000, refunded: 0 }],
    });
    await environment.db.updateTable('reservation').set({ status: 'awaiting_payment' }).execute();
    await environment.db
      .updateTable('reservation')
      .set({ holdExpiresAt: new Date(Date.now() + 600_000) })
      .execute();
    expect((await observe()).figures).toMatchObject({ holds: 1, reservations: { awaiting_payment: 1 } });
    await environment.db
      .updateTable('reservation')
      .set({ holdExpiresAt: new Date(0) })
      .execute();
    expect((await observe()).figures).toMatchObject({ holds: 0, reservations: { expired: 1 } });
  });

  test('contain the waiting jobs, their age and their results', async () => {
    const { environment, observe } = await openObservedEnvironment(false);
    const reservationId = await createStay(environment, { status: 'confirmed' });
    const getJob = async () =>
      (await observe()).figures?.jobs.find(({ queue }) => queue === 'mail.confirmed');
    expect(await getJob()).toEqual({
      queue: 'mail.confirmed',
      waiting: 0,
      retrying: 0,
      active: 0,
      failed: 0,
      oldestWaiting: 0,
    });

    await environment.db
      .transaction()
      .execute((trx) => environment.jobs.enqueue(trx, 'mail.confirmed', { reservationId }));
    await environment.pool.query(`update pgboss.job set created_on = now() - interval '90 seconds'`);
    expect(await getJob()).toMatchObject({ waiting: 1, oldestWaiting: expect.closeTo(90, -1) });

    environment.faults.mail = 1;
    await environment.work();
    await expect.poll(getJob).toMatchObject({ waiting: 0, retrying: 1 });
    expect((await observe()).tries).toEqual([{ queue: 'mail.confirmed', outcome: 'failed', count: 1 }]);
    await environment.pool.query(`update pgboss.job set start_after = now()`);
    await environment.waitForJobs();
    expect(await getJob()).toMatchObject({ waiting: 0, retrying: 0, oldestWaiting: 0 });
    expect((await observe()).tries).toContainEqual({ queue: 'mail.confirmed', outcome: 'done', count: 1 });
  });

  test('omit the database figures if the database does not respond', async () => {
    const { environment, observe } = await openObservedEnvironment(false);
    const release = await environment.takeAllConnections();
    const { figures, connections } = await observe();
    release();
    expect(figures).toBeUndefined();
    expect(connections.busy).toBe(environment.pool.options.max);
  });
});
