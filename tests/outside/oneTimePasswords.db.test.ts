import { describe, expect, test } from 'vitest';
import { wipeExpired } from '../../server/host/mail/sendOtp.ts';
import { awaitPassword, createStay, getEncryptedPassword } from './support/stays.ts';
import { openEnvironment, type TestEnvironment } from './support/environment.ts';

const code = '918273';

const mailIt = ({ db, jobs }: TestEnvironment, reservationId: string) =>
  db.transaction().execute((trx) => jobs.enqueue(trx, 'mail.otp', { reservationId }));

async function waiting(environment: TestEnvironment, minutes?: number) {
  const id = await createStay(environment, { status: 'awaiting_otp' });
  await awaitPassword(environment, id, code, minutes);
  return id;
}

describe('the e-mail with a one-time password', () => {
  test('is sent once, and the password is deleted', async () => {
    const environment = await openEnvironment();
    const id = await waiting(environment);
    await mailIt(environment, id);
    await expect.poll(() => environment.mails(), { interval: 10 }).toHaveLength(1);
    await environment.waitForJobs();

    const [mail] = await environment.mails();
    expect(mail).toMatchObject({ to: 'maria@guests.test', language: 'en' });
    expect(mail!.text).toContain(code);
    expect(await getEncryptedPassword(environment, id)).toBeNull();
  });

  test('waits encrypted', async () => {
    const environment = await openEnvironment({ working: false });
    const id = await waiting(environment);
    await mailIt(environment, id);
    expect(await getEncryptedPassword(environment, id)).not.toContain(code);
    expect((await environment.readAllStoredData()).files).not.toContain(code);
  });

  test('is sent again after a failure of the mail server', async () => {
    const environment = await openEnvironment();
    const id = await waiting(environment);
    environment.faults.mail = 1;
    await mailIt(environment, id);
    await expect.poll(() => environment.log.join('')).toContain('will be retried');
    expect(await getEncryptedPassword(environment, id)).not.toBeNull();
    await environment.runRetriesNow();
    await environment.waitForJobs();
    expect(await environment.mails()).toHaveLength(1);
    expect(await getEncryptedPassword(environment, id)).toBeNull();
  });

  test('loses its password when it fails permanently, and the log names the fix', async () => {
    const environment = await openEnvironment({ working: false });
    const id = await waiting(environment);
    environment.faults.mail = 1;
    await mailIt(environment, id);
    await environment.pool.query(`update pgboss.job set retry_limit = 0`);
    await environment.work();
    await environment.waitForJobs();
    expect(await environment.mails()).toHaveLength(0);
    expect(await getEncryptedPassword(environment, id)).toBeNull();
    const failure = environment.log.find((line) => line.includes('failed permanently'));
    expect(failure).toContain('SMTP_URL');
    expect(environment.log.join('')).not.toContain(code);
  });

  test('is not sent once the password has expired', async () => {
    const environment = await openEnvironment();
    const id = await waiting(environment, -1);
    await mailIt(environment, id);
    await environment.waitForJobs();
    expect(await environment.mails()).toHaveLength(0);
    expect(await getEncryptedPassword(environment, id)).toBeNull();
  });

  test('is not sent once the guest has started again', async () => {
    const environment = await openEnvironment();
    const id = await waiting(environment);
    await environment.db
      .updateTable('reservation')
      .set({ status: 'cancelled' })
      .where('id', '=', id)
      .execute();
    await mailIt(environment, id);
    await environment.waitForJobs();
    expect(await environment.mails()).toHaveLength(0);
  });

  test('contains the newest password when another was requested in the meantime', async () => {
    const environment = await openEnvironment({ working: false });
    const id = await waiting(environment);
    await mailIt(environment, id);
    await awaitPassword(environment, id, '555444');
    await mailIt(environment, id);
    await environment.work();
    await environment.waitForJobs();
    const mails = await environment.mails();
    expect(mails.length).toBeGreaterThan(0);
    expect(mails.map(({ text }) => text).join('')).not.toContain(code);
    expect(mails[0]!.text).toContain('555444');
    expect(await getEncryptedPassword(environment, id)).toBeNull();
  });
});

test('loses its password when it expires before it could be sent', async () => {
  const environment = await openEnvironment({ working: false });
  const id = await waiting(environment);
  await wipeExpired(environment.context);
  expect(await getEncryptedPassword(environment, id)).not.toBeNull();
  await environment.pool.query(`update one_time_password set expires_at = now() - interval '1 second'`);
  await wipeExpired(environment.context);
  expect(await getEncryptedPassword(environment, id)).toBeNull();
});
