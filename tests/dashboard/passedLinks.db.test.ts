import { afterAll, beforeAll, expect, test } from 'vitest';
import { Bookings } from '../support/bookings.ts';
import { dayFromNow } from '../support/guests.ts';
import { openDashboard, type CallInput, type Dashboard } from '../support/dashboard.ts';

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

/** A booking of a guest of whom the host knows the name only. */
const createBody = (from: number, about: Partial<BookingBody> = {}): BookingBody => ({
  unit: 'casa',
  startDate: dayFromNow(from),
  endDate: dayFromNow(from + 3),
  guests: 1,
  locale: 'en',
  source: 'walk-in',
  guest: { firstName: 'Cher', lastName: '-', email: '', phonePrefix: '', phone: '' },
  payment: { by: 'arrival' },
  ...about,
});

const getToken = (link: string | null) => /#token=(\w+)$/.exec(link!)![1]!;

/** Reads a reservation as a guest with a link. */
const read = async (id: string, link: string | null) =>
  (await new Bookings(dashboard.host).read({ id, token: getToken(link) })).status;

test('a guest with a name only is booked, nothing is sent, and the host gets the link', async () => {
  const manager = dashboard.as('manager');
  const headers = { 'Idempotency-Key': 'door:createBooking:1' };
  const body = createBody(2);
  const created = await manager.call('createBooking', { body, headers });
  expect(created).toMatchObject({ status: 'confirmed', sentTo: null });
  expect(created.link).toContain(`/reservation/${created.id}`);
  const params = { reservation: created.number };
  expect(await manager.call('getReservation', { params })).toMatchObject({
    source: 'walk-in',
    guest: { name: 'Cher', email: null, phone: null },
    resendable: [],
  });
  expect(await read(created.id, created.link)).toBe(200);
  const { db, mails, commands } = dashboard.host;
  const answers = await db.selectFrom('idempotency').select('answer').execute();
  expect(JSON.stringify(answers)).not.toContain(getToken(created.link));
  expect(await manager.call('createBooking', { body, headers })).toEqual(created);
  await commands.run('reservations.cancel', { reservation: created.number, refund: 'policy' });
  // Only the host receives an e-mail, which cannot be answered.
  expect(await mails.next('host@example.com')).not.toHaveProperty('replyTo');
  expect(mails.mails.map(({ to }) => to)).not.toContain('');
  expect(await commands.run('jobs.failed', {})).toEqual([]);
});

test('the host passes the link on instead of a reminder, and a new one replaces it', async () => {
  const manager = dashboard.as('manager');
  const { id, number, link } = await manager.call('createBooking', { body: createBody(1, { unit: 'next' }) });
  const params = { reservation: number };
  const { attention } = await manager.call('getToday');
  expect(attention.filter((task) => task.number === number)).toMatchObject([
    { kind: 'notRegistered', action: 'passLink' },
  ]);
  const stays = await manager.call('listRegistrations', { query: {} });
  expect(stays.find((stay) => stay.number === number)).toMatchObject({ hasAddress: false });
  expect((await manager.send('remindGuest', { params })).status).toBe(409);
  expect((await manager.send('resendMail', { params, body: { mail: 'confirmed' } })).status).toBe(409);
  const renewed = await manager.call('sendNewLink', { params });
  expect(renewed).toMatchObject({ number, sentTo: null });
  expect([await read(id, link), await read(id, renewed.link)]).toEqual([404, 200]);
});

test('a payment by link is due on the last day of the link everywhere', async () => {
  const manager = dashboard.as('manager');
  const until = dayFromNow(4);
  const body = createBody(30, { source: 'phone', payment: { by: 'link', until } });
  const terms = { ...body, guest: undefined };
  const { quote } = await manager.call('offerBooking', { body: terms });
  expect(quote.paymentOptions[0]!.schedule[0]).toMatchObject({ dueDate: until });
  const { number, quote: booked } = await manager.call('createBooking', { body });
  expect(booked.paymentOptions[0]!.dueNow).toEqual(booked.paymentOptions[0]!.schedule[0]!.amount);
  const params = { reservation: number };
  const desk = await manager.call('getReservation', { params });
  expect(desk.money!.payments[0]).toMatchObject({ dueDate: until });
  const { attention } = await manager.call('getToday');
  expect(attention.find((task) => task.number === number)).toMatchObject({ why: 'link', dueDate: until });
  expect(desk.actions).toContain('sendNewLink');
  expect((await manager.call('sendNewLink', { params })).link).toMatch(/#token=/);
});

test('the host also receives the link for a payment that is sent by e-mail', async () => {
  const manager = dashboard.as('manager');
  const email = 'cher@example.com';
  const guest = { ...createBody(0).guest, email };
  const until = dayFromNow(3);
  const payment = { by: 'link', until } as const;
  const { id, number, link } = await manager.call('createBooking', {
    body: createBody(60, { guest, payment }),
  });
  const params = { reservation: number };
  const readMail = async () => (await dashboard.host.mails.next(email)).text;
  expect(await readMail()).toContain(link);
  expect(await manager.call('getReservation', { params })).toMatchObject({
    payableUntil: until,
    resendable: ['payment-link'],
  });
  expect((await dashboard.as('cleaner').call('getReservation', { params })).payableUntil).toBeNull();
  await manager.call('resendMail', { params, body: { mail: 'payment-link' } });
  expect(await readMail()).toContain(link);
  const renewed = await manager.call('sendNewLink', { params });
  expect(renewed.worksUntil).toBe(until);
  expect(await readMail()).toContain(renewed.link);
  expect([await read(id, link), await read(id, renewed.link)]).toEqual([404, 200]);
});

test('a stay that the host has entered and a different stay in a calendar are a conflict', async () => {
  const manager = dashboard.as('manager');
  const { number } = await manager.call('createBooking', { body: createBody(50) });
  const { db, commands } = dashboard.host;
  await db
    .insertInto('calendar')
    .values({ id: 'airbnb', unitId: 'casa', name: 'Airbnb', address: null })
    .execute();
  const [startDate, endDate] = [dayFromNow(51), dayFromNow(53)];
  await db
    .insertInto('blockedNights')
    .values({ unitId: 'casa', startDate, endDate, calendarId: 'airbnb', isStay: true })
    .execute();
  expect(await commands.run('calendars.conflicts', {})).toMatchObject([{ number, start: startDate }]);
});
