import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuest, dayFromNow } from '../support/guests.ts';
import { getRefusedKind, openDashboard, type Dashboard } from '../support/dashboard.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await openDashboard(['casa']);
});
afterAll(() => dashboard.close());

const euros = (amount: number) => ({ amount, currency: 'EUR' });

/** Enters a stay of Airbnb, with what it pays. */
async function enter(from: number, money: { payout?: number; commission?: number } = {}): Promise<string> {
  const { locale, ...guest } = createGuest();
  const stay = { unit: 'casa', startDate: dayFromNow(from), endDate: dayFromNow(from + 3), guests: 1 };
  const channel = { name: 'Airbnb', reference: 'HM1', ...money };
  const body = { ...stay, locale, guest, channel, payment: { by: 'channel' as const } };
  return (await dashboard.as('manager').call('createBooking', { body })).number;
}

const getListed = async (role: 'manager' | 'cleaner', number: string) =>
  (await dashboard.as(role).call('listReservations', { query: {} })).reservations.find(
    (one) => one.number === number,
  );

test('the list and the page of a stay show the channel that collects its price, and the payout', async () => {
  const number = await enter(10, { payout: 41_250 });
  expect(await getListed('manager', number)).toMatchObject({
    source: 'Airbnb',
    total: euros(0),
    collectedBy: 'Airbnb',
    payout: euros(41_250),
    commission: null,
  });
  expect(await getListed('cleaner', number)).toMatchObject({ total: null, collectedBy: null, payout: null });
  const params = { reservation: number };
  expect((await dashboard.as('accountant').call('getReservation', { params })).money!.channel).toEqual({
    name: 'Airbnb',
    collects: true,
    payout: euros(41_250),
    commission: null,
  });
});

test('an accountant can change the payout or the commission later, and delete one of them', async () => {
  const number = await enter(20, { payout: 1 });
  const params = { reservation: number };
  const accountant = dashboard.as('accountant');
  expect(await accountant.call('recordChannelMoney', { params, body: { commission: 8750 } })).toMatchObject({
    payout: euros(1),
    commission: euros(8750),
  });
  expect(await accountant.call('recordChannelMoney', { params, body: { payout: null } })).toMatchObject({
    payout: null,
    commission: euros(8750),
  });
  const { actions } = await dashboard.as('owner').call('listActions', { query: { search: number } });
  expect(actions.map(({ details }) => details)).toEqual([
    { payout: null },
    { commission: 8750 },
    { name: 'Airbnb', payout: 1 },
  ]);
  const cleaner = dashboard.as('cleaner').call('recordChannelMoney', { params, body: {} });
  expect(await getRefusedKind(cleaner)).toBe('forbidden');
});

test('amounts have a limit, and a name has letters', async () => {
  const { locale, ...guest } = createGuest();
  const stay = { unit: 'casa', startDate: dayFromNow(60), endDate: dayFromNow(63), guests: 1 };
  const body = { ...stay, locale, guest, payment: { by: 'channel' as const } };
  const enterWith = (changes: object) =>
    getRefusedKind(dashboard.as('manager').call('createBooking', { body: { ...body, ...changes } }));
  expect(await enterWith({ channel: { name: 'Airbnb', payout: 2_147_483_648 } })).toBe('validation-failed');
  const named = { ...guest, firstName: '-', lastName: '-' };
  expect(await enterWith({ channel: { name: 'Airbnb' }, guest: named })).toBe('validation-failed');
});

test('a stay without a channel has no payout', async () => {
  const { locale, ...guest } = createGuest();
  const stay = { unit: 'casa', startDate: dayFromNow(30), endDate: dayFromNow(33), guests: 1 };
  const manager = dashboard.as('manager');
  const { number } = await manager.call('createBooking', {
    body: { ...stay, locale, guest, payment: { by: 'arrival' } },
  });
  const params = { reservation: number };
  expect((await manager.call('getReservation', { params })).money!.channel).toBeNull();
  expect(await getListed('manager', number)).toMatchObject({ source: 'phone', collectedBy: null });
  const refused = manager.call('recordChannelMoney', { params, body: { payout: 1 } });
  expect(await getRefusedKind(refused)).toBe('command-refused');
});
