import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../../server/host/commands/run.ts';
import type { HostBooking } from '../../contract/dashboard/bookings.ts';
import type { CommandInput } from '../../server/host/commands/index.ts';
import { getLinkToken } from '../../server/host/keys/linkToken.ts';
import { createKeys } from '../../server/host/keys/keys.ts';
import { notifyOverdue } from '../../server/host/payments/notifyOverdue.ts';
import { selectScale } from '../support/scale.ts';
import { Bookings } from '../support/bookings.ts';
import { createGuest, createLegalForm, dayFromNow } from '../support/guests.ts';
import { openManualHost } from '../support/manualHost.ts';
import { openTestHost, secretKey, type TestHost } from '../support/testHost.ts';
import { createStay } from '../outside/support/stays.ts';

let host: TestHost;
let bookings: Bookings;
beforeAll(async () => {
  host = await openTestHost(['casa', 'next'], ({ property }) => {
    property.ageGroups = { children: { toAge: 12 }, babies: { toAge: 1, countAsGuests: 'no', max: 1 } };
  });
  bookings = new Bookings(host);
});
afterAll(() => host.close());

const createBooking = (fromDay: number, about: Partial<HostBooking> = {}): HostBooking => {
  const { locale, ...guest } = createGuest({ locale: 'de' });
  return {
    unit: 'casa',
    startDate: dayFromNow(fromDay),
    endDate: dayFromNow(fromDay + 3),
    guests: 2,
    locale,
    guest,
    payment: { by: 'arrival' },
    ...about,
  };
};

const enter = (fromDay: number, about?: Partial<HostBooking>) =>
  host.commands.run('reservations.create', createBooking(fromDay, about));
const show = (reservation: string) => host.commands.run('reservations.show', { reservation });
const receive = (money: CommandInput<'reservations.recordPayment'>) =>
  host.commands.run('reservations.recordPayment', money);

/** Reads a reservation as its guest, who has the link from the e-mail. */
async function read(id: string) {
  const token = getLinkToken(createKeys(secretKey), { id, tokenVersion: 1 });
  return (await bookings.read({ id, token })).body;
}

const payments = async (reservation: string) =>
  (await show(reservation)).payments.map(({ amount, status, inPerson = false }) => [
    amount.amount,
    status,
    inPerson,
  ]);

