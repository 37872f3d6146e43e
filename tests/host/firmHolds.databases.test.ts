import { beforeEach, describe, expect, test } from 'vitest';
import { daysLater } from '../../contract/values/nights.ts';
import { bookableNights } from '../../server/host/reservations/limits/bookableNights.ts';
import { deleteCallerMarks } from '../../server/host/reservations/limits/deleteCallerMarks.ts';
import { getCountedDomain } from '../../server/host/reservations/limits/origin.ts';
import { fitsUnpaidShare } from '../../server/host/reservations/limits/unpaidWindow.ts';
import { settle, createPaidSession } from '../outside/support/settlement.ts';
import { getStayStatus } from '../outside/support/stays.ts';
import { getProblemKind } from '../support/directCall.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';
import { cancel, order, orderAndVerify, pay, verify } from './support/orders.ts';

const now = new Date('2031-03-01T12:00:00Z');
const setClockToMinute = (minutes: number) => host.clock.stopAt(new Date(now.getTime() + minutes * 60_000));
const isoTimeAfter = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
const createStayDates = (from: number, nights: number) => ({
  startDate: daysLater('2031-03-01', from),
  endDate: daysLater('2031-03-01', from + nights),
});

let host: ManualHost;
beforeEach(async () => {
  host = await openManualHost();
  await setClockToMinute(0);
});

describe('the counted domain', () => {
  test.each([
    ['ana@evil.example', 'evil.example'],
    ['ana@mail7.evil.example', 'evil.example'],
    ['ana@a.b.evil.co.uk', 'evil.co.uk'],
    ['ana@Evil.EXAMPLE', 'evil.example'],
    ['ana@localhost', 'localhost'],
    ['ana@gmail.com', undefined],
    ['ana@Outlook.com', undefined],
    ['ana@hotmail.co.uk', undefined],
  ])('of %s is %s', (email, domain) => {
    expect(getCountedDomain(email)).toBe(domain);
  });
});

describe('the share of unpaid nights', () => {
  const nights = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => daysLater('2031-01-01', from + index));
  const fits = (bookable: string[], unpaid: string[], from: number, to: number) =>
    fitsUnpaidShare(bookable, new Set(unpaid), new Set(nights(from, to)));

  test.each([
    ['20 of an empty year', nights(0, 365), [], 100, 120, true],
    ['21 of an empty year', nights(0, 365), [], 100, 121, false],
    ['the last night that fits next to other unpaid nights', nights(0, 365), nights(90, 100), 100, 110, true],
    ['one night too many next to other unpaid nights', nights(0, 365), nights(90, 101), 110, 120, false],
    ['other unpaid nights 60 nights away', nights(0, 365), nights(20, 40), 80, 100, true],
    ['other unpaid nights 59 nights away', nights(0, 365), nights(20, 40), 79, 99, false],
    ['a third of the remaining bookable nights', nights(0, 9), [], 0, 3, true],
    ['more than a third of the remaining bookable nights', nights(0, 9), [], 0, 4, false],
    [
      'distant unpaid nights that exceed the share on their own',
      nights(0, 365),
      nights(0, 40),
      200,
      220,
      true,
    ],
    [
      'windows that contain only bookable nights',
      [...nights(0, 30), ...nights(200, 230)],
      nights(20, 30),
      210,
      221,
      false,
    ],
  ] as const)('fits or does not fit: %s (%#)', (_, bookable, unpaid, from, to, isWithinLimit) => {
    expect(fits([...bookable], [...unpaid], from, to)).toBe(isWithinLimit);
  });
});

