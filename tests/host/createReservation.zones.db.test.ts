import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Hold } from '../../contract/schemas/hold.ts';
import { Bookings } from '../support/bookings.ts';
import { dayFromNow, createGuest } from '../support/guests.ts';
import { openTestHost, type TestHost } from '../support/testHost.ts';

let host: TestHost;
let bookings: Bookings;
beforeAll(async () => {
  host = await openTestHost(['casa', 'next', 'ended', 'own', 'two', 'keys']);
  bookings = new Bookings(host);
});
afterAll(() => host.close());

const reserve = (wish: object, key?: string) =>
  bookings.post<Hold>('/reservation', wish, key === undefined ? {} : { key });

const minutesBetween = (from: string, to: Date | string) =>
  Math.round((new Date(to).getTime() - new Date(from).getTime()) / 6000) / 10;

const now = async () =>
  (await host.db.selectNoFrom(sql<Date>`clock_timestamp()`.as('now')).executeTakeFirstOrThrow()).now;

const getStatus = async (id: string) =>
  host.db
    .selectFrom('reservation')
    .select(['status', 'endReason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('a hold', () => {
  test('lasts 15 minutes, its password 10, and it names the address of the password', async () => {
    const requestedAt = (await now()).toISOString();
    const { body } = await reserve(
      bookings.wish('casa', 10, { guest: createGuest({ email: 'joana@guests.test' }) }),
    );
    expect(minutesBetween(requestedAt, body.holdExpiresAt)).toBe(15);
    expect(minutesBetween(requestedAt, body.otpExpiresAt)).toBe(10);
    expect(body.sentTo).toBe('j•••a@guests.test');
    expect(body.number).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(body.id).toMatch(/^[\da-f]{32}$/);
    expect(body.token).toMatch(/^[\da-f]{40}$/);
  });

  test('blocks no night until its code is entered, and then all of them', async () => {
    await bookings.hold('casa', 12);
    await bookings.verified('casa', 10);
    const { status, problem } = await reserve(bookings.wish('casa', 12));
    expect([status, problem.type]).toEqual([409, 'https://estadia.dev/problems/dates-unavailable']);
  });

  test('allows other stays to end on its first day and begin on its last', async () => {
    await bookings.verified('next', 20);
    expect((await reserve(bookings.wish('next', 17))).status).toBe(201);
    expect((await reserve(bookings.wish('next', 23))).status).toBe(201);
    expect((await reserve(bookings.wish('next', 22))).status).toBe(409);
  });

  test('releases the nights when it expires', async () => {
    const first = await bookings.verified('ended', 20);
    await host.db
      .updateTable('reservation')
      .set({ firmUntil: sql`clock_timestamp()`, holdExpiresAt: sql`clock_timestamp()` })
      .where('id', '=', first.id)
      .execute();
    await bookings.verified('ended', 21);
    expect(await getStatus(first.id)).toEqual({ status: 'expired', endReason: 'hold_expired' });
  });

  test('keeps its guest, price and payments as agreed', async () => {
    const wish = bookings.wish('casa', 60, {
      paymentOptionId: 'in-parts',
      specialRequests: ' A cot\nplease ',
    });
    const { body } = await reserve(wish);
    const { body: read } = await bookings.read(body);
    expect(read.guest).toEqual(wish.guest);
    expect(read.specialRequests).toBe('A cot\nplease');
    expect(read.quote.paymentOptions.map(({ id }) => id)).toEqual(['in-parts']);
    expect(read.payments).toEqual([
      {
        dueDate: expect.any(String) as string,
        amount: { amount: 9_900, currency: 'EUR' },
        status: 'scheduled',
      },
      { dueDate: dayFromNow(53), amount: { amount: 23_100, currency: 'EUR' }, status: 'scheduled' },
    ]);
  });
});

