import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HostBooking } from '../../contract/dashboard/bookings.ts';
import { Bookings } from '../support/bookings.ts';
import { createGuest, createLegalForm, dayFromNow } from '../support/guests.ts';
import { getLinkToken } from '../../server/host/keys/linkToken.ts';
import { createKeys } from '../../server/host/keys/keys.ts';
import { openTestHost, secretKey, type TestHost } from '../support/testHost.ts';

let host: TestHost;
beforeAll(async () => {
  // Reykjavik has the date of UTC, which tests use to count days.
  host = await openTestHost(
    ['arriving', 'leaving', 'staying', 'later'],
    ({ property }) => void (property.timeZone = 'Atlantic/Reykjavik'),
  );
});
afterAll(() => host.close());

async function enter(unit: string, from: number, to: number, about: Partial<HostBooking> = {}) {
  const { locale, ...guest } = createGuest();
  const stay = { unit, startDate: dayFromNow(from), endDate: dayFromNow(to), guests: 1, locale, guest };
  return host.commands.run('reservations.create', { ...stay, payment: { by: 'arrival' }, ...about });
}

test('today says that a site is new until its first stay', async () => {
  expect(await host.commands.run('today', {})).toEqual({
    isNew: true,
    arrivals: [],
    departures: [],
    inHouse: [],
    attention: [],
  });
});

test('today shows arrivals, departures and guests in the house, and what needs attention', async () => {
  const arriving = await enter('arriving', 0, 3, { arrivalTime: '18:30' });
  const leaving = await enter('leaving', -3, 0);
  const staying = await enter('staying', -2, 2, { payment: { by: 'received', as: 'cash' } });
  await enter('later', 9, 12);
  const unpaid = await enter('later', 20, 23, { payment: { by: 'link', until: dayFromNow(4) } });

  const { isNew, arrivals, departures, inHouse, attention } = await host.commands.run('today', {});
  expect(isNew).toBe(false);
  expect(arrivals.map(({ number }) => number)).toEqual([arriving.number]);
  expect(arrivals[0]).toMatchObject({
    guestName: 'Ana Silva',
    arrivalTime: '18:30',
    registration: 'open',
    isRemindable: true,
    phone: '+351 912 345 678',
    due: arriving.quote.total,
  });
  expect(departures.map(({ number }) => number)).toEqual([leaving.number]);
  expect(inHouse).toMatchObject([{ number: staying.number, due: { amount: 0 } }]);
  expect(attention).toMatchObject([
    { kind: 'unpaid', urgency: 'late', why: 'overdue', number: leaving.number, action: 'recordPayment' },
    { kind: 'notRegistered', urgency: 'today', number: arriving.number, remindedAt: null, action: 'remind' },
    { kind: 'unpaid', urgency: 'soon', why: 'link', number: unpaid.number, dueDate: dayFromNow(4) },
    { kind: 'bulletins', urgency: 'soon', number: leaving.number, guests: 'missing', action: 'remind' },
    { kind: 'bulletins', urgency: 'soon', number: staying.number, guests: 'missing', action: 'remind' },
  ]);

  await host.commands.run('reservations.recordPayment', { reservation: leaving.number, as: 'cash' });
  await host.commands.run('registrations.remind', { reservation: arriving.number });
  const later = await host.commands.run('today', {});
  expect(later.arrivals).toMatchObject([{ isRemindable: false }]);
  expect(later.attention).toMatchObject([
    { kind: 'notRegistered', remindedAt: expect.any(String) as string },
    { kind: 'unpaid', why: 'link' },
    { kind: 'bulletins' },
    { kind: 'bulletins' },
  ]);
});

test('registrations are listed, and unregistered guests are reminded every twelve hours at most', async () => {
  const { id, number } = await enter('later', 5, 8);
  const list = (missing?: boolean) =>
    host.commands.run('registrations.list', { unit: 'later', ...(missing && { missing }) });
  expect((await list(true)).map((stay) => stay.number)).toContain(number);

  expect(await host.commands.run('registrations.remind', { reservation: number })).toMatchObject({ number });
  await expect(host.commands.run('registrations.remind', { reservation: number })).rejects.toThrow(
    'The next reminder can be sent at',
  );

  const token = getLinkToken(createKeys(secretKey), { id, tokenVersion: 1 });
  await new Bookings(host).register({ id, token }, [createLegalForm()]);
  expect((await list()).find((stay) => stay.number === number)).toMatchObject({
    registration: 'registered',
    registeredAt: expect.any(String) as string,
  });
  expect((await list(true)).map((stay) => stay.number)).not.toContain(number);
  await expect(host.commands.run('registrations.remind', { reservation: number })).rejects.toThrow(
    'are registered already',
  );
});
