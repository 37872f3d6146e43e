import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuest, createLegalForm, dayFromNow } from '../support/guests.ts';
import { Bookings } from '../support/bookings.ts';
import { openDashboard, type CallInput, type Dashboard } from '../support/dashboard.ts';
import { createKeys } from '../../server/host/keys/keys.ts';
import { getLinkToken } from '../../server/host/keys/linkToken.ts';
import { secretKey } from '../support/testHost.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await openDashboard(
    ['casa', 'next'],
    // Reykjavik has the date of UTC, which tests use to count days.
    ({ property }) => void (property.timeZone = 'Atlantic/Reykjavik'),
  );
});
afterAll(() => dashboard.close());

type BookingBody = CallInput<'createBooking'>['body'];

const createBody = (from: number, about: Partial<BookingBody> = {}): BookingBody => {
  const { locale, ...guest } = createGuest();
  const stay = { unit: 'casa', startDate: dayFromNow(from), endDate: dayFromNow(from + 3), guests: 1 };
  return { ...stay, locale, guest, payment: { by: 'arrival' }, ...about };
};

test('a manager sees the price, enters a booking and records its payment, with log entries', async () => {
  const manager = dashboard.as('manager');
  const { guest, ...terms } = createBody(30);
  const { quote, obstacles } = await manager.call('offerBooking', { body: terms });
  expect(obstacles).toEqual([]);
  const body = { ...terms, guest, expectedTotal: quote.total.amount };
  const headers = { 'Idempotency-Key': 'phone:createBooking:1' };
  const created = await manager.call('createBooking', { body, headers });
  expect(created).toMatchObject({ status: 'confirmed', heldUntil: null, quote: { total: quote.total } });
  // A repeated request books nothing more.
  expect(await manager.call('createBooking', { body, headers })).toEqual(created);
  const again = await manager.call('offerBooking', { body: terms });
  expect(again.obstacles).toMatchObject([{ by: 'reservation', name: created.number }]);
  const refused = await manager.send('createBooking', { body });
  const problem = (await refused.json()) as object;
  expect(problem).toMatchObject({ status: 409, title: 'The command cannot be executed' });
  // The sentences of the commands are about the command line.
  expect(problem).not.toHaveProperty('detail');

  const params = { reservation: created.number };
  const recorded = await manager.call('recordPayment', { params, body: { as: 'cash' } });
  expect(recorded).toMatchObject({ received: quote.total, remaining: { amount: 0 } });
  const actions = await dashboard.host.db
    .selectFrom('hostAction')
    .select(['actor', 'action', 'details'])
    .where('reservationId', '=', created.id)
    .orderBy('at')
    .execute();
  expect(actions).toEqual([
    { actor: 'manager', action: 'createBooking', details: { total: quote.total.amount } },
    { actor: 'manager', action: 'recordPayment', details: { amount: quote.total.amount, as: 'cash' } },
  ]);
});

test('today shows money and phone numbers to a manager, and neither to a cleaner', async () => {
  await dashboard.as('owner').call('createBooking', { body: createBody(0, { unit: 'next' }) });
  const { arrivals } = await dashboard.as('manager').call('getToday');
  expect(arrivals).toMatchObject([
    { guestName: 'Ana Silva', phone: '+351 912 345 678', due: { amount: 33_000 } },
  ]);
  const seen = await dashboard.as('cleaner').call('getToday');
  expect(seen.arrivals).toMatchObject([{ guestName: 'Ana Silva', phone: null, due: null }]);
  expect(seen.attention).toEqual([]);
  expect(JSON.stringify(seen)).not.toMatch(/amount|912 345/);
});

test('today shows an accountant no task about registrations or documents', async () => {
  const body = createBody(2);
  const { number } = await dashboard.as('owner').call('createBooking', { body });
  const listKinds = async (role: 'manager' | 'accountant') =>
    (await dashboard.as(role).call('getToday')).attention
      .filter((task) => task.number === number)
      .map(({ kind }) => kind);
  expect(await listKinds('manager')).toEqual(['notRegistered']);
  expect(await listKinds('accountant')).toEqual([]);
});

test('a manager reminds a guest, exports the bulletin after a proof, and marks it as filed', async () => {
  const manager = dashboard.as('manager');
  const body = createBody(-1);
  const { id, number } = await manager.call('createBooking', { body });
  const list = () => manager.call('listRegistrations', { query: { unit: 'casa', missing: 'true' } });
  expect((await list()).map((stay) => stay.number)).toContain(number);
  const { mails } = dashboard.host;
  expect((await mails.next(body.guest.email!)).subject).toMatch(/confirmed/);
  expect(await manager.call('remindGuest', { params: { reservation: number } })).toMatchObject({ number });
  const { subject, text } = await mails.next(body.guest.email!);
  expect(subject).toBe(`Please register the guests of reservation ${number}`);
  expect(text).not.toMatch(/before you arrive/i);

  const token = getLinkToken(createKeys(secretKey), { id, tokenVersion: 1 });
  await new Bookings(dashboard.host).register({ id, token }, [createLegalForm()]);
  expect((await list()).map((stay) => stay.number)).not.toContain(number);
  const readDue = async () => (await manager.call('listBulletins')).filter((stay) => stay.unitId === 'casa');
  const due = await readDue();
  expect(due).toMatchObject([{ number, guests: 'registered', bulletins: 1 }]);
  const reservationIds = due.map((stay) => stay.reservationId);
  const [file] = await manager.call('exportBulletins', { body: { reservationIds } });
  expect(file?.xml).toContain('BRANDT');
  await dashboard.host.db.updateTable('hostSession').set({ proofUntil: null }).execute();
  for (const name of ['exportBulletins', 'markFiled'] as const) {
    expect((await manager.send(name, { body: { reservationIds } })).status).toBe(403);
  }
  expect(await dashboard.as('manager').call('markFiled', { body: { reservationIds } })).toEqual({ noted: 1 });
  expect(await readDue()).toEqual([]);
});
