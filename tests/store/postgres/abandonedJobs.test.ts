import { expect, onTestFinished, test } from 'vitest';
import { createHandlers, openJobs } from '../../../server/host/jobs/index.ts';
import { openEnvironment } from '../../outside/support/environment.ts';
import { createTestLog } from '../../support/createTestLog.ts';

test('a job is taken over within seconds if its process was killed, and never from a live one', async () => {
  const world = await openEnvironment({ working: false });
  const enqueue = (reservationId: string) =>
    world.db.transaction().execute((trx) => world.jobs.enqueue(trx, 'mail.otp', { reservationId }));
  await enqueue('of one that was killed');
  await enqueue('of one that lives');
  await world.pool.query(
    `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now()
       + case when data ->> 'reservationId' like '%killed' then interval '-11 seconds' else interval '1 minute' end`,
  );
  const next = await openJobs({ ...world, log: createTestLog().log });
  onTestFinished(() => next.stop());
  const done: string[] = [];
  await next.work({
    ...createHandlers({ ...world.context, jobs: next }),
    'mail.otp': ({ reservationId }) => Promise.resolve(void done.push(reservationId)),
  });
  // Its job is noted as done after what was done for it.
  const states = `select data ->> 'reservationId' as id, state from pgboss.job where name = 'mail.otp' order by id`;
  await expect
    .poll(async () => (await world.pool.query(states)).rows)
    .toEqual([
      { id: 'of one that lives', state: 'active' },
      { id: 'of one that was killed', state: 'completed' },
    ]);
  expect(done).toEqual(['of one that was killed']);
});