describe('a booking that a host enters', () => {
  test('is confirmed with a payment on arrival, and its guest gets the confirmation and registers', async () => {
    const booking = createBooking(30);
    const { id, number, status, quote } = await host.commands.run('reservations.create', booking);
    expect(status).toBe('confirmed');
    const mail = await host.mails.next(booking.guest.email);
    expect(mail).toMatchObject({ language: 'de', replyTo: 'host@example.com' });
    expect(mail.text).toContain('Bei der Anreise zu zahlen');
    expect(mail.text).not.toContain('von Ihrer Karte');
    expect(await payments(number)).toEqual([[quote.total.amount, 'scheduled', true]]);
    expect(await show(number)).toMatchObject({ source: 'phone', sourceReference: null });

    const token = getLinkToken(createKeys(secretKey), { id, tokenVersion: 1 });
    const registered = await bookings.register({ id, token }, [createLegalForm(), createLegalForm()]);
    expect(registered.status).toBe(200);
  });

  test('can cost the host’s own price, whose lines add up to the cent', async () => {
    const { quote } = await enter(40, { price: { nights: 10_000, cleaning: 2500 } });
    expect(quote.total.amount).toBe(12_500);
    expect(quote.lines.map(({ kind, quantity, unitAmount }) => [kind, quantity, unitAmount.amount])).toEqual([
      ['nights', 2, 3333],
      ['nights', 1, 3334],
      ['cleaning', 1, 2500],
    ]);
    expect(quote.lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(12_500);
  });

  test('can be received in part already, and the rest is paid on arrival', async () => {
    const { number, quote } = await enter(50, { payment: { by: 'received', as: 'transfer', amount: 5000 } });
    const rest = quote.total.amount - 5000;
    expect(await payments(number)).toEqual([
      [5000, 'paid', true],
      [rest, 'scheduled', true],
    ]);
    await receive({ reservation: number, as: 'cash', amount: 1000 });
    expect(await receive({ reservation: number, as: 'card' })).toMatchObject({
      received: { amount: rest - 1000 },
      remaining: { amount: 0 },
    });
    expect(await payments(number)).toEqual([
      [5000, 'paid', true],
      [1000, 'paid', true],
      [rest - 1000, 'paid', true],
    ]);
    await expect(receive({ reservation: number, as: 'cash' })).rejects.toThrow('is paid in full');
  });

  test('is rejected with the reservation or the closed nights in its way', async () => {
    const { number } = await enter(60);
    await expect(enter(62)).rejects.toThrow(`${dayFromNow(60)} to ${dayFromNow(63)}  reservation ${number}`);
    await host.commands.run('nights.close', {
      unit: 'casa',
      from: dayFromNow(70),
      to: dayFromNow(71),
      why: 'painter',
    });
    await expect(enter(69)).rejects.toThrow(
      `${dayFromNow(70)} to ${dayFromNow(71)}  closed by you (painter)`,
    );
    expect(await host.commands.run('reservations.previewBooking', createBooking(69))).toMatchObject({
      obstacles: [{ by: 'host', name: 'painter' }],
    });
    // The check-out day is free for the next guest.
    await enter(63);
  });

  test.each([
    [{ endDate: dayFromNow(80) }, /later than the check-in/],
    [{ startDate: dayFromNow(-9), endDate: dayFromNow(-5) }, /is over/],
    [{ endDate: dayFromNow(4000) }, /more than five years/],
    [{ unit: 'villa' }, /does not exist/],
    [{ guests: 50 }, /has room for/],
    [{ party: { adults: 1, children: 0, babies: 0 } }, /add up to 2/],
    [{ guests: 3, party: { adults: 1, children: 0, babies: 2 } }, /maximum number of babies in casa is 1/],
    [{ paymentOptionId: 'never' }, /Existing ones: /],
    [{ payment: { by: 'channel' } }, /Name the channel/],
    [{ payment: { by: 'link', until: dayFromNow(-1) } }, /can work until a day from/],
    [{ payment: { by: 'link', until: dayFromNow(60) } }, /can work until a day from/],
    [{ payment: { by: 'received', as: 'cash', amount: 9_999_999 } }, /higher than the price/],
    [{ payment: { by: 'link', until: dayFromNow(2) }, price: { nights: 0, cleaning: 0 } }, /without a price/],
    [{ expectedTotal: 1 }, /price has changed/],
    [{ arrivalTime: '12:00' }, /arrival time/],
    [{ guest: { ...createGuest(), phonePrefix: '+999' } }, /cannot be dialled/],
    [{ channel: { name: 'Phone' } }, /channel.name/],
  ] satisfies [Partial<HostBooking>, RegExp][])('is rejected with the reason: %j', async (about, reason) => {
    await expect(enter(80, about)).rejects.toThrow(reason);
  });
});

describe('a booking that is paid by a link', () => {
  const byLink = { payment: { by: 'link', until: dayFromNow(5) } } as const;

  test('holds its nights until the end of the day, and is booked when its guest pays', async () => {
    const booking = createBooking(90, byLink);
    const { id, number, status, heldUntil } = await host.commands.run('reservations.create', booking);
    expect(status).toBe('awaiting_payment');
    const mail = await host.mails.next(booking.guest.email);
    expect(mail.subject).toContain(`Reservierung ${number}: bitte zahlen bis`);
    expect((await bookings.post('/reservation', bookings.wish('casa', 90))).status).toBe(409);
    expect(await read(id)).toMatchObject({
      status: 'awaiting_payment',
      holdExpiresAt: heldUntil,
      nightsHeldUntil: heldUntil,
    });

    const { body: session } = await bookings.pay(id);
    expect(await read(id)).toMatchObject({ holdExpiresAt: heldUntil });
    host.gateway.becomes(session.id, 'complete');
    await bookings.notify(session.id);
    expect((await host.mails.next(booking.guest.email)).subject).toContain('bestätigt');
    expect(await show(number)).toMatchObject({ status: 'confirmed', source: 'phone' });
  });

  test('accepts a payment that begins before its end', async () => {
    const { id } = await enter(100, byLink);
    const soon = new Date(Date.now() + 60_000);
    await host.db
      .updateTable('reservation')
      .set({ holdExpiresAt: soon, firmUntil: soon })
      .where('id', '=', id)
      .execute();
    const { status, body } = await bookings.pay(id);
    expect(status).toBe(200);
    const { holdExpiresAt, nightsHeldUntil } = await read(id);
    expect(Date.parse(holdExpiresAt!)).toBeGreaterThan(Date.parse(body.expiresAt));
    expect(nightsHeldUntil).toBe(holdExpiresAt);
  });

  test('frees its nights at its end', async () => {
    const { id } = await enter(110, byLink);
    const past = new Date(Date.now() - 1000);
    await host.db
      .updateTable('reservation')
      .set({ holdExpiresAt: past, firmUntil: past })
      .where('id', '=', id)
      .execute();
    expect((await bookings.pay(id)).status).toBe(410);
    await enter(110);
  });

  test('is booked when the host receives the money in another way, and its checkout is closed', async () => {
    const { id, number } = await enter(120, byLink);
    const { body: session } = await bookings.pay(id);
    await expect(receive({ reservation: number, as: 'transfer', amount: 1 })).rejects.toThrow('at least');
    await receive({ reservation: number, as: 'transfer' });
    expect(await show(number)).toMatchObject({ status: 'confirmed' });
    await expect.poll(() => host.gateway.expired).toContain(session.id);
  });

  test('does not count as an attempt to block the calendar', async () => {
    await enter(130, byLink);
    const unpaid = await host.commands.run('nights.unpaid', {});
    expect(unpaid.filter(({ unitId, nights }) => unitId === 'casa' && nights > 0)).toEqual([]);
  });
});

describe('a booking of another channel', () => {
  const onChannel = { channel: { name: 'Airbnb', reference: 'HM123' }, payment: { by: 'channel' } } as const;

  test('takes no payment, and its guest is asked to register', async () => {
    const booking = createBooking(140, onChannel);
    const { id, number } = await host.commands.run('reservations.create', booking);
    const mail = await host.mails.next(booking.guest.email);
    expect(mail.text).toContain('Sie haben über Airbnb gebucht.');
    expect(await show(number)).toMatchObject({ source: 'Airbnb', sourceReference: 'HM123', payments: [] });
    expect(await read(id)).toMatchObject({
      channel: 'Airbnb',
      cancellation: { allowed: false },
      registration: { status: 'open' },
    });
    await expect(receive({ reservation: number, as: 'cash' })).rejects.toThrow('is paid in full');
  });

  test('fits into the nights that the calendar of its channel takes, without a conflict', async () => {
    await host.db
      .insertInto('calendar')
      .values({ id: 'airbnb', unitId: 'casa', name: 'Airbnb', address: null })
      .execute();
    const [startDate, endDate] = [dayFromNow(150), dayFromNow(153)];
    await host.db
      .insertInto('blockedNights')
      .values({ unitId: 'casa', startDate, endDate, calendarId: 'airbnb', isStay: true })
      .execute();
    await expect(enter(150)).rejects.toThrow('taken in the calendar of Airbnb');
    await enter(150, onChannel);
    expect(await host.commands.run('calendars.conflicts', {})).toEqual([]);
  });
});

test('money that was received in person is not refunded at the gateway', async () => {
  const booking = createBooking(160, { payment: { by: 'received', as: 'cash' } });
  const { number, quote } = await host.commands.run('reservations.create', booking);
  await host.mails.next(booking.guest.email);
  await host.commands.run('reservations.cancel', { reservation: number, refund: 'full' });
  const mail = await host.mails.next(booking.guest.email);
  expect(mail.text).toContain('gibt Ihnen den Rest zurück');
  expect(await host.commands.run('jobs.failed', {})).toEqual([]);
  expect(host.gateway.refunds).toEqual([]);
  expect((await show(number)).cancellation.refundNow.total).toEqual(quote.total);
});

test('a refund is divided into what the gateway pays and what the host returns, as it is made', async () => {
  const still = await openManualHost();
  const id = await createStay(still, {
    status: 'confirmed',
    now: 20_000,
    later: [{ dueDate: '2031-05-14', amount: 10_000 }],
    refundPercentage: 50,
  });
  const payments = still.db.updateTable('payment').set({ status: 'paid' });
  await payments.set({ gatewayPaymentId: 'pay_1' }).where('amount', '=', 20_000).execute();
  await payments.set({ collectedBy: 'host' }).where('amount', '=', 10_000).execute();
  const preview = (refund: 'policy' | 'full' | 'none' | number) =>
    runCommand(still.context, 'reservations.previewCancellation', { reservation: id, refund });
  const euros = (amount: number) => ({ amount, currency: 'EUR' });
  const routes = await Promise.all((['policy', 'full', 'none', 3_001] as const).map(preview));
  expect(routes.map(({ throughGateway, inPerson }) => [throughGateway.amount, inPerson.amount])).toEqual([
    [10_000, 5_000],
    [20_000, 10_000],
    [0, 0],
    [2_000, 1_001],
  ]);
  const cancelled = await runCommand(still.context, 'reservations.cancel', {
    reservation: id,
    refund: 3_001,
  });
  const made = { throughGateway: euros(2_000), inPerson: euros(1_001) };
  expect(cancelled).toMatchObject(made);
  expect(await preview('policy')).toMatchObject({ ...made, cancelled: true });
  const jobs = still.jobs.taken().filter(([name]) => name === 'payment.refund');
  expect(jobs).toHaveLength(1);
  const rows = await still.db.selectFrom('payment').select(['collectedBy', 'refundAmount']).execute();
  expect(rows).toEqual(
    expect.arrayContaining([
      { collectedBy: 'gateway', refundAmount: 2_000 },
      { collectedBy: 'host', refundAmount: 1_001 },
    ]),
  );
});

test('a host is notified once of a payment on arrival that is not recorded', async () => {
  const still = await openManualHost();
  const overdue = await createStay(still, {
    status: 'confirmed',
    now: 0,
    later: [{ dueDate: dayFromNow(-2), amount: 5000 }],
  });
  const today = await createStay(still, {
    status: 'confirmed',
    now: 0,
    startDate: '2031-06-14',
    endDate: '2031-06-17',
    later: [{ dueDate: dayFromNow(0), amount: 5000 }],
  });
  await still.db.updateTable('payment').set({ collectedBy: 'host' }).execute();
  await notifyOverdue(still.context);
  await notifyOverdue(still.context);
  expect(still.jobs.taken()).toEqual([['mail.hostOverdue', { reservationId: overdue }]]);
  expect(today).not.toBe(overdue);
});

test('a host and a guest who book the same nights at once never both get them', async () => {
  for (let race = 0; race < selectScale(12, 60); race += 1) {
    const wish = bookings.wish('next', 30);
    const guest = await bookings.post<{ id: string }>('/reservation', wish);
    const otp = await bookings.getPassword({ wish });
    const [verified, entered] = await Promise.allSettled([
      bookings.verify(guest.body.id, otp),
      enter(30, { unit: 'next' }),
    ]);
    const status = verified.status === 'fulfilled' && verified.value.status;
    expect([status, entered.status], `race ${race}`).toEqual(
      entered.status === 'fulfilled' ? [409, 'fulfilled'] : [200, 'rejected'],
    );
    const reason = entered.status === 'rejected' ? String(entered.reason) : 'not free:\n reservation';
    expect(reason).toMatch(/not free:\n.*reservation/);
    await host.db
      .updateTable('reservation')
      .set({ status: 'cancelled', endReason: 'cancelled', endedAt: new Date() })
      .where('unitId', '=', 'next')
      .where('holdsNights', '=', true)
      .execute();
  }
});
