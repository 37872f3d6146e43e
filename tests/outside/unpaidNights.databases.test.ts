import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { reportUnpaidNights } from '../../server/host/reservations/unpaid/reportUnpaidNights.ts';
import { dayFromNow } from '../support/guests.ts';
import { holdStay } from './support/stays.ts';
import { openWorld, type World } from './support/world.ts';

const mark = (network: string) => [`/32 ${network}`, '/24 wider'];
const hold = (world: World, from: number, nights: number, network: string) =>
  holdStay(world, {
    startDate: dayFromNow(from),
    endDate: dayFromNow(from + nights),
    about: { callerMarks: mark(network) },
  });

test('a host is told once a day, with the commands, when a quarter of the next 90 nights is held unpaid', async () => {
  const world = await openWorld();
  const report = async () => {
    await reportUnpaidNights(world.context);
    await world.jobsDone();
    return (await world.mails()).length;
  };
  await hold(world, 5, 10, 'one-network-of-two');
  await hold(world, 20, 12, 'another-network');
  await hold(world, 200, 20, 'one-network-of-two');
  expect(await report()).toBe(0);
  await hold(world, 40, 3, 'one-network-of-two');
  expect([await report(), await report()]).toEqual([1, 1]);
  const [mail] = await world.mails();
  expect(mail).toMatchObject({ to: 'host@example.com', language: 'pt' });
  expect(mail!.subject).toContain('Casa casa (pt)');
  expect(mail!.text).toContain('25 estão guardadas');
  expect(mail!.text).toContain('reservations list --unpaid --unit casa');
  expect(mail!.text).toContain('reservations cancel --network one-network-');

  const told = (age: string) =>
    world.db
      .updateTable('unit')
      .set({ besiegedAt: sql<Date>`clock_timestamp() - ${age}::interval` })
      .execute();
  await told('23 hours 59 minutes');
  expect(await report()).toBe(1);
  await told('24 hours');
  expect(await report()).toBe(2);
});

test('nights that are paid, soft or over are no reason to tell a host', async () => {
  const world = await openWorld();
  const stay = (from: number, about: Parameters<typeof holdStay>[1]) =>
    holdStay(world, { ...about, startDate: dayFromNow(from), endDate: dayFromNow(from + 20) });
  await stay(1, { status: 'confirmed' });
  await stay(21, { about: { firm: false, firmUntil: null } });
  await stay(41, { about: { firmUntil: sql<Date>`now() - interval '1 minute'` } });
  await stay(61, {
    status: 'cancelled',
    about: { firm: true, firmUntil: sql<Date>`now() + interval '1 hour'` },
  });
  await reportUnpaidNights(world.context);
  await world.jobsDone();
  expect(await world.mails()).toEqual([]);
});
