import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HostBooking } from '../../contract/dashboard/bookings.ts';
import type { Role } from '../../contract/dashboard/role.ts';
import { Bookings } from '../support/bookings.ts';
import { getRefusedKind, openDashboard, type Dashboard } from '../support/dashboard.ts';
import { createGuest, dayFromNow } from '../support/guests.ts';

let dashboard: Dashboard;
let stays: Awaited<ReturnType<Bookings['confirmed']>>[];
beforeAll(async () => {
  dashboard = await openDashboard();
  const bookings = new Bookings(dashboard.host);
  stays = [await bookings.confirmed('casa', 20), await bookings.confirmed('next', 20)];
});
afterAll(() => dashboard.close());

async function withoutProof(role: Role) {
  const browser = dashboard.as(role);
  await browser.call('getSession');
  await dashboard.host.db.updateTable('hostSession').set({ proofUntil: null }).execute();
  return browser;
}

const { locale, ...guest } = createGuest();
const createBooking = (fromDay: number, about: Partial<HostBooking> = {}): HostBooking => ({
  unit: 'casa',
  startDate: dayFromNow(fromDay),
  endDate: dayFromNow(fromDay + 3),
  guests: 2,
  locale,
  guest,
  payment: { by: 'arrival' },
  ...about,
});

describe('a fresh proof', () => {
  test('is required for a booking with a custom price or received money only', async () => {
    const manager = await withoutProof('manager');
    const create = (body: HostBooking) => getRefusedKind(manager.call('createBooking', { body }));
    expect(await create(createBooking(50, { price: { nights: 1, cleaning: 0 } }))).toBe('proof-required');
    expect(await create(createBooking(50, { payment: { by: 'received', as: 'cash' } }))).toBe(
      'proof-required',
    );
    expect(await create(createBooking(50))).toBe('answered');
  });

  test('is needed for other prices of nights, and for no other minimum stay', async () => {
    const manager = await withoutProof('manager');
    const nights = { unit: 'next', from: dayFromNow(60), to: dayFromNow(62) };
    const change = (values: { price?: number | null; minimumStay?: number }) =>
      getRefusedKind(manager.call('changeNights', { body: { ...nights, ...values } }));
    expect(await change({ price: 1 })).toBe('proof-required');
    expect(await change({ price: null })).toBe('proof-required');
    expect(await change({ price: 1, minimumStay: 2 })).toBe('proof-required');
    expect(await change({ minimumStay: 2 })).toBe('answered');
  });

  test('is needed for the list of all guests as a file, also for a page that was opened earlier', async () => {
    const accountant = await withoutProof('accountant');
    expect(await getRefusedKind(accountant.call('exportReservations', { body: {} }))).toBe('proof-required');
  });
});

describe('the log of actions', () => {
  const readLog = async (action: string) =>
    (await dashboard.as('owner').call('listActions')).actions
      .filter((entry) => entry.action === action)
      .map(({ actor, reservationId, unitId, details }) => ({ actor, reservationId, unitId, details }));

  test('contains each exported list with its number of rows, and nothing that was searched for', async () => {
    const accountant = dashboard.as('accountant');
    await accountant.call('exportReservations', { body: { search: stays[0]!.number, unit: 'casa' } });
    await accountant.call('exportReservations', { body: { search: 'nobody' } });
    expect(await readLog('exportReservations')).toEqual([
      { actor: 'accountant', reservationId: null, unitId: null, details: { rows: 0 } },
      { actor: 'accountant', reservationId: null, unitId: 'casa', details: { rows: 1 } },
    ]);
  });

  test('names the reservation whose guest’s data was exported', async () => {
    await dashboard.as('manager').call('exportGuest', { params: { reservation: stays[0]!.number } });
    expect(await readLog('exportGuest')).toMatchObject([{ actor: 'manager', reservationId: stays[0]!.id }]);
  });

  test('names the reservations whose guests were marked as reported', async () => {
    const manager = dashboard.as('manager');
    const ids = stays.map(({ id }) => id);
    await manager.call('markFiled', { body: { reservationIds: ids } });
    await manager.call('markFiled', { body: { reservationIds: [ids[1]!] } });
    expect(await readLog('markFiled')).toMatchObject([
      { reservationId: ids[1], details: { stays: 1 } },
      { reservationId: null, details: { stays: 2, reservationIds: ids } },
    ]);
  });
});
