import { describe, expect, test } from 'vitest';
import { wipeExpired } from '../../server/host/mail/sendOtp.ts';
import { awaitPassword, holdStay, sealedPassword } from './support/stays.ts';
import { openWorld, type World } from './support/world.ts';

const code = '918273';

const mailIt = ({ db, jobs }: World, reservationId: string) =>
  db.transaction().execute((trx) => jobs.enqueue(trx, 'mail.otp', { reservationId }));

async function waiting(world: World, minutes?: number) {
  const id = await holdStay(world, { status: 'awaiting_otp' });
  await awaitPassword(world, id, code, minutes);
  return id;
}

describe('the mail with a one-time password', () => {
  test('leaves within about a second, and the password is wiped', async () => {
    const world = await openWorld();
    const id = await waiting(world);
    const begun = performance.now();
    await mailIt(world, id);
    await expect.poll(() => world.mails(), { interval: 10 }).toHaveLength(1);
    expect(performance.now() - begun).toBeLessThan(1500);
    await world.jobsDone();

    const [mail] = await world.mails();
    expect(mail).toMatchObject({ to: 'maria@guests.test', language: 'en' });
    expect(mail!.text).toContain(code);
    expect(await sealedPassword(world, id)).toBeNull();
  });

  test('waits as something that tells nothing', async () => {
    const world = await openWorld({ working: false });
    const id = await waiting(world);
    await mailIt(world, id);
    expect(await sealedPassword(world, id)).not.toContain(code);
    expect((await world.everythingKept()).files).not.toContain(code);
  });

  test('the e-mail is sent again after a failure of the mail server', async () => {
    const world = await openWorld();
    const id = await waiting(world);
    world.faults.mail = 1;
    await mailIt(world, id);
    await expect.poll(() => world.log.join('')).toContain('will be tried again');
    expect(await sealedPassword(world, id)).not.toBeNull();
    await world.hurryRetries();
    await world.jobsDone();
    expect(await world.mails()).toHaveLength(1);
    expect(await sealedPassword(world, id)).toBeNull();
  });

  test('wipes the password when it fails for good, and the log says what to mend', async () => {
    const world = await openWorld({ working: false });
    const id = await waiting(world);
    world.faults.mail = 1;
    await mailIt(world, id);
    await world.pool.query(`update pgboss.job set retry_limit = 0`);
    await world.work();
    await world.jobsDone();
    expect(await world.mails()).toHaveLength(0);
    expect(await sealedPassword(world, id)).toBeNull();
    const failure = world.log.find((line) => line.includes('failed for good'));
    expect(failure).toContain('SMTP_URL');
    expect(world.log.join('')).not.toContain(code);
  });

  test('the e-mail is not sent once the password has expired', async () => {
    const world = await openWorld();
    const id = await waiting(world, -1);
    await mailIt(world, id);
    await world.jobsDone();
    expect(await world.mails()).toHaveLength(0);
    expect(await sealedPassword(world, id)).toBeNull();
  });

  test('the e-mail is not sent once the guest has started again', async () => {
    const world = await openWorld();
    const id = await waiting(world);
    await world.db.updateTable('reservation').set({ status: 'cancelled' }).where('id', '=', id).execute();
    await mailIt(world, id);
    await world.jobsDone();
    expect(await world.mails()).toHaveLength(0);
  });

  test('brings the newest password when another was asked for meanwhile', async () => {
    const world = await openWorld({ working: false });
    const id = await waiting(world);
    await mailIt(world, id);
    await awaitPassword(world, id, '555444');
    await mailIt(world, id);
    await world.work();
    await world.jobsDone();
    const mails = await world.mails();
    expect(mails.length).toBeGreaterThan(0);
    expect(mails.map(({ text }) => text).join('')).not.toContain(code);
    expect(mails[0]!.text).toContain('555444');
    expect(await sealedPassword(world, id)).toBeNull();
  });
});

test('a password whose mail never left is wiped once it has expired', async () => {
  const world = await openWorld({ working: false });
  const id = await waiting(world);
  await wipeExpired(world.context);
  expect(await sealedPassword(world, id)).not.toBeNull();
  await world.pool.query(`update one_time_password set expires_at = now() - interval '1 second'`);
  await wipeExpired(world.context);
  expect(await sealedPassword(world, id)).toBeNull();
});
