import { expect, test } from 'vitest';
import { getTours, type Plan } from '../../e2e/support/tours.ts';

type Room = 'hall' | 'stairs' | 'attic' | 'cellar';

const house: Plan<Room> = {
  start: 'hall',
  expected: {
    hall: { targets: { 'goes up': 'stairs' } },
    stairs: { targets: { falls: 'cellar', climbs: 'attic' } },
    attic: { targets: { 'comes down': 'hall' } },
    cellar: { targets: { 'comes up': 'hall' } },
  },
  takesEveryTransition: false,
  languagesPerState: 1,
  tourLanguages: ['en'],
};

const getStops = (plan: Plan<Room>) => getTours(plan).flatMap(({ stops }) => stops);

test('a state that a guest is taken on from at once is looked at on another way', () => {
  const stops = getStops({ ...house, leavesAtOnce: ({ event }) => event === 'falls' });
  const passed = stops.filter(({ isTransient }) => isTransient);
  expect(passed.map(({ to }) => to)).toEqual(['stairs']);
  expect(passed.every(({ isChecked }) => !isChecked)).toBe(true);
  const looked = stops.filter(({ isChecked }) => isChecked).map(({ to }) => to);
  expect(looked.toSorted()).toEqual(['attic', 'cellar', 'stairs']);
  expect(getStops(house).some(({ isTransient }) => isTransient)).toBe(false);
});
