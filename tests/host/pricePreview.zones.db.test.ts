import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Quote } from '../../contract/schemas/quote.ts';
import { Bookings } from '../support/bookings.ts';
import { dayFromNow } from '../support/guests.ts';
import { openTestHost } from '../support/testHost.ts';

let bookings: Bookings;
beforeAll(async () => {
  const host = await openTestHost(['casa', 'taken'], ({ property }) => {
    property.stay = { minNights: 2, maxNights: 28, leadDays: 3, aheadDays: 300 };
    property.closed = [{ start: dayFromNow(100), end: dayFromNow(102) }];
  });
  bookings = new Bookings(host);
});
afterAll(() => bookings.host.close());

const preview = (from: number, to: number, about: object = {}, booking?: string) =>
  bookings.post<Quote>(
    '/reservation/price-preview',
    { id: 'casa', startDate: dayFromNow(from), endDate: dayFromNow(to), guestCount: 2, ...about },
    booking === undefined ? {} : { booking },
  );

test('a stay has its price by line, and each way to pay it', async () => {
  const { body } = await preview(30, 40, { guestCount: 3 });
  expect(body.lines.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
    ['nights', 100_000],
    ['cleaning', 6_000],
    ['extra_guests', 10_000],
    ['discount', -10_000],
  ]);
  expect(body.total.amount).toBe(106_000);
  expect(body.paymentOptions.map(({ id, dueNow }) => [id, dueNow.amount])).toEqual([
    ['now', 106_000],
    ['in-parts', 31_800],
    ['later', 0],
  ]);
});

test('each payment option names the ways to pay of the gateway', async () => {
  const { body } = await preview(30, 40);
  expect(body.paymentOptions.map(({ methods }) => methods)).toEqual([
    [{ name: 'Visa' }],
    [{ name: 'Visa' }],
    [{ name: 'Visa' }],
  ]);
});

describe('a stay that cannot be had says why, at the value that is wrong', () => {
  test.each([
    ['in the past', -3, 2, {}, 'startDate', 'date_past'],
    ['sooner than the host can prepare', 1, 5, {}, 'startDate', 'date_too_soon'],
    ['too far ahead', 302, 305, {}, 'startDate', 'date_too_far'],
    ['that ends before it begins', 30, 29, {}, 'endDate', 'end_before_start'],
    ['of no night', 30, 30, {}, 'endDate', 'end_before_start'],
    ['shorter than the minimum', 30, 31, {}, 'endDate', 'stay_too_short'],
    ['longer than the maximum', 30, 59, {}, 'endDate', 'stay_too_long'],
    ['of more guests than there is room for', 30, 33, { guestCount: 5 }, 'guestCount', 'too_many_guests'],
    ['of nobody', 30, 33, { guestCount: 0 }, 'guestCount', 'too_few_guests'],
    ['of half a guest', 30, 33, { guestCount: 1.5 }, 'guestCount', 'not_a_number'],
    ['on a day that is none', 30, 33, { startDate: '2027-02-30' }, 'startDate', 'date_format'],
    ['in the year nought', 30, 33, { startDate: '0000-01-01' }, 'startDate', 'date_format'],
  ])('%s', async (_, from, to, about, propertyPath, code) => {
    const { problem } = await preview(from, to, about);
    expect(problem.status).toBe(422);
    expect(problem.violations).toContainEqual(expect.objectContaining({ propertyPath, code }) as unknown);
  });
});

test('nights that the host has closed are not available, but one can leave on the day they begin', async () => {
  expect((await preview(99, 101)).status).toBe(409);
  expect((await preview(98, 100)).status).toBe(200);
  expect((await preview(102, 104)).status).toBe(200);
});

test('nights that somebody holds are not available', async () => {
  await bookings.verified('taken', 20);
  expect((await preview(22, 25, { id: 'taken' })).problem.type).toMatch(/dates-unavailable$/);
  expect((await preview(23, 25, { id: 'taken' })).status).toBe(200);
});

test('an order whose code was not entered is no obstacle to anybody', async () => {
  const wish = bookings.wish('taken', 50);
  await bookings.post('/reservation', wish, { booking: 'mine' });
  expect((await preview(50, 53, { id: 'taken' }, 'mine')).status).toBe(200);
  expect((await preview(50, 53, { id: 'taken' }, 'other')).status).toBe(200);
  expect((await preview(50, 53, { id: 'taken' })).status).toBe(200);
});

test('a property that does not exist has no price', async () => {
  expect((await preview(30, 33, { id: 'nowhere' })).status).toBe(404);
});