describe('the nights that a stay can include are', () => {
  const rules = { stay: { minNights: 3, maxNights: 5 }, latest: '2031-01-20' };
  const days = (...numbers: number[]) => numbers.map((day) => daysLater('2031-01-01', day - 1));

  test.each([
    [
      'all nights except those in a gap that is shorter than the minimum stay',
      rules,
      days(1, 2, 3, 6, 7, 10, 11, 12, 13),
      days(1, 2, 3, 10, 11, 12, 13),
    ],
    [
      'nights of stays that begin on or before the last check-in date',
      rules,
      days(18, 19, 20, 21, 22, 23, 24, 25, 26, 27),
      days(18, 19, 20, 21, 22, 23, 24),
    ],
    [
      'nights from an arrival day on (here Saturday)',
      { ...rules, stay: { ...rules.stay, arrivalDays: ['saturday' as const] } },
      days(2, 3, 4, 5, 6, 7, 10, 11, 12, 13),
      days(4, 5, 6, 7, 11, 12, 13),
    ],
    [
      'no night in a gap that is shorter than the season’s minimum stay',
      {
        ...rules,
        seasons: [{ name: 'winter', from: '2031-01-01', to: '2031-01-10', minNights: 4 }],
      },
      days(1, 2, 3, 11, 12, 13),
      days(11, 12, 13),
    ],
  ])('%s', (_, stayRules, free, bookable) => {
    expect(bookableNights(free, stayRules)).toEqual(bookable);
  });
});

describe('a verified reservation', () => {
  test('also counts single nights that it leaves next to another reservation', async () => {
    const from = '203.0.113.9';
    await orderAndVerify(host, { ...createStayDates(10, 19), from });
    await orderAndVerify(host, { ...createStayDates(79, 18), from });
    await orderAndVerify(host, { ...createStayDates(98, 2), from });
    const count = async (day: number) => {
      const { countedNights } = await host.db
        .selectFrom('reservation')
        .select('countedNights')
        .where('startDate', '=', createStayDates(day, 1).startDate)
        .executeTakeFirstOrThrow();
      return countedNights;
    };
    expect([await count(10), await count(79), await count(98)]).toEqual([19, 18, null]);
    await orderAndVerify(host, { ...createStayDates(180, 7), from });
    await orderAndVerify(host, { ...createStayDates(188, 7), from });
    expect([await count(180), await count(188)]).toEqual([7, 8]);
  });

  test('holds its nights until its payment deadline', async () => {
    const held = await orderAndVerify(host, { ...createStayDates(10, 7), from: '203.0.113.9' });
    expect([held.nightsHeldUntil, held.holdExpiresAt]).toEqual([isoTimeAfter(35), isoTimeAfter(35)]);
  });

  test('from a caller without a network holds its nights regardless of its length', async () => {
    const { nightsHeldUntil } = await orderAndVerify(host, createStayDates(10, 28));
    expect(nightsHeldUntil).toBe(isoTimeAfter(35));
    expect(host.softHolds).toEqual([]);
  });

  test.each([
    ['network', '203.0.113.9', [0, 1, 2].map((index) => ({ email: `a@d${index}.example` }))],
    ['domain', undefined, [0, 1, 2].map((index) => ({ email: `a${index}@evil.example` }))],
  ] as const)(
    'that exceeds the limit of its %s does not hold its nights, and can still be paid',
    async (by, from, guests) => {
      const held = [];
      for (const [index, guest] of guests.entries()) {
        const stay = { ...createStayDates(10 + index * 70, 20), unit: index === 2 ? 'next' : 'casa', guest };
        held.push(await orderAndVerify(host, { ...stay, from: from ?? `198.51.${index}.1` }));
      }
      expect(held.map(({ nightsHeldUntil }) => nightsHeldUntil)).toEqual([
        isoTimeAfter(35),
        isoTimeAfter(35),
        null,
      ]);
      expect(host.softHolds).toMatchObject([{ by, unitId: 'next' }]);
      await pay(host, held[2]!.id);
      expect((await getStayStatus(host, held[2]!.id)).status).toBe('confirmed');
    },
  );

  test('no longer counts towards the limit after payment, and still counts after cancellation', async () => {
    const from = '203.0.113.9';
    const first = await orderAndVerify(host, { ...createStayDates(10, 20), from });
    await cancel(host, await orderAndVerify(host, { ...createStayDates(80, 20), from }));
    expect((await orderAndVerify(host, { ...createStayDates(150, 20), from })).nightsHeldUntil).toBeNull();
    await pay(host, first.id);
    expect(
      (await orderAndVerify(host, { ...createStayDates(220, 20), from })).nightsHeldUntil,
    ).not.toBeNull();
  });

  test('counts for one day; then its caller marks are deleted', async () => {
    const from = '203.0.113.9';
    for (const day of [10, 80]) await orderAndVerify(host, { ...createStayDates(day, 20), from });
    await setClockToMinute(24 * 60 - 1);
    await deleteCallerMarks(host);
    expect((await orderAndVerify(host, { ...createStayDates(150, 20), from })).nightsHeldUntil).toBeNull();
    await setClockToMinute(24 * 60);
    await deleteCallerMarks(host);
    expect(
      (await orderAndVerify(host, { ...createStayDates(220, 20), from })).nightsHeldUntil,
    ).not.toBeNull();
  });

  test('inherits the end of the first hold with the same origin and overlapping nights', async () => {
    const from = '2001:db8:1:1::1';
    await cancel(host, await orderAndVerify(host, { ...createStayDates(10, 7), from }));
    await setClockToMinute(20);
    const second = await orderAndVerify(host, { ...createStayDates(12, 7), from: '2001:db8:1:2::1' });
    expect([second.nightsHeldUntil, second.holdExpiresAt]).toEqual([isoTimeAfter(35), isoTimeAfter(55)]);
    await setClockToMinute(35);
    expect((await getStayStatus(host, second.id)).status).toBe('awaiting_payment');
    const secondId = await orderAndVerify(host, { ...createStayDates(12, 7), from: '192.0.2.1' });
    expect(secondId.nightsHeldUntil).toBe(isoTimeAfter(70));
    const third = await getProblemKind(order(host, { ...createStayDates(12, 7), from }));
    expect(third).toBe('dates-unavailable');
  });

  test('does not hold its nights again after another hold of the same origin has ended', async () => {
    await orderAndVerify(host, { ...createStayDates(10, 7), from: '203.0.113.9' });
    await setClockToMinute(36);
    expect(
      (await orderAndVerify(host, { ...createStayDates(10, 7), from: '203.0.113.9' })).nightsHeldUntil,
    ).toBeNull();
    expect(host.softHolds).toMatchObject([{ by: 'repeated' }]);
    const neighbour = await orderAndVerify(host, { ...createStayDates(10, 7), from: '203.0.113.10' });
    expect(neighbour.nightsHeldUntil).not.toBeNull();
  });
});

