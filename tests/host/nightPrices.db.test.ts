import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Availability } from '../../contract/schemas/availability.ts';
import type { Quote } from '../../contract/schemas/quote.ts';
import type { RentalUnit } from '../../contract/schemas/rentalUnit.ts';
import type { Reservation } from '../../contract/schemas/reservation.ts';
import { completeLanguages } from '../../contract/values/language.ts';
import { lengthObstacle } from '../../contract/rules/obstacles.ts';
import { getNightPrice } from '../../contract/rules/seasons.ts';
import { getWeekday, weekdays } from '../../contract/values/weekdays.ts';
import type { StaySearch } from '../../contract/schemas/staySearch.ts';
import { Bookings } from '../support/bookings.ts';
import { dayFromNow } from '../support/guests.ts';
import { openTestHost, type TestHost } from '../support/testHost.ts';

let host: TestHost;
let bookings: Bookings;
beforeAll(async () => {
  host = await openTestHost(['casa', 'other'], ({ property, texts }) => {
    for (const language of completeLanguages) texts[language].seasons = { fair: 'fair' };
    // Every night is one of a weekend, and most are in a season.
    property.pricing.weekend = { days: [...weekdays], rate: '120.00' };
    property.pricing.seasons = [
      {
        name: 'fair',
        from: dayFromNow(40),
        to: dayFromNow(200),
        rate: '150.00',
        weekendRate: '160.00',
        minNights: 3,
        arrivalDays: [...weekdays],
      },
    ];
  });
  bookings = new Bookings(host);
});
afterAll(() => host.close());

const change = (from: number, to: number, values: { price?: number | null; minimumStay?: number | null }) =>
  host.commands.run('nights.change', { unit: 'casa', from: dayFromNow(from), to: dayFromNow(to), ...values });
const preview = (from: number, to: number, unit = 'casa') =>
  bookings.post<Quote>('/reservation/price-preview', {
    id: unit,
    startDate: dayFromNow(from),
    endDate: dayFromNow(to),
    guestCount: 2,
  });
const getLines = ({ lines }: Quote) =>
  lines.map(({ kind, quantity, unitAmount, season, weekend }) => [
    kind,
    quantity,
    unitAmount.amount,
    season ?? (weekend ? 'weekend' : 'usual'),
  ]);
const readAvailability = async () =>
  (await bookings.call<Availability>('GET', '/rental-unit/casa/availability')).body;

test('the price of a night replaces those of season and weekend, and long-stay discounts apply', async () => {
  await change(44, 46, { price: 90_00 });
  const { body } = await preview(42, 49);
  expect(getLines(body)).toEqual([
    ['nights', 5, 160_00, 'fair'],
    ['nights', 2, 90_00, 'usual'],
    ['cleaning', 1, 30_00, 'usual'],
    ['discount', 1, -98_00, 'usual'],
  ]);
  expect(getLines((await preview(42, 45, 'other')).body)).toContainEqual(['nights', 3, 160_00, 'fair']);
});

test('the minimum stay of a night applies to stays that begin on it', async () => {
  await change(60, 61, { minimumStay: 5 });
  await change(62, 63, { minimumStay: 1 });
  const refused = await preview(60, 64);
  expect(refused.problem.violations).toEqual([
    expect.objectContaining({ propertyPath: 'endDate', code: 'season_stay_too_short' }),
  ]);
  expect([(await preview(60, 65)).status, (await preview(59, 62)).status]).toEqual([200, 200]);
  const short = await preview(62, 63);
  expect(getLines(short.body)).toContainEqual(['nights', 1, 160_00, 'fair']);
  const order = await bookings.post('/reservation', bookings.wish('casa', 60));
  expect(order.status).toBe(422);
});

test('the calendar of a guest has the same prices and minimum stays as the server', async () => {
  await change(80, 82, { price: 99_00, minimumStay: 4 });
  const { body: unit } = await bookings.call<RentalUnit>('GET', '/rental-unit/casa');
  const { seasons } = await readAvailability();
  expect(unit.pricing.seasons).toEqual(seasons);
  const pricing = { ...unit.pricing, seasons };
  for (const day of [79, 80, 81, 82]) {
    const { body } = await preview(day, day + 4);
    const rates = [0, 1, 2, 3].map((later) => getNightPrice(dayFromNow(day + later), pricing).rate);
    const nights = body.lines.filter(({ kind }) => kind === 'nights');
    expect(nights.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(
      rates.reduce((sum, rate) => sum + rate, 0),
    );
    const stay = { start: dayFromNow(day), end: dayFromNow(day + 3) };
    const isRefused = lengthObstacle(stay, { stay: unit.stay, seasons }) !== undefined;
    expect([day, (await preview(day, day + 3)).status]).toEqual([day, isRefused ? 422 : 200]);
  }
});

test('the calendar of a property has no seasons when all nights have their usual prices', async () => {
  const { body } = await bookings.call<Availability>('GET', '/rental-unit/other/availability');
  expect(body).not.toHaveProperty('seasons');
});

test('the search uses the prices and minimum stays of single nights', async () => {
  await change(100, 101, { price: 200_00 });
  await change(110, 111, { minimumStay: 9 });
  const search = async (from: number, to: number) => {
    const path = `/stay-search/${dayFromNow(from)}/${dayFromNow(to)}/2/1`;
    const { body } = await bookings.call<StaySearch>('GET', path);
    return body.units.find(({ id }) => id === 'casa')!;
  };
  expect((await search(100, 103)).total).toEqual((await preview(100, 103)).body.total);
  expect((await search(100, 103)).total?.amount).toBe(200_00 + 2 * 160_00 + 30_00);
  expect((await search(110, 113)).obstacle).toEqual({ reason: 'stay_too_short', minNights: 9 });
});

describe('a reservation', () => {
  test('keeps its agreed price when the price of its nights changes', async () => {
    const { id, token } = await bookings.verified('casa', 120);
    const { reservations, before, after } = await change(121, 124, { price: 300_00 });
    expect(reservations).toHaveLength(1);
    expect([before, after].map(([rates]) => rates?.price.amount)).toEqual([160_00, 300_00]);
    const { body } = await bookings.call<Reservation>('GET', `/reservation/${id}/${token}`);
    expect(body.quote.total.amount).toBe(3 * 160_00 + 30_00);
  });

  test('is refused when a night has become more expensive since the guest saw the price', async () => {
    const { body: quote } = await preview(130, 133);
    await change(131, 132, { price: 161_00 });
    const order = bookings.wish('casa', 130, { expectedTotal: quote.total.amount });
    expect((await bookings.post('/reservation', order)).problem.status).toBe(409);
    await change(131, 132, { price: 159_00 });
    expect((await bookings.post('/reservation', order)).status).toBe(201);
  });
});

test('days of the week on which stays begin do not change with the price of a night', async () => {
  const [arrivalDay, otherDay] = [getWeekday(dayFromNow(20)), dayFromNow(21)];
  const days = await openTestHost(['casa'], ({ property }) => {
    property.stay.arrivalDays = [arrivalDay];
  });
  try {
    const guests = new Bookings(days);
    await days.commands.run('nights.change', {
      unit: 'casa',
      from: otherDay,
      to: dayFromNow(22),
      price: 100_00,
    });
    const wish = guests.wish('casa', 21);
    const { problem } = await guests.post('/reservation', wish);
    expect(problem.violations).toMatchObject([{ propertyPath: 'startDate', code: 'arrival_day' }]);
  } finally {
    await days.close();
  }
});
