import { describe, expect, inject, test } from 'vitest';
import type { ListedJob } from '../../server/host/index.ts';
import { openStore } from '../../server/host/store/openStore.ts';
import { createInstallation, startSite, runCommand, type Installation } from './support/site.ts';

const isEmbedded = inject('postgres') === undefined;
const soon = { interval: 20 };

/** Changes what is noted of the jobs of an installation whose site does not run. */
async function note(place: Installation, change: string) {
  const store = await openStore(place);
  await store.pool.query(`update pgboss.job set ${change}`);
  await store.close();
}

/** An installation with a stay that is booked, whose site does not run. */
async function bookedPlace() {
  const place = await createInstallation();
  const site = await startSite(place);
  const { number, guest } = await site.book(30);
  await site.stop();
  const failedJobs = async () =>
    (await runCommand(place, ['jobs', 'failed', '--json'])).json() as ListedJob[];
  return { place, number, guest, failedJobs };
}

describe('a failed e-mail', () => {
  test('is listed with its reservation and reason, without personal data, and sent again', async () => {
    const { place, number, guest, failedJobs } = await bookedPlace();
    expect((await runCommand(place, ['jobs', 'failed'])).out).toBe('No failed jobs.\n');
    const failure = JSON.stringify({ message: `mailbox of ${guest.email} is full` });
    const failedForGood = `state = 'failed', output = '${failure}', retry_count = retry_limit`;
    await note(place, `${failedForGood} where name = 'mail.confirmed'`);
    const [job, ...others] = await failedJobs();
    expect(others).toEqual([]);
    expect(job).toMatchObject({
      queue: 'mail.confirmed',
      about: 'e-mail to the guest: confirmation',
      reservation: number,
      nextTry: null,
      why: 'mailbox of … is full',
    });
    const listed = await runCommand(place, ['jobs', 'failed']);
    expect(listed.out).toMatch(new RegExp(`${number}.*confirmation.*none.*mailbox of … is full`));

    const retried = await runCommand(place, ['jobs', 'retry', job!.id]);
    const doneWhen = isEmbedded ? 'when the site starts' : 'by the running site';
    expect(retried).toMatchObject({ code: 0, out: `Jobs retried ${doneWhen}: 1.\n` });
    const running = await startSite(place);
    await expect.poll(() => running.subjectsTo(guest.email), soon).toHaveLength(3);
    expect(await failedJobs()).toEqual([]);
  });

  test('with hours until its next attempt is sent at once with all others, while the site runs', async () => {
    const { place, number, guest, failedJobs } = await bookedPlace();
    const waiting = `state = 'retry', start_after = now() + interval '3 hours', completed_on = null`;
    await note(place, `${waiting} where name = 'mail.confirmed'`);
    const running = await startSite(place);
    expect(await failedJobs()).toMatchObject([{ reservation: number, nextTry: expect.any(String) }]);
    const before = (await running.subjectsTo(guest.email)).length;
    const retried = await runCommand(place, ['jobs', 'retry', '--all', '--json']);
    expect(retried.json()).toEqual({ retried: 1 });
    await expect.poll(() => running.subjectsTo(guest.email), soon).toHaveLength(before + 1);
  });
});

test('of a refund is listed with its reservation: a duplicate payment', async () => {
  const { place, number, failedJobs } = await bookedPlace();
  const twice = `jsonb_build_object('gatewayPaymentId', (select id from gateway_payment), 'amount', 100)`;
  await note(
    place,
    `name = 'payment.returnSurplus', data = ${twice}, state = 'failed' where name = 'mail.confirmed'`,
  );
  expect(await failedJobs()).toMatchObject([{ about: 'refund of a duplicate payment', reservation: number }]);
});

test('the jobs to repeat are named, or all of them are repeated', async () => {
  const place = await createInstallation();
  await startSite(place);
  for (const wrong of [[], ['--all', 'x'], ['no-id']]) {
    expect((await runCommand(place, ['jobs', 'retry', ...wrong])).code).toBe(2);
  }
  const none = await runCommand(place, ['jobs', 'retry', '019a5b1c-0000-7000-8000-000000000000']);
  expect(none.code).toBe(1);
  expect(none.err).toContain('"jobs failed" lists them');
});

// With several processes on one database, a job belongs to its process until its lease ends.
test.runIf(isEmbedded)(
  'an e-mail that was being sent when the site was killed is sent right after the next start',
  async () => {
    const { place, guest } = await bookedPlace();
    await note(
      place,
      `state = 'active', started_on = now(), completed_on = null where name = 'mail.confirmed'`,
    );
    const running = await startSite(place);
    const before = (await running.subjectsTo(guest.email)).length;
    await expect.poll(() => running.subjectsTo(guest.email), soon).toHaveLength(before + 1);
  },
);