describe('two payments for the same nights', () => {
  const orderWithoutHold = async () => {
    const { id, nightsHeldUntil } = await orderAndVerify(host, {
      ...createStayDates(10, 28),
      from: '203.0.113.9',
    });
    expect(nightsHeldUntil).toBeNull();
    return id;
  };

  test('the first guest to pay gets the nights, and the second one gets a full refund', async () => {
    const [firstId, secondId] = [await orderWithoutHold(), await orderWithoutHold()];
    const [firstSession, secondSession] = [
      await createPaidSession(host, firstId),
      await createPaidSession(host, secondId),
    ];
    await settle(host, secondSession);
    await settle(host, firstSession);
    expect((await getStayStatus(host, secondId)).status).toBe('confirmed');
    expect(await getStayStatus(host, firstId)).toMatchObject({
      status: 'expired',
      endReason: 'paid_too_late',
    });
    expect(host.jobs.taken().map(([name]) => name)).toContain('payment.refund');
  });

  test('a firm hold keeps its nights when a reservation without one is paid', async () => {
    const firstId = await orderWithoutHold();
    const firm = await orderAndVerify(host, { ...createStayDates(12, 7), from: '192.0.2.1' });
    await settle(host, await createPaidSession(host, firstId));
    expect(await getStayStatus(host, firstId)).toMatchObject({
      status: 'expired',
      endReason: 'paid_too_late',
    });
    await pay(host, firm.id);
    expect((await getStayStatus(host, firm.id)).status).toBe('confirmed');
  });
});

test('an unverified order ends at verification if another guest has taken its nights', async () => {
  const unverified = await order(host, { ...createStayDates(10, 7), from: '203.0.113.9' });
  await orderAndVerify(host, { ...createStayDates(12, 7), from: '192.0.2.1' });
  expect(await getProblemKind(verify(host, unverified.id))).toBe('dates-unavailable');
  expect(await getStayStatus(host, unverified.id)).toMatchObject({
    status: 'expired',
    endReason: 'dates_taken',
  });
});
