import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { reportUnpaidNights } from '../../server/host/reservations/unpaid/reportUnpaidNights.ts';
import { dayFromNow } from '../support/guests.ts';
import { createStay } from './support/stays.ts';
import { openEnvironment, type TestEnvironment } from './support/environment.ts';

const mark = (network: string) => [`/32 ${network}`, '/24 wider'];
const hold = (environment: TestEnvironment, from: number, nights: number, network: string) =>
  createStay(environment, {
    startDate: dayFromNow(from),
    endDate: dayFromNow(from + nights),
    about: { callerMarks: mark(network) },
  });

test('a host is warned daily when unpaid holds take a quarter of the next 90 nights', async () => {
  const environment = await openEnvironment();
  const report = async () => {
    await reportUnpaidNights(environment.context);
    await environment.waitForJobs();
    return (await environment.mails()).length;
  };
  await hold(environment, 5, 10, 'one-network-of-two');
  await hold(environment, 20, 12, 'another-network');
  await hold(environment, 200, 20, 'one-network-of-two');
  expect(await report()).toBe(0);
  await hold(environment, 40, 3, 'one-network-of-two');
  expect([await report(), await report()]).toEqual([1, 1]);
  const [mail] = await environment.mails();
  expect(mail).toMatchObject({ to: 'host@example.com', language: 'pt' });
  expect(mail!.subject).toContain('Casa casa (pt)');
  expect(mail!.text).toContain('25 estão guardadas');
  expect(mail!.text).toContain('reservations list --unpaid --property casa');
  expect(mail!.text).toContain('reservations cancel --network one-network-');

  const countEmails = (age: string) =>
    environment.db
      .updateTable('unit')
      .set({ besiegedAt: sql<Date>`clock_timestamp() - ${age}::interval` })
      .execute();
  await countEmails('23 hours 59 minutes');
  expect(await report()).toBe(1);
  await countEmails('24 hours');
  expect(await report()).toBe(2);
});

test('nights that are paid, soft or over cause no warning', async () => {
  const environment = await openEnvironment();
  const stay = (from: number, about: Parameters<typeof createStay>[1]) =>
    createStay(environment, { ...about, startDate: dayFromNow(from), endDate: dayFromNow(from + 20) });
  await stay(1, { status: 'confirmed' });
  await stay(21, { about: { firm: false, firmUntil: null } });
  await stay(41, { about: { firmUntil: sql<Date>`now() - interval '1 minute'` } });
  await stay(61, {
    status: 'cancelled',
    about: { firm: true, firmUntil: sql<Date>`now() + interval '1 hour'` },
  });
  await reportUnpaidNights(environment.context);
  await environment.waitForJobs();
  expect(await environment.mails()).toEqual([]);
});
