import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Quote } from '../../contract/schemas/quote.ts';
import { completeLanguages } from '../../contract/values/language.ts';
import { getWeekday } from '../../contract/values/weekdays.ts';
import type { UnitDescription } from '../../contract/schemas/rentalUnit.ts';
import { loadContent } from '../../server/host/content/index.ts';
import { createReservation } from '../../server/host/reservations/createReservation.ts';
import { getReservation } from '../../server/host/reservations/getReservation.ts';
import { previewPrice } from '../../server/host/units/previewPrice.ts';
import { Bookings } from '../support/bookings.ts';
import { writeContent, type UnitFiles } from '../support/content.ts';
import { callReadOperation, callWriteOperation } from '../support/directCall.ts';
import { createTestFolder } from '../support/folders.ts';
import { dayFromNow, createOrder } from '../support/guests.ts';
import { openManualHost } from '../support/manualHost.ts';
import { openTestHost, type TestHost } from '../support/testHost.ts';

const inSeason =
  (rate: string) =>
  ({ property, texts }: UnitFiles) => {
    property.touristTax = { amount: rate, maxNights: 2 };
    property.pricing.seasons = [
      {
        name: 'fair',
        from: dayFromNow(30),
        to: dayFromNow(60),
        rate,
        minNights: 3,
        arrivalDays: [getWeekday(dayFromNow(40)), getWeekday(dayFromNow(30))],
      },
    ];
    for (const language of completeLanguages) texts[language].seasons = { fair: `Fair (${language})` };
  };

let host: TestHost;
let bookings: Bookings;
beforeAll(async () => {
  host = await openTestHost(['casa'], inSeason('150.00'));
  bookings = new Bookings(host);
});
afterAll(() => host.close());

const preview = (from: number, to: number, language = 'en') =>
  bookings.post<Quote>(
    '/reservation/price-preview',
    { id: 'casa', startDate: dayFromNow(from), endDate: dayFromNow(to), guestCount: 2 },
    { language },
  );

const getNights = ({ lines }: Pick<Quote, 'lines'>) =>
  lines
    .filter(({ kind }) => kind === 'nights')
    .map(({ quantity, unitAmount, season }) => [quantity, unitAmount.amount, season]);

test('a price has the name of the season in the reader’s language', async () => {
  const { body } = await preview(28, 33, 'de');
  expect(getNights(body)).toEqual([
    [2, 10_000, undefined],
    [3, 15_000, 'Fair (de)'],
  ]);
});

test('a property lists its seasons with their names in the reader’s language', async () => {
  const { body } = await bookings.call<UnitDescription>('GET', '/rental-unit/casa', undefined, {
    language: 'fr',
  });
  expect(body.touristTax).toEqual({ amount: 15_000, maxNights: 2 });
  expect(body.pricing.seasons).toMatchObject([{ name: 'Fair (fr)', rate: 15_000, minNights: 3 }]);
});

describe('a stay outside the rules of a season', () => {
  test.each([
    ['on a day of the week on which none begins', 31, 35, 'startDate', 'arrival_day'],
    ['shorter than the season asks', 30, 32, 'endDate', 'season_stay_too_short'],
    ['out of season, shorter than is usual', 70, 71, 'endDate', 'stay_too_short'],
  ])('is rejected with the reason at its value: %s', async (_, from, to, propertyPath, code) => {
    const { problem } = await preview(from, to);
    expect(problem.status).toBe(422);
    expect(problem.violations).toEqual([expect.objectContaining({ propertyPath, code })]);
  });

  test('cannot be booked', async () => {
    const { problem } = await bookings.post('/reservation', bookings.wish('casa', 31));
    expect(problem.violations).toEqual([
      expect.objectContaining({ propertyPath: 'startDate', code: 'arrival_day' }),
    ]);
  });
});

test('a reservation keeps its season price and tax when the host changes them later', async () => {
  const still = await openManualHost();
  const at = async (rate: string) => {
    const folder = await createTestFolder();
    await writeContent(folder, ['casa'], inSeason(rate));
    return { ...still, context: { ...still.context, content: await loadContent(folder) } };
  };
  const [then, later] = [await at('150.00'), await at('999.00')];
  const { id, token } = await callWriteOperation(then, createReservation, createOrder('casa', 40));
  const read = (host: typeof then) => callReadOperation(host, getReservation, { params: { id, token } });
  const before = (await read(then)).quote;
  expect(getNights(before)).toEqual([[3, 15_000, 'Fair (en)']]);
  expect(before.touristTax?.total.amount).toBe(2 * 2 * 15_000);

  expect((await read(later)).quote).toEqual(before);
  const body = { id: 'casa', startDate: dayFromNow(47), endDate: dayFromNow(50), guestCount: 2 };
  const quote = await callReadOperation(later, previewPrice, { body });
  expect(getNights(quote)).toEqual([[3, 99_900, 'Fair (en)']]);
  expect(quote.touristTax?.total.amount).toBe(2 * 2 * 99_900);
});
