import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { daysLater } from '../../contract/values/nights.ts';
import { getAvailability } from '../../server/host/units/getAvailability.ts';
import { getProblemKind, callReadOperation } from '../support/directCall.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';
import { getStayStatus } from '../outside/support/stays.ts';
import { cancel, order, orderAndVerify, pay, type OrderOptions } from './support/orders.ts';

/**
 * How many of the next 350 nights strangers keep from a guest who comes later, verifies an e-mail address and pays:
 * `npm run test:attackers` prints the table.
 */
const horizon = 350;
const now = new Date('2031-03-01T12:00:00Z');
const today = '2031-03-01';

const table: string[] = [];
afterAll(() => {
  if (process.env['ATTACKERS'] === 'table') process.stdout.write(`\n${table.join('\n')}\n`);
});

let still: ManualHost;
const minutesLater = (minutes: number) => still.clock.stopAt(new Date(now.getTime() + minutes * 60_000));
beforeEach(async () => {
  still = await openManualHost();
  await minutesLater(0);
});

const dates = (from: number, nights: number) => ({
  startDate: daysLater(today, from),
  endDate: daysLater(today, from + nights),
});

/**
 * The nights of the horizon that a guest who comes later cannot book, one true or false for each: those that they are
 * refused, and single nights between those, as no stay is shorter than two.
 */
async function lostNights(): Promise<boolean[]> {
  const { unavailable } = await callReadOperation(still, getAvailability, { params: { id: 'casa' } });
  const isRefused = (index: number) => {
    const night = daysLater(today, index + 1);
    return unavailable.some(({ start, end }) => start <= night && night < end);
  };
  return Array.from(
    { length: horizon },
    (_, index) => isRefused(index) || (isRefused(index - 1) && isRefused(index + 1)),
  );
}

const count = (nights: readonly boolean[]) => nights.filter(Boolean).length;

/** The most of any 60 nights in a row. */
const mostOf60 = (nights: readonly boolean[]) =>
  Math.max(...nights.map((_, index) => count(nights.slice(index, index + 60))));

interface Blockade {
  /** From which address the n-th order comes, and to which mailbox its code goes. */
  from: (index: number) => string;
  email?: (index: number) => string;
  verifies?: boolean;
}

const ownDomains = (index: number) => `a${index}@mail${index}.example`;

/** Orders stays of one length one after the other, with gaps of one length between them, until nothing more can be had. */
async function block(
  [nights, gap]: readonly [number, number],
  { from, email = ownDomains, verifies = true }: Blockade,
): Promise<void> {
  for (let [day, index] = [1, 0]; day + nights <= horizon; day += nights + gap, index += 1) {
    const options: OrderOptions = {
      ...dates(day, nights),
      from: from(index),
      guest: { email: email(index) },
    };
    await getProblemKind(verifies ? orderAndVerify(still, options) : order(still, options));
  }
}

/** The worst that stays of any length do, with and without gaps that are too short for a stay. */
async function worst(blockade: Blockade): Promise<{ nights: number; of60: number }> {
  const found: { nights: number; of60: number }[] = [];
  for (const stays of [
    [20, 0],
    [5, 1],
  ] as const) {
    still = await openManualHost();
    await minutesLater(0);
    await block(stays, blockade);
    const lost = await lostNights();
    found.push({ nights: count(lost), of60: mostOf60(lost) });
  }
  const getWorst = (key: 'nights' | 'of60') => Math.max(...found.map((one) => one[key]));
  return { nights: getWorst('nights'), of60: getWorst('of60') };
}

const write = (attacker: string, { nights, of60 }: { nights: number; of60: number }) =>
  table.push(`${attacker.padEnd(64)} ${String(nights).padStart(3)} of ${horizon}, ${of60} of any 60`);

