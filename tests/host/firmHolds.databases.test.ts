import { beforeEach, describe, expect, test } from 'vitest';
import { daysLater } from '../../contract/rules/nights.ts';
import { bookableNights } from '../../server/host/reservations/limits/bookableNights.ts';
import { deleteCallerMarks } from '../../server/host/reservations/limits/deleteCallerMarks.ts';
import { ownedDomain } from '../../server/host/reservations/limits/origin.ts';
import { fitsUnpaidShare } from '../../server/host/reservations/limits/unpaidWindow.ts';
import { settle, createPaidSession } from '../outside/support/settlement.ts';
import { getStayStatus } from '../outside/support/stays.ts';
import { getKind } from '../support/directCall.ts';
import { openManualHost, type ManualHost } from '../support/manualHost.ts';
import { cancel, order, orderAndVerify, pay, verify } from './support/orders.ts';

const now = new Date('2031-03-01T12:00:00Z');
const minutesLater = (minutes: number) => still.clock.stopAt(new Date(now.getTime() + minutes * 60_000));
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
const dates = (from: number, nights: number) => ({
  startDate: daysLater('2031-03-01', from),
  endDate: daysLater('2031-03-01', from + nights),
});

let still: ManualHost;
beforeEach(async () => {
  still = await openManualHost();
  await minutesLater(0);
});

describe('the owner of an e-mail domain is', () => {
  test.each([
    ['ana@evil.example', 'evil.example'],
    ['ana@mail7.evil.example', 'evil.example'],
    ['ana@a.b.evil.co.uk', 'evil.co.uk'],
    ['ana@Evil.EXAMPLE', 'evil.example'],
    ['ana@localhost', 'localhost'],
    ['ana@gmail.com', undefined],
    ['ana@Outlook.com', undefined],
    ['ana@hotmail.co.uk', undefined],
  ])('the domain of %s is found: %s', (email, domain) => {
    expect(ownedDomain(email)).toBe(domain);
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
    ['the last that fits beside others', nights(0, 365), nights(90, 100), 100, 110, true],
    ['one too many beside others', nights(0, 365), nights(90, 101), 110, 120, false],
    ['others 60 nights away', nights(0, 365), nights(20, 40), 80, 100, true],
    ['others 59 nights away', nights(0, 365), nights(20, 40), 79, 99, false],
    ['a third of what is left', nights(0, 9), [], 0, 3, true],
    ['more than a third of what is left', nights(0, 9), [], 0, 4, false],
    ['others far away that are too many themselves', nights(0, 365), nights(0, 40), 200, 220, true],
    [
      'windows of bookable nights only',
      [...nights(0, 30), ...nights(200, 230)],
      nights(20, 30),
      210,
      221,
      false,
    ],
  ] as const)('takes %s: %#', (_, bookable, unpaid, from, to, isFitting) => {
    expect(fits([...bookable], [...unpaid], from, to)).toBe(isFitting);
  });
});

describe('the nights that a stay can include are', () => {
  const rules = { stay: { minNights: 3, maxNights: 5 }, latest: '2031-01-20' };
  const days = (...numbers: number[]) => numbers.map((day) => daysLater('2031-01-01', day - 1));

  test.each([
    [
      'all but those of a gap that is too short',
      rules,
      days(1, 2, 3, 6, 7, 10, 11, 12, 13),
      days(1, 2, 3, 10, 11, 12, 13),
    ],
    [
      'those of stays that begin in time',
      rules,
      days(18, 19, 20, 21, 22, 23, 24, 25, 26, 27),
      days(18, 19, 20, 21, 22, 23, 24),
    ],
    [
      'those from a day of arrival on, a Saturday here',
      { ...rules, stay: { ...rules.stay, arrivalDays: ['saturday' as const] } },
      days(2, 3, 4, 5, 6, 7, 10, 11, 12, 13),
      days(4, 5, 6, 7, 11, 12, 13),
    ],
    [
      'none where the season asks for more of them',
      {
        ...rules,
        seasons: [{ name: 'winter', from: '2031-01-01', to: '2031-01-10', minNights: 4 }],
      },
      days(1, 2, 3, 11, 12, 13),
      days(11, 12, 13),
    ],
  ])('%s', (_, offered, free, bookable) => {
    expect(bookableNights(free, offered)).toEqual(bookable);
  });
});

