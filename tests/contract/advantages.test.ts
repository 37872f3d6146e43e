import { expect, test } from 'vitest';
import { getAdvantages } from '../../contract/rules/advantages.ts';

const back = (refundPercentage: number, cancelBefore: string) => ({ refundPercentage, cancelBefore });
const way = (name: string, dueNow: number, ...cancellationPolicies: ReturnType<typeof back>[]) => ({
  id: name,
  name,
  description: '',
  schedule: [],
  dueNow: { amount: dueNow, currency: 'EUR' as const },
  cancellationPolicies,
});
const findAdvantages = (...paymentOptions: ReturnType<typeof way>[]) => getAdvantages({ paymentOptions });

// A clock of Lisbon in summer, so that what sorts as text does not sort as time.
const april = '2027-04-19T23:30:00+01:00';
const aprilEarlier = '2027-04-19T23:00:00Z';
const june = '2027-06-01T15:00:00+01:00';

test('an advantage of all payment options has no name, and ends with the first of them', () => {
  expect(findAdvantages(way('a', 0, back(100, june)), way('b', 0, back(100, april), back(50, june)))).toEqual(
    {
      freeCancellation: { before: april, option: undefined },
      nothingDueNow: { option: undefined },
    },
  );
});

test('the best of different payment options is named', () => {
  expect(
    findAdvantages(
      way('a', 100, back(100, april)),
      way('b', 100, back(100, june)),
      way('c', 0, back(50, june)),
    ),
  ).toEqual({
    freeCancellation: { before: june, option: 'b' },
    nothingDueNow: { option: 'c' },
  });
});

test('dates are compared as moments', () => {
  expect(
    findAdvantages(way('a', 1, back(100, aprilEarlier)), way('b', 1, back(100, april))).freeCancellation,
  ).toEqual({
    before: april,
    option: undefined,
  });
});

test('half of the money back is no free cancellation, and a cent today is not nothing', () => {
  expect(findAdvantages(way('a', 1, back(99, june)))).toEqual({
    freeCancellation: undefined,
    nothingDueNow: undefined,
  });
});