describe('nights that a later guest cannot have because of', () => {
  test.each<[string, number, Blockade]>([
    ['one network without a mailbox', 0, { from: () => '203.0.113.9', verifies: false }],
    ['one network with mailboxes of its own', 56, { from: () => '203.0.113.9' }],
    ['50 addresses of one /64', 56, { from: (index) => `2001:db8:1:1::${index + 1}` }],
    ['50 networks of one /48', 84, { from: (index) => `2001:db8:1:${(index + 1).toString(16)}::1` }],
    ['50 networks of one /56', 70, { from: (index) => `2001:db8:1:1${(index + 16).toString(16)}::1` }],
    ['50 addresses of one /24', 112, { from: (index) => `203.0.113.${index + 1}` }],
    [
      'one domain from twenty networks',
      56,
      { from: (index) => `198.51.${index % 20}.1`, email: (index) => `a${index}@x${index}.evil.example` },
    ],
    ['twenty unrelated networks', 120, { from: (index) => `198.51.${index % 20}.1` }],
  ])('%s are at most %i', async (attacker, most, blockade) => {
    const lost = await worst(blockade);
    write(attacker, lost);
    expect(lost.nights).toBeLessThanOrEqual(most);
    expect(lost.of60).toBeLessThanOrEqual(20);
  });

  test('an order that is renewed by its Booking-Id are none, and only few codes are mailed', async () => {
    const options = { ...dates(100, 28), from: '203.0.113.9', bookingId: 'b1' };
    let mails = 0;
    for (let round = 0; round < 60; round += 1) {
      const answer = await getProblemKind(order(still, { ...options, guest: { email: ownDomains(round) } }));
      if (typeof answer !== 'string') mails += 1;
    }
    write('renewal by Booking-Id, 60 times', { nights: count(await lostNights()), of60: 0 });
    expect([mails, count(await lostNights())]).toEqual([40, 0]);
  });

  test('a hold that is cancelled and made again end with the first one', async () => {
    const options = { ...dates(100, 14), from: '203.0.113.9' };
    const first = await orderAndVerify(still, { ...options, guest: { email: ownDomains(0) } });
    const firstEnd = Date.parse(first.nightsHeldUntil ?? '');
    let [held, last] = [0, first];
    for (let minutes = 10; minutes <= 300; minutes += 10) {
      await minutesLater(minutes);
      await getProblemKind(cancel(still, last));
      last = await orderAndVerify(still, { ...options, guest: { email: ownDomains(minutes) } });
      expect(Date.parse(last.nightsHeldUntil ?? first.holdExpiresAt)).toBeLessThanOrEqual(firstEnd);
      if (count(await lostNights()) > 0) held = minutes;
    }
    table.push(`${'cancel and repeat for 5 hours'.padEnd(64)}  14 of ${horizon} for ${held + 5} minutes`);
    expect(held).toBeLessThan(35);
  });

  test('a network that takes other nights each time are 56 in a day', async () => {
    const everHeld = new Set<number>();
    for (let hour = 0; hour < 23; hour += 1) {
      await minutesLater(hour * 60);
      await orderAndVerify(still, { ...dates(2 + hour * 14, 14), from: '203.0.113.9' });
      for (const [index, isLost] of (await lostNights()).entries()) if (isLost) everHeld.add(index);
    }
    table.push(
      `${'other nights each hour, in a day'.padEnd(64)} ${String(everHeld.size).padStart(3)} of ${horizon}`,
    );
    expect(everHeld.size).toBe(56);
    await minutesLater(25 * 60);
    expect(
      (await orderAndVerify(still, { ...dates(340, 7), from: '203.0.113.9' })).nightsHeldUntil,
    ).not.toBeNull();
  });
});

describe('guests who never notice the limits are', () => {
  test('a family that compares three ranges and books the last one', async () => {
    const from = '2001:db8:7:1::1';
    for (const day of [100, 108, 116]) {
      const held = await orderAndVerify(still, { ...dates(day, 7), from });
      expect(held.status).toBe('awaiting_payment');
      if (day < 116) await cancel(still, held);
      else await pay(still, held.id);
    }
    expect(count(await lostNights())).toBe(7);
  });

  test.each([
    ['ten people behind one office address', 10, () => '203.0.113.77'],
    ['thirty guests of a carrier-grade NAT', 30, () => '198.51.100.3'],
    ['thirty guests of one /24 of a carrier', 30, (index: number) => `198.51.100.${index}`],
  ])('%s', async (who, guests, from) => {
    for (let index = 0; index < guests; index += 1) {
      const stay = {
        ...dates(10 + index * 8, 7),
        from: from(index),
        guest: { email: `g${index}@gmail.com` },
      };
      const { id, status } = await orderAndVerify(still, stay);
      expect(status).toBe('awaiting_payment');
      await pay(still, id);
      expect((await getStayStatus(still, id)).status).toBe('confirmed');
    }
    table.push(`${who.padEnd(64)} ${guests} of ${guests} booked`);
  });

  test('a guest who books and pays for nights that a blockade keeps softly', async () => {
    await block([28, 0], { from: (index) => `198.51.${index % 20}.1` });
    const guest = await orderAndVerify(still, { ...dates(150, 7), from: '192.0.2.1' });
    await pay(still, guest.id);
    expect((await getStayStatus(still, guest.id)).status).toBe('confirmed');
  });
});
