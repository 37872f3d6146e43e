import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Bookings } from '../support/bookings.ts';
import { dayFromNow, createGuest } from '../support/guests.ts';
import { passTime, getMinutesUntil } from '../support/deadlines.ts';
import { openTestHost, type TestHost } from '../support/testHost.ts';

let host: TestHost;
let bookings: Bookings;
let fromDay = 0;
beforeAll(async () => {
  host = await openTestHost(['casa']);
  bookings = new Bookings(host);
});
afterAll(() => host.close());

const verified = (about?: Record<string, unknown>) => bookings.verified('casa', (fromDay += 4), about);
const getType = async (answer: Promise<{ problem: { type: string } }>) =>
  (await answer).problem.type.split('/').at(-1);
const getHold = async (stay: { id: string; token: string }) =>
  getMinutesUntil(host, (await bookings.read(stay)).body.holdExpiresAt);

describe('a checkout session', () => {
  test('lives 30 minutes and moves the hold to five minutes after its end', async () => {
    const stay = await verified();
    await passTime(host, stay.id, 20);
    expect(await getHold(stay)).toBe(15);
    const { status, body } = await bookings.pay(stay.id);
    expect([status, body.mode]).toEqual([200, 'payment']);
    expect(await getMinutesUntil(host, body.expiresAt)).toBe(30);
    expect(await getHold(stay)).toBe(35);
  });

  test('an open session is returned again, also to simultaneous requests', async () => {
    const stay = await verified();
    const [first, second] = await Promise.all([bookings.pay(stay.id), bookings.pay(stay.id)]);
    expect(second.body).toEqual(first.body);
    expect((await bookings.pay(stay.id)).body).toEqual(first.body);
    const opened = [...host.gateway.sessions.values()].filter(
      ({ request }) => request.reservationId === stay.id,
    );
    expect(opened).toHaveLength(1);
  });

  test('asks for what is due now, in the guest’s language, and leads back to the success page', async () => {
    const guest = createGuest({ locale: 'de' });
    const stay = await verified({ guest, paymentOptionId: 'in-parts' });
    const { body } = await bookings.pay(stay.id);
    expect(host.gateway.sessions.get(body.id)?.request).toMatchObject({
      reservationId: stay.id,
      number: stay.number,
      mode: 'payment',
      amount: { amount: 9_900 },
      description: expect.stringMatching(
        /^Casa casa \(de\) · \d+\. \p{L}+ 20\d\d – \d+\. \p{L}+ 20\d\d · \S+$/u,
      ) as string,
      stay: {
        propertyName: 'Casa casa (de)',
        guestCount: 2,
        total: { amount: 33_000 },
        later: [{ amount: { amount: 23_100 }, collectedBy: 'gateway' }],
        timeZone: 'Europe/Lisbon',
      },
      guestEmail: guest.email,
      language: 'de',
      returnUrl: 'https://stay.test/de/casa/success',
    });
  });

  test('speaks the language that the guest reads by now, and so do mails and the way back', async () => {
    const stay = await verified({ guest: createGuest({ locale: 'en' }) });
    const { body } = await bookings.pay(stay.id, undefined, 'fr');
    expect(host.gateway.sessions.get(body.id)?.request).toMatchObject({
      language: 'fr',
      returnUrl: 'https://stay.test/fr/casa/success',
    });
    expect((await bookings.read(stay)).body.guest.locale).toBe('fr');
    const silent = await verified({ guest: createGuest({ locale: 'de' }) });
    await bookings.pay(silent.id);
    expect((await bookings.read(silent)).body.guest.locale).toBe('de');
  });

  test('keeps a card for later where nothing is due now', async () => {
    const stay = await verified({
      paymentOptionId: 'later',
      startDate: dayFromNow(200),
      endDate: dayFromNow(203),
    });
    const { body } = await bookings.pay(stay.id);
    expect(body.mode).toBe('setup');
    expect(host.gateway.sessions.get(body.id)?.request.amount).toBeUndefined();
  });

  test('a declined session remains open for payment', async () => {
    const stay = await verified();
    const { body } = await bookings.pay(stay.id);
    host.gateway.becomes(body.id, 'failed');
    await bookings.notify(body.id);
    expect((await bookings.read(stay)).body.checkout).toBe('failed');
    expect((await bookings.pay(stay.id)).body.id).toBe(body.id);
  });

  test('an expired session is followed by a new one while the nights are held', async () => {
    const stay = await verified();
    const { body: first } = await bookings.pay(stay.id);
    await passTime(host, stay.id, 31);
    expect((await bookings.read(stay)).body.checkout).toBe('expired');
    const { body: second } = await bookings.pay(stay.id);
    expect(second.id).not.toBe(first.id);
    expect(await getMinutesUntil(host, second.expiresAt)).toBe(30);
  });

  test('never keeps the nights longer than 70 minutes from the password', async () => {
    const stay = await verified();
    await passTime(host, stay.id, 30);
    await bookings.pay(stay.id);
    await passTime(host, stay.id, 31);
    const { body } = await bookings.pay(stay.id);
    expect(await getMinutesUntil(host, body.expiresAt)).toBe(4);
    expect(await getHold(stay)).toBe(9);
    await passTime(host, stay.id, 5);
    expect(await getType(bookings.pay(stay.id))).toBe('hold-expired');
    expect((await bookings.read(stay)).body).toMatchObject({ status: 'expired', endReason: 'hold_expired' });
  });

  test('no session is opened before the address is confirmed, after the hold, or after the payment', async () => {
    const unproven = await bookings.hold('casa', (fromDay += 4));
    expect(await getType(bookings.pay(unproven.id))).toBe('wrong-state');
    const late = await verified();
    await passTime(host, late.id, 35);
    expect(await getType(bookings.pay(late.id))).toBe('hold-expired');
    const paid = await bookings.confirmed('casa', (fromDay += 4));
    expect(await getType(bookings.pay(paid.id))).toBe('wrong-state');
    expect(await getType(bookings.pay('unknown'))).toBe('not-found');
  });

  test('no session is opened while a payment is being processed', async () => {
    const stay = await verified();
    const { body } = await bookings.pay(stay.id);
    host.gateway.becomes(body.id, 'processing');
    await bookings.notify(body.id);
    expect(await getType(bookings.pay(stay.id))).toBe('wrong-state');
    expect((await bookings.read(stay)).body.checkout).toBe('processing');
  });
});

