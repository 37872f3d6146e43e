import { expect, test } from 'vitest';
import { getTours, type Plan } from '../../e2e/support/tours.ts';

type Room = 'hall' | 'stairs' | 'attic' | 'cellar';

const house: Plan<Room> = {
  start: 'hall',
  expected: {
    hall: { leads: { 'goes up': 'stairs' } },
    stairs: { leads: { falls: 'cellar', climbs: 'attic' } },
    attic: { leads: { 'comes down': 'hall' } },
    cellar: { leads: { 'comes up': 'hall' } },
  },
  doesAll: false,
  inLanguages: 1,
  inTurn: ['en'],
};

const getStops = (plan: Plan<Room>) => getTours(plan).flatMap(({ stops }) => stops);

test('a state that a guest is taken on from at once is looked at on another way', () => {
  const stops = getStops({ ...house, takesOnAtOnce: ({ by }) => by === 'falls' });
  const passed = stops.filter(({ isPassed }) => isPassed);
  expect(passed.map(({ to }) => to)).toEqual(['stairs']);
  expect(passed.every(({ isLookedAt }) => !isLookedAt)).toBe(true);
  const looked = stops.filter(({ isLookedAt }) => isLookedAt).map(({ to }) => to);
  expect(looked.toSorted()).toEqual(['attic', 'cellar', 'stairs']);
  expect(getStops(house).some(({ isPassed }) => isPassed)).toBe(false);
});
