import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openTaskLease, startRecurringTasks } from '../../server/host/jobs/index.ts';
import { createStay } from '../outside/support/stays.ts';
import { dayFromNow } from '../support/guests.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';

let still: ManualHost;
beforeEach(async () => {
  still = await openManualHost();
  await still.db.deleteFrom('taskLease').execute();
});

/** Makes the lease look as if its process had been killed and had not renewed it in time. */
const expireLease = () =>
  still.db
    .updateTable('taskLease')
    .set({ expiresAt: new Date(0) })
    .execute();

describe('the lease of the recurring tasks', () => {
  test('belongs to one process until it expires', async () => {
    const [one, other] = [openTaskLease(still.db), openTaskLease(still.db)];
    expect([await one.claim(), await other.claim(), await one.claim()]).toEqual([true, false, true]);
    await expireLease();
    expect([await other.claim(), await one.claim()]).toEqual([true, false]);
  });

  test('can be acquired if the clock of the database was set back after its last renewal', async () => {
    const [one, other] = [openTaskLease(still.db), openTaskLease(still.db)];
    expect(await one.claim()).toBe(true);
    await still.db
      .updateTable('taskLease')
      .set({ expiresAt: new Date(Date.now() + 3_600_000) })
      .execute();
    expect([await other.claim(), await one.claim()]).toEqual([true, false]);
  });

  test('can be acquired as soon as its process releases it', async () => {
    const [one, other] = [openTaskLease(still.db), openTaskLease(still.db)];
    expect(await one.claim()).toBe(true);
    await other.release();
    expect(await other.claim()).toBe(false);
    await one.release();
    expect(await other.claim()).toBe(true);
  });

  test('is acquired by one of many processes that start at the same time', async () => {
    const claims = Array.from({ length: 20 }, () => openTaskLease(still.db).claim());
    expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
  });
});

/** A stay whose data a round erases, because its retention period is over. */
const createPastStay = () =>
  createStay(still, { status: 'confirmed', startDate: dayFromNow(-800), endDate: dayFromNow(-797) });

const readErased = async () =>
  (await still.db.selectFrom('reservation').select('guestErasedAt').execute()).map(
    ({ guestErasedAt }) => guestErasedAt !== null,
  );

describe('a process', () => {
  test('runs only its own tasks while another one has the lease', async () => {
    await createPastStay();
    await openTaskLease(still.db).claim();
    const ownTask = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const options = { own: { ownTask }, lease: openTaskLease(still.db) };
    await startRecurringTasks(still.context, options).stop();
    expect([ownTask.mock.calls.length, await readErased()]).toEqual([1, [false]]);

    await expireLease();
    await startRecurringTasks(still.context, options).stop();
    expect([ownTask.mock.calls.length, await readErased()]).toEqual([2, [true]]);
  });

  test('takes over within a minute after another one was killed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      await createPastStay();
      await openTaskLease(still.db).claim();
      const tasks = startRecurringTasks(still.context, { lease: openTaskLease(still.db) });
      // The process renews or claims a lease of 30 seconds every 10 seconds.
      const { expiresAt } = await still.db
        .selectFrom('taskLease')
        .select('expiresAt')
        .executeTakeFirstOrThrow();
      expect(expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(30_000);
      await expireLease();
      vi.advanceTimersByTime(10_000);
      await tasks.stop();
      expect(await readErased()).toEqual([true]);
    } finally {
      vi.useRealTimers();
    }
  });
});