describe('a gateway that cannot be reached', () => {
  test('an unreachable gateway gives 502, and the same request succeeds later with one session', async () => {
    const stay = await verified();
    const key = `${stay.id}:createCheckout:1`;
    host.gateway.isDown = true;
    expect(await getType(bookings.pay(stay.id, { key }))).toBe('payment-gateway');
    host.gateway.isDown = false;
    const first = await bookings.pay(stay.id, { key });
    const again = await bookings.pay(stay.id, { key });
    expect([first.status, again.body]).toEqual([200, first.body]);
    const attempts = [...host.gateway.sessions.values()].filter(
      ({ request }) => request.reservationId === stay.id,
    );
    expect(attempts.map(({ request }) => request.idempotencyKey)).toEqual([`${stay.id}:checkout:1`]);
  });
});

describe('a payment', () => {
  test('makes the stay the guest’s', async () => {
    const stay = await bookings.confirmed('casa', (fromDay += 4), { paymentOptionId: 'in-parts' });
    const { body } = await bookings.read(stay);
    expect(body.status).toBe('confirmed');
    expect(body.payments[0]?.status).toBe('paid');
    expect(body.holdExpiresAt).toBeUndefined();
  });

  test('reading the reservation finds a payment whose webhook event was lost', async () => {
    const stay = await verified();
    const { body } = await bookings.pay(stay.id);
    host.gateway.becomes(body.id, 'complete');
    await host.db
      .updateTable('checkoutSession')
      .set({ createdAt: new Date(0) })
      .where('id', '=', body.id)
      .execute();
    expect((await bookings.read(stay)).body.status).toBe('confirmed');
  });

  test('after the guest called it off leads to a session that is ended', async () => {
    const stay = await verified();
    const { body } = await bookings.pay(stay.id);
    await bookings.cancel(stay);
    await expect.poll(() => host.gateway.expired, { interval: 10 }).toContain(body.id);
  });
});