describe('a verified reservation', () => {
  test('counts for the single nights that it leaves between itself and others', async () => {
    const from = '203.0.113.9';
    await orderAndVerify(still, { ...dates(10, 19), from });
    await orderAndVerify(still, { ...dates(79, 18), from });
    await orderAndVerify(still, { ...dates(98, 2), from });
    const count = async (day: number) => {
      const { countedNights } = await still.db
        .selectFrom('reservation')
        .select('countedNights')
        .where('startDate', '=', dates(day, 1).startDate)
        .executeTakeFirstOrThrow();
      return countedNights;
    };
    expect([await count(10), await count(79), await count(98)]).toEqual([19, 18, null]);
    await orderAndVerify(still, { ...dates(180, 7), from });
    await orderAndVerify(still, { ...dates(188, 7), from });
    expect([await count(180), await count(188)]).toEqual([7, 8]);
  });

  test('a confirmed reservation is firm while it can be paid, and an opened checkout extends both', async () => {
    const held = await orderAndVerify(still, { ...dates(10, 7), from: '203.0.113.9' });
    expect([held.nightsHeldUntil, held.holdExpiresAt]).toEqual([at(35), at(35)]);
  });

  test('a reservation of an uncounted caller is firm whatever its length', async () => {
    const { nightsHeldUntil } = await orderAndVerify(still, dates(10, 28));
    expect(nightsHeldUntil).toBe(at(35));
    expect(still.softHolds).toEqual([]);
  });

  test.each([
    ['network', '203.0.113.9', [0, 1, 2].map((index) => ({ email: `a@d${index}.example` }))],
    ['domain', undefined, [0, 1, 2].map((index) => ({ email: `a${index}@evil.example` }))],
  ] as const)(
    'beyond the nights of its %s is not firm, and can be paid all the same',
    async (by, from, guests) => {
      const held = [];
      for (const [index, guest] of guests.entries()) {
        const stay = { ...dates(10 + index * 70, 20), unit: index === 2 ? 'next' : 'casa', guest };
        held.push(await orderAndVerify(still, { ...stay, from: from ?? `198.51.${index}.1` }));
      }
      expect(held.map(({ nightsHeldUntil }) => nightsHeldUntil)).toEqual([at(35), at(35), null]);
      expect(still.softHolds).toMatchObject([{ by, unitId: 'next' }]);
      await pay(still, held[2]!.id);
      expect((await getStayStatus(still, held[2]!.id)).status).toBe('confirmed');
    },
  );

  test('a paid reservation no longer counts, and a cancelled one does', async () => {
    const from = '203.0.113.9';
    const first = await orderAndVerify(still, { ...dates(10, 20), from });
    await cancel(still, await orderAndVerify(still, { ...dates(80, 20), from }));
    expect((await orderAndVerify(still, { ...dates(150, 20), from })).nightsHeldUntil).toBeNull();
    await pay(still, first.id);
    expect((await orderAndVerify(still, { ...dates(220, 20), from })).nightsHeldUntil).not.toBeNull();
  });

  test('counts for a day, and what it counted by is deleted then', async () => {
    const from = '203.0.113.9';
    for (const day of [10, 80]) await orderAndVerify(still, { ...dates(day, 20), from });
    await minutesLater(24 * 60 - 1);
    await deleteCallerMarks(still);
    expect((await orderAndVerify(still, { ...dates(150, 20), from })).nightsHeldUntil).toBeNull();
    await minutesLater(24 * 60);
    await deleteCallerMarks(still);
    expect((await orderAndVerify(still, { ...dates(220, 20), from })).nightsHeldUntil).not.toBeNull();
  });

  test('inherits the end of the first one of the same origin and nights', async () => {
    const from = '2001:db8:1:1::1';
    await cancel(still, await orderAndVerify(still, { ...dates(10, 7), from }));
    await minutesLater(20);
    const second = await orderAndVerify(still, { ...dates(12, 7), from: '2001:db8:1:2::1' });
    expect([second.nightsHeldUntil, second.holdExpiresAt]).toEqual([at(35), at(55)]);
    await minutesLater(35);
    expect((await getStayStatus(still, second.id)).status).toBe('awaiting_payment');
    const other = await orderAndVerify(still, { ...dates(12, 7), from: '192.0.2.1' });
    expect(other.nightsHeldUntil).toBe(at(70));
    const third = await getKind(order(still, { ...dates(12, 7), from }));
    expect(third).toBe('dates-unavailable');
  });

  test('after a first one that has ended is not firm, and that of another origin is', async () => {
    await orderAndVerify(still, { ...dates(10, 7), from: '203.0.113.9' });
    await minutesLater(36);
    expect(
      (await orderAndVerify(still, { ...dates(10, 7), from: '203.0.113.9' })).nightsHeldUntil,
    ).toBeNull();
    expect(still.softHolds).toMatchObject([{ by: 'repeated' }]);
    const neighbour = await orderAndVerify(still, { ...dates(10, 7), from: '203.0.113.10' });
    expect(neighbour.nightsHeldUntil).not.toBeNull();
  });
});

describe('of two who pay for the same nights', () => {
  const soft = async () => {
    const { id, nightsHeldUntil } = await orderAndVerify(still, { ...dates(10, 28), from: '203.0.113.9' });
    expect(nightsHeldUntil).toBeNull();
    return id;
  };

  test('the first to pay has them, and the other gets everything back', async () => {
    const [one, other] = [await soft(), await soft()];
    const [paidByOne, paidByOther] = [
      await createPaidSession(still, one),
      await createPaidSession(still, other),
    ];
    await settle(still, paidByOther);
    await settle(still, paidByOne);
    expect((await getStayStatus(still, other)).status).toBe('confirmed');
    expect(await getStayStatus(still, one)).toMatchObject({ status: 'expired', endReason: 'paid_too_late' });
    expect(still.jobs.taken().map(([name]) => name)).toContain('payment.refund');
  });

  test('a firm one keeps them from one that is not, as long as it is firm', async () => {
    const one = await soft();
    const firm = await orderAndVerify(still, { ...dates(12, 7), from: '192.0.2.1' });
    await settle(still, await createPaidSession(still, one));
    expect(await getStayStatus(still, one)).toMatchObject({ status: 'expired', endReason: 'paid_too_late' });
    await pay(still, firm.id);
    expect((await getStayStatus(still, firm.id)).status).toBe('confirmed');
  });
});

test('an order that waited for its code while others verified ends when its nights are gone', async () => {
  const waiting = await order(still, { ...dates(10, 7), from: '203.0.113.9' });
  await orderAndVerify(still, { ...dates(12, 7), from: '192.0.2.1' });
  expect(await getKind(verify(still, waiting.id))).toBe('dates-unavailable');
  expect(await getStayStatus(still, waiting.id)).toMatchObject({
    status: 'expired',
    endReason: 'dates_taken',
  });
});
