import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getLinkToken } from '../../server/host/keys/linkToken.ts';
import { createKeys } from '../../server/host/keys/keys.ts';
import { Bookings } from '../support/bookings.ts';
import { passTime } from '../support/deadlines.ts';
import { openTestHost, type TestHost } from '../support/testHost.ts';

let host: TestHost;
let bookings: Bookings;
let fromDay = 0;
beforeAll(async () => {
  host = await openTestHost(['casa']);
  bookings = new Bookings(host);
});
afterAll(() => host.close());

const read = async (stay: { id: string; token: string }) => (await bookings.read(stay)).body;
const next = () => (fromDay += 4);

describe('the status of a reservation on any device', () => {
  test('shows the deadline, the address and the attempts left before the password is entered', async () => {
    const held = await bookings.hold('casa', next());
    expect(await read(held)).toMatchObject({
      status: 'awaiting_otp',
      holdExpiresAt: held.holdExpiresAt,
      otp: { sentTo: held.sentTo, expiresAt: held.otpExpiresAt, attemptsLeft: 5 },
    });
  });

  test('shows the status of the checkout before the payment', async () => {
    const stay = await bookings.verified('casa', next());
    expect(await read(stay)).toMatchObject({ status: 'awaiting_payment', checkout: 'none' });
    const { body } = await bookings.pay(stay.id);
    expect((await read(stay)).checkout).toBe('open');
    host.gateway.becomes(body.id, 'expired');
    await bookings.notify(body.id);
    const answer = await read(stay);
    expect(answer.checkout).toBe('expired');
    expect(answer.otp).toBeUndefined();
  });

  test('is independent of other reservations', async () => {
    const [first, second] = [await bookings.hold('casa', next()), await bookings.hold('casa', next())];
    await bookings.verify(second.id, '000000');
    expect((await read(first)).otp).toMatchObject({ sentTo: first.sentTo, attemptsLeft: 5 });
    expect((await read(second)).otp).toMatchObject({ sentTo: second.sentTo, attemptsLeft: 4 });

    const [paying, waiting] = [
      await bookings.verified('casa', next()),
      await bookings.verified('casa', next()),
    ];
    await bookings.pay(paying.id);
    expect((await read(paying)).checkout).toBe('open');
    expect((await read(waiting)).checkout).toBe('none');
  });

  test('is over after the hold has expired, without a job', async () => {
    for (const [stay, minutes] of [
      [await bookings.hold('casa', next()), 15],
      [await bookings.verified('casa', next()), 35],
    ] as const) {
      await passTime(host, stay.id, minutes);
      const answer = await read(stay);
      expect(answer).toMatchObject({ status: 'expired', endReason: 'hold_expired' });
      expect(answer.holdExpiresAt).toBeUndefined();
      expect(answer.cancellation.allowed).toBe(false);
    }
  });
});

test('a reservation is shown in the reader’s language, its price in the agreed words', async () => {
  const held = await bookings.hold('casa', next());
  const { headers, body } = await bookings.read(held, { language: 'fr' });
  expect(headers.get('Content-Language')).toBe('fr');
  expect(body.unit.name).toBe('Casa casa (fr)');
  expect(body.quote.paymentOptions[0]?.name).toBe('Pay now (en)');
});

test('a link stops working when its version is raised or the secret key changes', async () => {
  const held = await bookings.hold('casa', next());
  const forged = getLinkToken(createKeys('another key'), { id: held.id, tokenVersion: 1 });
  expect((await bookings.read({ id: held.id, token: forged })).status).toBe(404);
  await host.db.updateTable('reservation').set({ tokenVersion: 2 }).where('id', '=', held.id).execute();
  expect((await bookings.read(held)).status).toBe(404);
});
