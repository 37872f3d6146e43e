import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Bookings } from '../support/bookings.ts';
import { dayFromNow } from '../support/guests.ts';
import { passTime } from '../support/deadlines.ts';
import { openTestHost, type TestHost } from '../support/testHost.ts';

let host: TestHost;
let bookings: Bookings;
let fromDay = 20;
beforeAll(async () => {
  host = await openTestHost(['casa', 'parts'], ({ property }, id) => {
    if (id !== 'parts') return;
    // Three nights cost 100.00, and all of it comes back but a cent.
    property.pricing.rate = '30.00';
    property.pricing.cleaning.amount = '10.00';
    const thirds = [33.33, 33.33, 33.34].map((percentage, index) =>
      index === 0
        ? { trigger: 'on_reservation', percentage }
        : { trigger: 'days_before_check_in', percentage, daysOffset: 40 - index },
    );
    const cancellation = [{ refundPercentage: 99.99, daysBeforeCheckIn: 14 }];
    property.paymentOptions[0] = { id: 'now', schedule: thirds, cancellation };
  });
  bookings = new Bookings(host);
});
afterAll(() => host.close());

const getType = ({ problem }: { problem: { type: string } }) => problem.type.split('/').at(-1);
const getRefunds = (sessionId: string) =>
  host.gateway.refunds.filter(({ paymentId }) => paymentId === `pay_${sessionId}`);

describe('cancelling a hold', () => {
  test('releases the nights at once without a refund, because nothing was paid', async () => {
    const held = await bookings.hold('casa', fromDay);
    const { status, body } = await bookings.cancel(held);
    expect([status, body.status, body.refund.total.amount]).toEqual([200, 'cancelled', 0]);
    expect((await bookings.read(held)).body).toMatchObject({ status: 'cancelled', endReason: 'cancelled' });
    await bookings.hold('casa', fromDay);
  });

  test('rejects the cancellation of an expired hold', async () => {
    const held = await bookings.hold('casa', (fromDay += 4));
    await passTime(host, held.id, 15);
    expect(getType(await bookings.cancel(held))).toBe('wrong-state');
  });
});

