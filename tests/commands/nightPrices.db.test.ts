import { describe, expect, test } from 'vitest';
import { dayFromNow } from '../support/guests.ts';
import { createInstallation, runCommand, startSite, type Installation } from './support/site.ts';

const nights = (place: Installation, ...args: string[]) => runCommand(place, ['nights', ...args]);
/** An installation whose site runs. */
async function openPlace(): Promise<Installation> {
  const place = await createInstallation();
  await startSite(place);
  return place;
}

const week = ['casa', dayFromNow(20), dayFromNow(27)] as const;

interface Listed {
  start: string;
  end: string;
  price: { amount: number };
  minimumStay: number;
  reason: string | null;
}
const list = async (place: Installation) =>
  ((await nights(place, 'prices', '--json')).json() as Listed[]).map(
    ({ start, end, price, minimumStay, reason }) => [start, end, price.amount, minimumStay, reason],
  );

test('prices and minimum stays of nights are set, listed and restored with and without the site', async () => {
  const place = await createInstallation();
  const site = await startSite(place);
  const set = await nights(
    place,
    'price',
    ...week,
    '--price',
    '179.50',
    '--minimum-stay',
    '3',
    '--reason',
    ' fair ',
  );
  expect(set).toMatchObject({ code: 0, err: '' });
  expect(set.out).toMatch(
    /casa:\nFROM +TO +PRICE +USUAL +MINIMUM STAY +USUAL\n.* 179.50 EUR +100.00 EUR +3 +2\n$/,
  );
  await site.stop();

  await nights(place, 'price', 'casa', dayFromNow(22), dayFromNow(24), '--price', '200');
  expect(await list(place)).toEqual([
    [dayFromNow(20), dayFromNow(22), 179_50, 3, 'fair'],
    [dayFromNow(22), dayFromNow(24), 200_00, 3, null],
    [dayFromNow(24), dayFromNow(27), 179_50, 3, 'fair'],
  ]);
  await nights(place, 'reset', 'casa', dayFromNow(20), dayFromNow(24), '--price', '--reason', 'over');
  expect(await list(place)).toEqual([
    [dayFromNow(20), dayFromNow(24), 100_00, 3, 'over'],
    [dayFromNow(24), dayFromNow(27), 179_50, 3, 'fair'],
  ]);
  await nights(place, 'reset', ...week);
  expect((await nights(place, 'prices', 'casa')).out).toBe(
    'All nights have their usual prices and minimum stays.\n',
  );
  const history = (await nights(place, 'prices', '--history')).out.split('\n');
  expect(history[0]).toMatch(/^CHANGED +BY +PROPERTY +FROM +TO +PRICE +MINIMUM STAY +REASON$/);
  expect(history.slice(1, -1).map((line) => line.split(/ {2,}/).slice(5))).toEqual([
    ['usual', 'usual', '-'],
    ['usual', '-', 'over'],
    ['200.00 EUR', '-', '-'],
    ['179.50 EUR', '3', 'fair'],
  ]);
});

describe('a price that is probably mistyped', () => {
  test.each([
    ['24.99', /24.99 EUR is less than a quarter of the usual price of 100.00 EUR \(night of .*\)/],
    ['400.01', /400.01 EUR is more than four times the usual price/],
  ])('%s asks for a confirmation first', async (price, warning) => {
    const place = await openPlace();
    const args = ['price', ...week, '--price', price];
    const refused = await nights(place, ...args);
    expect([refused.code, refused.out]).toEqual([2, '']);
    expect(refused.err).toMatch(warning);
    expect(await list(place)).toEqual([]);
    expect((await nights(place, ...args, '--yes')).code).toBe(0);
    expect(await list(place)).toHaveLength(1);
  });

  test('a quarter and four times the usual price are accepted without a question', async () => {
    const place = await openPlace();
    for (const price of ['25', '400']) {
      expect((await nights(place, 'price', ...week, '--price', price)).code).toBe(0);
    }
  });
});

test('a change that is impossible is rejected with the reason, and changes nothing', async () => {
  const place = await openPlace();
  const price = ['--price', '150'];
  const rejected = [
    [1, 'casa', 30, 30, price, /holds no night/],
    [1, 'casa', -5, 0, price, /are over/],
    [1, 'casa', 30, 2000, price, /more than five years/],
    [1, 'villa', 20, 22, price, /Property villa does not exist/],
    [1, 'casa', 20, 22, [], /give a price, a minimum stay, or both/],
    [1, 'casa', 20, 22, ['--minimum-stay', '29'], /29 nights would be longer than .* which is 28/],
    [2, 'casa', 20, 22, ['--price', '0'], /an amount in euros/],
    [2, 'casa', 20, 22, ['--price', '1,50'], /an amount in euros/],
    [2, 'casa', 20, 22, ['--minimum-stay', '0'], /a number of nights/],
  ] as const;
  for (const [code, unit, from, to, options, reason] of rejected) {
    const answer = await nights(place, 'price', unit, dayFromNow(from), dayFromNow(to), ...options);
    expect([answer.code, answer.out]).toEqual([code, '']);
    expect(answer.err).toMatch(reason);
  }
  expect(await list(place)).toEqual([]);
  expect((await nights(place, 'prices', '--history')).out).toBe(
    'No prices or minimum stays of nights were changed.\n',
  );
});

test('reservations within the nights are named, and keep their prices', async () => {
  const place = await createInstallation();
  const site = await startSite(place);
  const { number } = await site.book(20);
  const set = await nights(place, 'price', ...week, '--price', '150');
  expect(set.out).toContain(`These reservations keep their prices: ${number}.`);
  const shown = await runCommand(place, ['reservations', 'show', number, '--json']);
  expect(shown.json()).toMatchObject({ quote: { total: { amount: 330_00 } } });
});