describe('a rejected reservation', () => {
  test.each([
    ['too many guests', { guests: 5 }, 'guests', 'too_many_guests'],
    ['a way to pay that there is not', { paymentOptionId: 'gold' }, 'paymentOptionId', 'invalid_choice'],
    ['a stay in the past', { startDate: '2020-01-01' }, 'startDate', 'date_past'],
    ['a stay too short', { endDate: dayFromNow(91) }, 'endDate', 'stay_too_short'],
  ])('with %s reports the field and changes nothing', async (_, about, propertyPath, code) => {
    const count = () =>
      host.db
        .selectFrom('reservation')
        .select((row) => row.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow();
    const before = await count();
    const { problem } = await reserve(bookings.wish('casa', 90, about));
    expect(problem.status).toBe(422);
    expect(problem.violations).toContainEqual(expect.objectContaining({ propertyPath, code }) as unknown);
    expect(await count()).toEqual(before);
  });

  test('for an unknown property is not found', async () => {
    expect((await reserve(bookings.wish('nowhere', 90))).status).toBe(404);
  });
});

describe('the agreed price', () => {
  test('applies: an order at a higher price is rejected and holds nothing', async () => {
    for (const expectedTotal of [0, 32_999]) {
      const { problem } = await reserve(bookings.wish('casa', 120, { expectedTotal }));
      expect([problem.status, problem.type]).toEqual([409, 'https://estadia.dev/problems/terms-changed']);
    }
    expect((await reserve(bookings.wish('casa', 120, { expectedTotal: 33_000 }))).status).toBe(201);
  });

  test('may be higher than the current one', async () => {
    expect((await reserve(bookings.wish('casa', 130, { expectedTotal: 99_000 }))).status).toBe(201);
  });
});

const attemptBooking = (booking: string, wish: object, key?: string) =>
  bookings.post<Hold>('/reservation', wish, { booking, ...(key !== undefined && { key }) });

describe('a repeated booking', () => {
  test('replaces its own unverified hold, also for other nights', async () => {
    const first = await attemptBooking('b1', bookings.wish('own', 30));
    const second = await attemptBooking('b1', bookings.wish('own', 31));
    expect(second.status).toBe(201);
    expect(await getStatus(first.body.id)).toEqual({ status: 'cancelled', endReason: 'cancelled' });
    const third = await attemptBooking('b1', bookings.wish('two', 31));
    expect(third.status).toBe(201);
    expect((await getStatus(second.body.id)).status).toBe('cancelled');
  });

  test('keeps its hold when the new nights are taken', async () => {
    await bookings.verified('own', 50);
    const first = await attemptBooking('b2', bookings.wish('own', 60));
    expect((await attemptBooking('b2', bookings.wish('own', 51))).status).toBe(409);
    expect((await getStatus(first.body.id)).status).toBe('awaiting_otp');
  });

  test('replaces neither another booking’s hold nor a verified one', async () => {
    const other = await attemptBooking('b3', bookings.wish('own', 70));
    expect((await attemptBooking('b4', bookings.wish('own', 70))).status).toBe(201);
    expect((await getStatus(other.body.id)).status).toBe('awaiting_otp');

    const wish = bookings.wish('own', 80);
    const { body } = await attemptBooking('b5', wish);
    await bookings.verify(body.id, await bookings.getPassword({ wish }));
    expect((await attemptBooking('b5', bookings.wish('own', 80))).status).toBe(409);
    expect((await getStatus(body.id)).status).toBe('awaiting_payment');
  });

  test.each([
    [90, undefined, undefined],
    [94, '5f6d0a52-6c0e-4d7e-9a37-1c4a4a2f0b11', '1c8e7d9b-5a44-4a35-8a5f-6c2f7f0f3d21'],
    [98, 'somebody:createReservation:1', 'nobody:createReservation:1'],
    [102, 'one-word', 'another-word'],
  ])('does not compete with itself, whatever its keys are (day %i)', async (day, key, next) => {
    const booking = `own-${day}`;
    const first = await attemptBooking(booking, bookings.wish('own', day), key);
    const second = await attemptBooking(booking, bookings.wish('own', day), next);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect((await getStatus(first.body.id)).status).toBe('cancelled');
  });

  test('is recognised by its content only, not by similar keys', async () => {
    const first = await reserve(bookings.wish('own', 110), 'b6:createReservation:1');
    expect((await reserve(bookings.wish('own', 110), 'b6:createReservation:2')).status).toBe(201);
    expect((await attemptBooking('b6', bookings.wish('own', 110), 'b6:createReservation:3')).status).toBe(
      201,
    );
    expect((await getStatus(first.body.id)).status).toBe('awaiting_otp');
  });
});

describe('an idempotency key', () => {
  test('returns the same answer with its link for the same payload, and one hold', async () => {
    const wish = bookings.wish('keys', 10);
    const first = await reserve(wish, 'k1:createReservation:1');
    const again = await reserve(wish, 'k1:createReservation:1');
    expect(again.body).toEqual(first.body);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect((await bookings.read(again.body)).status).toBe(200);
    const { mails } = host;
    expect(mails.mails.filter(({ to }) => to === wish.guest.email).length).toBeLessThan(2);
  });

  test.each([
    ['is deleted', 25, (id: string) => host.db.deleteFrom('reservation').where('id', '=', id).execute()],
    [
      'has another link',
      29,
      (id: string) =>
        host.db.updateTable('reservation').set({ tokenVersion: 2 }).where('id', '=', id).execute(),
    ],
  ])('returns the same answer, although the reservation %s in the meantime', async (_, day, change) => {
    const wish = bookings.wish('keys', day);
    const key = `meanwhile:createReservation:${day}`;
    const first = await reserve(wish, key);
    await change(first.body.id);
    const again = await reserve(wish, key);
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect((await bookings.read(again.body)).status).toBe(404);
  });

  test('makes one hold of simultaneous requests', async () => {
    const wish = bookings.wish('keys', 20);
    const all = await Promise.all(Array.from({ length: 8 }, () => reserve(wish, 'k2:createReservation:1')));
    expect(new Set(all.map(({ body }) => body.id)).size).toBe(1);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
  });

  test('stores no link token in the database', async () => {
    const { body } = await reserve(bookings.wish('keys', 70), 'k5:createReservation:1');
    const { answer } = await host.db
      .selectFrom('idempotency')
      .select('answer')
      .where('key', '=', 'k5:createReservation:1')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(answer)).toContain(body.id);
    expect(JSON.stringify(answer)).not.toContain(body.token);
  });

  test('is rejected with 400 if it is invalid', async () => {
    const { problem } = await reserve(bookings.wish('keys', 80), 'x'.repeat(256));
    expect(problem.status).toBe(400);
    expect(problem.violations).toEqual([
      { propertyPath: 'Idempotency-Key', code: 'too_long', message: 'This value is too long.' },
    ]);
  });
});
