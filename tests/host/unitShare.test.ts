import { beforeEach, expect, test } from 'vitest';
import { nextInShare } from '../../server/host/reservations/unproven/unitShare.ts';
import { inTransaction } from '../../server/host/store/transaction.ts';
import { holdStay } from '../outside/support/stays.ts';
import { openStillHost, type StillHost } from '../support/stillHost.ts';

const now = new Date('2031-03-01T12:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const none = { clientId: 'site', bookingId: undefined };

let still: StillHost;
beforeEach(async () => {
  still = await openStillHost();
  await still.clock.stopAt(now);
});

interface About {
  status?: 'awaiting_otp' | 'awaiting_payment' | 'confirmed' | 'cancelled';
  unitId?: string;
  bookingId?: string;
  holdExpiresAt?: Date;
}

/** Nights of March 2031, from one day of it to another. */
async function take(from: number, to: number, { status = 'confirmed', ...about }: About = {}) {
  const day = (date: number) => `2031-03-${String(date).padStart(2, '0')}`;
  const clientId = 'site';
  return holdStay(still, { status, startDate: day(from), endDate: day(to), about: { clientId, ...about } });
}

/** Nights that a stranger holds: their address is not proven, and a code was mailed. */
async function begin(from: number, to: number, about: About = {}) {
  const reservationId = await take(from, to, {
    status: 'awaiting_otp',
    holdExpiresAt: minutes(15),
    ...about,
  });
  const mail = { addressee: 'x', network: 'there', nights: to - from };
  await still.db
    .insertInto('codeMail')
    .values({ reservationId, ...mail })
    .execute();
}

/** When so many nights more may be begun at a property that is open for thirty, from 2 March on. */
function next(
  nights: number,
  {
    isFirst = false,
    closed = [] as { start: string; end: string }[],
    own = none as {
      clientId: string;
      bookingId: string | undefined;
    },
  } = {},
) {
  const unit = still.context.content.units.get('casa')!;
  const open = { ...unit, closed, stay: { minNights: 1, maxNights: 2, leadDays: 1, aheadDays: 31 } };
  return inTransaction(still.db, (trx) => nextInShare(trx, { unit: open, nights, own, now }, isFirst));
}

test('a third of the nights is for strangers, and three quarters for the first hold of a network', async () => {
  await begin(3, 8);
  expect(await next(5)).toBeUndefined();
  expect(await next(6)).toEqual(minutes(15));
  expect(await next(17, { isFirst: true })).toBeUndefined();
  expect(await next(18, { isFirst: true })).toEqual(minutes(15));
});

test('what is booked, closed, or held by who has proven an address is not shared out', async () => {
  await begin(3, 5);
  await take(5, 8);
  await take(8, 11, { status: 'awaiting_payment', holdExpiresAt: minutes(1) });
  const closed = [{ start: '2031-03-20', end: '2031-03-23' }];
  // A third of 21.
  expect(await next(5, { closed })).toBeUndefined();
  expect(await next(6, { closed })).toEqual(minutes(15));
});

test('what is taken elsewhere, on other days, or no longer is shared out', async () => {
  await begin(3, 5);
  await take(5, 8, { unitId: 'next' });
  await take(8, 11, { status: 'awaiting_payment', holdExpiresAt: now });
  await take(11, 14, { status: 'cancelled' });
  await holdStay(still, { status: 'confirmed', startDate: '2031-05-01', endDate: '2031-05-20' });
  await holdStay(still, { status: 'confirmed', startDate: '2031-02-01', endDate: '2031-03-02' });
  expect(await next(8)).toBeUndefined();
  expect(await next(9)).toEqual(minutes(15));
});

test('strangers alone count, whose time is not over, at this property', async () => {
  await begin(3, 5);
  await begin(6, 9, { holdExpiresAt: now });
  await begin(9, 12, { unitId: 'next' });
  await begin(12, 15, { bookingId: 'mine' });
  await take(16, 19, { status: 'awaiting_otp', holdExpiresAt: minutes(15) });
  await begin(19, 20, { status: 'cancelled' });
  const own = { clientId: 'site', bookingId: 'mine' };
  expect(await next(8, { own })).toBeUndefined();
  expect(await next(9, { own })).toEqual(minutes(15));
  expect(await next(5)).toBeUndefined();
  expect(await next(6)).toEqual(minutes(15));
});

test('of a property that is nearly full two of the longest stays are for strangers all the same', async () => {
  await begin(30, 31);
  await take(2, 30);
  expect(await next(3)).toBeUndefined();
  expect(await next(4)).toEqual(minutes(15));
});
