import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Bookings } from '../../support/bookings.ts';
import { dayFromNow } from '../../support/guests.ts';
import { passTime, getMinutesUntil } from '../../support/deadlines.ts';
import { openTestHost, type TestHost } from '../../support/testHost.ts';

const hour = 3_600_000;

/** Sets the clock of this process so many milliseconds ahead of the machine's, which the database goes by. */
function setAhead(ahead: number): void {
  const Machine = Date;
  class Ahead extends Machine {
    constructor(given: number | string = Ahead.now()) {
      super(given);
    }
    static override now = () => Machine.now() + ahead;
  }
  vi.stubGlobal('Date', Ahead);
}
afterEach(() => vi.unstubAllGlobals());

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost(['casa']);
});
afterAll(() => host.close());

const nights = { startDate: dayFromNow(60), endDate: dayFromNow(63) };
const preview = (bookings: Bookings) =>
  bookings.post('/reservation/price-preview', {
    id: 'casa',
    ...nights,
    guestCount: 2,
  });

test.each([
  ['ahead of', hour, 30],
  ['behind', -hour, 40],
])('a process whose clock is an hour %s the database’s goes by the database’s', async (_, ahead, day) => {
  const onTime = await preview(new Bookings(host));
  expect(onTime.status).toBe(200);
  setAhead(ahead);
  const bookings = new Bookings(host);
  expect((await preview(bookings)).body).toEqual(onTime.body);

  const hold = await bookings.hold('casa', day);
  expect(await getMinutesUntil(host, hold.holdExpiresAt)).toBeCloseTo(15, 0);
  const code = await bookings.getPassword(hold);
  const { body: verified } = await bookings.verify(hold.id, code);
  expect(await getMinutesUntil(host, verified.holdExpiresAt)).toBeCloseTo(35, 0);
  const { body: session } = await bookings.pay(hold.id);
  expect(await getMinutesUntil(host, session.expiresAt)).toBeCloseTo(30, 0);
  host.gateway.becomes(session.id, 'complete');
  await bookings.notify(session.id);
  const { body: stay } = await bookings.read(hold);
  expect(stay.status).toBe('confirmed');
  const { total } = stay.cancellation.refundNow;
  expect(total).toEqual(stay.quote.total);
  expect((await bookings.cancel(hold, total.amount)).body.refund.total).toEqual(total);

  const lapsed = await bookings.hold('casa', day);
  const late = await bookings.getPassword(lapsed);
  await passTime(host, lapsed.id, 16);
  expect((await bookings.verify(lapsed.id, late)).status).toBe(410);
  expect((await bookings.hold('casa', day)).id).not.toBe(lapsed.id);
});