describe('cancelling a paid stay', () => {
  test('refunds the amount of its policy once, however often it is requested', async () => {
    const stay = await bookings.confirmed('casa', 60);
    const offered = (await bookings.read(stay)).body.cancellation;
    expect(offered).toMatchObject({
      allowed: true,
      refundNow: { percentage: 100, total: { amount: 33_000 } },
    });
    const [first, second] = await Promise.all([bookings.cancel(stay, 33_000), bookings.cancel(stay, 33_000)]);
    const third = await bookings.cancel(stay);
    for (const { status, body } of [first, second, third]) {
      expect([status, body.refund.percentage, body.refund.total.amount]).toEqual([200, 100, 33_000]);
    }
    await expect.poll(() => getRefunds(stay.session.id).length, { interval: 10 }).toBe(1);
    expect(getRefunds(stay.session.id)[0]?.amount).toBe(33_000);
    const { body } = await bookings.read(stay);
    expect(body.cancellation).toMatchObject({ allowed: false, refundNow: { total: { amount: 33_000 } } });
    await bookings.hold('casa', 60);
  });

  test('refunds half under a policy of half', async () => {
    const stay = await bookings.confirmed('casa', 9);
    const { body } = await bookings.cancel(stay, 16_500);
    expect(body.refund).toMatchObject({ percentage: 50, total: { amount: 16_500 } });
  });

  test('a cancellation with a refund lower than shown is rejected and changes nothing', async () => {
    const stay = await bookings.confirmed('casa', (fromDay += 4));
    expect(getType(await bookings.cancel(stay, 33_001))).toBe('terms-changed');
    expect((await bookings.read(stay)).body.status).toBe('confirmed');
  });

  test('charges no later instalments', async () => {
    const stay = await bookings.confirmed('casa', 70, { paymentOptionId: 'in-parts' });
    await bookings.cancel(stay);
    const { body } = await bookings.read(stay);
    expect(body.payments.map(({ amount }) => amount.amount)).toEqual([9_900]);
  });

  test('refunds each paid instalment, and none above its amount', async () => {
    const stay = await bookings.confirmed('parts', 60);
    await host.db
      .updateTable('payment')
      .set((payment) => ({ status: 'paid', gatewayPaymentId: payment.ref('id') }))
      .where('reservationId', '=', stay.id)
      .where('status', '=', 'scheduled')
      .execute();
    const { body } = await bookings.cancel(stay, 9_999);
    expect(body.refund).toMatchObject({ percentage: 99.99, total: { amount: 9_999 } });
    const instalments = () => host.db.selectFrom('payment').selectAll().where('reservationId', '=', stay.id);
    await expect
      .poll(async () => (await instalments().execute()).map(({ status }) => status), { interval: 10 })
      .toEqual(['refunded', 'refunded', 'refunded']);
    const payments = await instalments().orderBy('position').execute();
    expect(payments.map(({ refundAmount }) => refundAmount)).toEqual([3_332, 3_333, 3_334]);
    for (const { gatewayPaymentId, refundAmount } of payments) {
      const refunds = host.gateway.refunds.filter(({ paymentId }) => paymentId === gatewayPaymentId);
      expect(refunds.map(({ amount }) => amount)).toEqual([refundAmount]);
    }
  });

  test('returns the same refund to a guest who saw another one', async () => {
    const stay = await bookings.confirmed('casa', 90);
    const first = await bookings.cancel(stay, 33_000, { key: 'again:cancel:1' });
    for (const shown of [0, 16_500, 50_000]) {
      const again = await bookings.cancel(stay, shown, { key: `again:cancel:${shown}` });
      expect([again.status, again.body]).toEqual([200, first.body]);
    }
    await expect.poll(() => getRefunds(stay.session.id).length, { interval: 10 }).toBe(1);
  });

  test('a stay that has begun cannot be cancelled', async () => {
    const stay = await bookings.confirmed('casa', 80);
    await host.db
      .updateTable('reservation')
      .set({ startDate: dayFromNow(-5), endDate: dayFromNow(-2) })
      .where('id', '=', stay.id)
      .execute();
    expect(getType(await bookings.cancel(stay))).toBe('wrong-state');
    expect((await bookings.read(stay)).body.status).toBe('completed');
  });
});

test('returns the same answer for an unknown reservation and a wrong token', async () => {
  const held = await bookings.hold('casa', (fromDay += 4));
  const other = await bookings.hold('casa', (fromDay += 4));
  const answers = await Promise.all([
    bookings.cancel({ id: held.id, token: other.token }),
    bookings.cancel({ id: 'AAAAAAAAAAAAAAAAAAAAAA', token: other.token }),
    bookings.read({ id: held.id, token: other.token }),
    bookings.read({ id: 'AAAAAAAAAAAAAAAAAAAAAA', token: held.token }),
    bookings.read({ id: held.id, token: 'x' }),
  ]);
  expect(new Set(answers.map(({ problem }) => JSON.stringify(problem))).size).toBe(1);
  expect(answers[0]!.status).toBe(404);
});

test('does not happen by following a link, because reading changes nothing', async () => {
  const stay = await bookings.confirmed('casa', 100);
  const kept = async () =>
    JSON.stringify([
      await host.db.selectFrom('reservation').selectAll().where('id', '=', stay.id).execute(),
      await host.db.selectFrom('payment').selectAll().where('reservationId', '=', stay.id).execute(),
    ]);
  const before = await kept();
  expect((await bookings.read(stay)).status).toBe(200);
  expect((await bookings.read(stay, { headers: { Purpose: 'prefetch' } })).body.status).toBe('confirmed');
  const link = `https://stay.test/api/1/reservation/cancel?reservationId=${stay.id}&token=${stay.token}`;
  for (const method of ['GET', 'HEAD']) {
    const headers = { Authorization: `Bearer ${await bookings.token()}` };
    expect((await host.fetch(new Request(link, { method, headers }))).status).toBe(405);
  }
  expect(await kept()).toBe(before);
});
