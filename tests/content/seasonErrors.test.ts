import { expect, test } from 'vitest';
import { findSeasonErrors } from '../../contract/content/checks/seasonErrors.ts';
import { getNights, isInSeason } from '../../contract/rules/seasons.ts';

const stay = { minNights: 2, maxNights: 28, leadDays: 1, aheadDays: 365 };

const findErrors = (...dates: [from: string, to: string][]) => {
  const seasons = dates.map(([from, to], index) => ({ name: `s${index}`, from, to, rate: 12_000 }));
  return findSeasonErrors({
    stay,
    pricing: {
      rate: 10_000,
      seasons,
      cleaning: { amount: 0, perNumberOfNights: 7 },
      surcharge: { amountPerGuestPerNight: 0, includedGuests: 2 },
      discount: { percentage: 0, minNights: 7 },
    },
  });
};

const days = ['01-01', '02-28', '02-29', '03-01', '07-15', '12-31'];
const yearly = days.flatMap((from) => days.map((to): [string, string] => [from, to]));
const leapYear = getNights('2028-01-01', '2029-01-01');

test('names the first night of the year that two yearly seasons share', () => {
  for (const one of yearly)
    for (const other of yearly) {
      const shared = leapYear.find((night) =>
        [one, other].every(([from, to]) => isInSeason(night, { from, to })),
      );
      const nights = findErrors(one, other).map(({ params }) => params?.['night']);
      expect(nights, `${one.join()} ${other.join()}`).toEqual(shared ? [shared.slice(5)] : []);
    }
});

test('names the first night that two seasons of one year share', () => {
  const nights = (...dates: [string, string][]) =>
    findErrors(...dates).map(({ params }) => params?.['night']);
  expect(nights(['2027-05-01', '2027-05-31'], ['2027-05-31', '2027-06-30'])).toEqual(['2027-05-31']);
  expect(nights(['2027-05-01', '2027-05-31'], ['2020-01-01', '2099-12-31'])).toEqual(['2027-05-01']);
  expect(nights(['2027-05-01', '2027-05-31'], ['2027-06-01', '2027-06-30'])).toEqual([]);
  expect(nights(['2027-05-01', '2027-05-31'], ['05-01', '05-31'])).toEqual([]);
});

test('reports one overlap for each season, however many there are', () => {
  const errors = findErrors(
    ...Array.from({ length: 500 }, (): [string, string] => ['0001-01-01', '9999-12-31']),
  );
  expect(errors).toHaveLength(499);
  expect(errors.every(({ params }) => params?.['other'] === 's0')).toBe(true);
});
