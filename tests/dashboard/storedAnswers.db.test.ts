import { afterAll, beforeAll, expect, test } from 'vitest';
import { Bookings } from '../support/bookings.ts';
import { openDashboard, type Dashboard } from '../support/dashboard.ts';
import { createGuest, dayFromNow } from '../support/guests.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard.close());

test('the stored answers for repeated calls contain no text that the person has written', async () => {
  const owner = dashboard.as('owner');
  const { db } = dashboard.host;
  const { number } = await new Bookings(dashboard.host).confirmed('casa', 20);
  const params = { reservation: number };
  const written = 'Wombat';
  let calls = 0;
  const headers = () => ({ 'Idempotency-Key': `call-${(calls += 1)}` });
  await owner.call('addNote', { params, headers: headers(), body: { text: written } });
  const nights = { unit: 'casa', from: dayFromNow(60), to: dayFromNow(62) };
  await owner.call('closeNights', { headers: headers(), body: { ...nights, why: written } });
  await owner.call('changeNights', {
    headers: headers(),
    body: { ...nights, price: 12_000, reason: written },
  });
  const { locale, ...guest } = createGuest({ firstName: written, lastName: written });
  await owner.call('createBooking', {
    headers: headers(),
    body: {
      unit: 'next',
      startDate: dayFromNow(30),
      endDate: dayFromNow(33),
      guests: 2,
      locale,
      guest,
      specialRequests: written,
      payment: { by: 'arrival' },
    },
  });
  await owner.call('refund', {
    params,
    headers: headers(),
    body: { amount: 100, reason: written, expectedRefundable: 33_000 },
  });
  const stored = await db.selectFrom('idempotency').selectAll().where('clientId', 'like', 'host %').execute();
  expect(stored).toHaveLength(calls);
  expect(JSON.stringify(stored)).not.toContain(written);
});
