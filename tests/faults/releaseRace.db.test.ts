import { afterAll, beforeAll, expect, test } from 'vitest';
import { Bookings, type HostAnswer } from '../support/bookings.ts';
import { createGuest } from '../support/guests.ts';
import { openTestHost, type TestHost } from '../support/testHost.ts';
import { selectScale } from '../support/scale.ts';

/** How often the release of a hold and the webhook event of its payment arrive at once. */
const rounds = selectScale(12, 400);
const perUnit = 4;
const units = Array.from({ length: Math.ceil(rounds / perUnit) }, (_, index) => `race-${index + 1}`);

let host: TestHost;
let bookings: Bookings;
beforeAll(async () => {
  host = await openTestHost(units);
  bookings = new Bookings(host);
});
afterAll(() => host.close());

type Release = () => Promise<HostAnswer<{ refund: { total: { amount: number } } }>>;

/** Waits until the host has read a payment from the gateway, and will store it next. */
function waitForGateway(): Promise<void> {
  const { gateway } = host;
  const read = gateway.readSession.bind(gateway);
  const { promise, resolve } = Promise.withResolvers<void>();
  gateway.readSession = async (id) => {
    const state = await read(id);
    gateway.readSession = read;
    resolve();
    return state;
  };
  return promise;
}

/** The moments at which the release starts. */
const starts: ((release: Release, pay: () => Promise<void>) => ReturnType<Release>)[] = [
  async (release, pay) => {
    const released = await release();
    await pay();
    return released;
  },
  async (release, pay) => (await Promise.all([release(), pay()]))[0],
  async (release, pay) => (await Promise.all([pay(), release()]))[1],
  async (release, pay) => (await Promise.all([waitForGateway().then(release), pay()]))[0],
  async (release, pay) => {
    await pay();
    return release();
  },
];

/** The payment came after the release, so all of it is refunded. */
const released = {
  answer: { status: 'cancelled', refund: { percentage: 100, total: { amount: 0, currency: 'EUR' } } },
  status: 'cancelled',
  kept: [0],
};
const refused = { answer: 'wrong-state', status: 'confirmed', kept: [33_000] };

/** Releases a hold while its payment is reported, and returns whether the hold was released. */
async function raceForHold(round: number): Promise<boolean> {
  const guest = createGuest({ email: `ana@race-${round}.test` });
  const day = 20 + (round % perUnit) * 4;
  const hold = await bookings.verified(units[Math.floor(round / perUnit)]!, day, { guest });
  const { body: session } = await bookings.pay(hold.id);
  const { id: reservationId, token } = hold;
  const release: Release = () =>
    bookings.post('/reservation/cancel', {
      reservationId,
      token,
      expectedRefund: 0,
      onlyUnpaid: true,
    });
  const pay = () => {
    host.gateway.becomes(session.id, 'complete');
    return bookings.notify(session.id);
  };
  const answer = await starts[round % starts.length]!(release, pay);

  const { body: reservation } = await bookings.read(hold);
  const payments = await host.db
    .selectFrom('payment')
    .select(['amount', 'status', 'refundAmount'])
    .where('reservationId', '=', reservationId)
    .where('dueNow', '=', true)
    .execute();
  const isReleased = answer.status === 200;
  expect({
    answer: isReleased ? answer.body : answer.problem.type.split('/').at(-1),
    status: reservation.status,
    kept: payments.map(({ amount, refundAmount }) => amount - refundAmount),
  }).toEqual(isReleased ? released : refused);
  return isReleased;
}

test('the release of a hold never cancels a stay whose payment is reported at the same time', async ({
  annotate,
}) => {
  let count = 0;
  for (let round = 0; round < rounds; round += 1) if (await raceForHold(round)) count += 1;
  await annotate(`${rounds} races: ${count} holds were released, ${rounds - count} stays were booked`);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(rounds);
  expect(host.logged()).not.toMatch(/"level":(50|60)/);
});
