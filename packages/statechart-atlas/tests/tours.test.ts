import { expect, test } from 'vitest';
import { createTours, type TourPlan } from '../src/playwright/tours.ts';

type Room = 'hall' | 'stairs' | 'attic' | 'cellar';

const house: TourPlan<Room> = {
  start: 'hall',
  expected: {
    hall: { targets: { 'goes up': 'stairs' } },
    stairs: { targets: { falls: 'cellar', climbs: 'attic' } },
    attic: { targets: { 'comes down': 'hall' } },
    cellar: { targets: { 'comes up': 'hall' } },
  },
  takesEveryTransition: false,
};

const getStops = (plan: TourPlan<Room>) => createTours(plan).flatMap(({ stops }) => stops);

test('checks a transient state on another path', () => {
  const stops = getStops({ ...house, leavesAtOnce: ({ event }) => event === 'falls' });
  const transient = stops.filter(({ isTransient }) => isTransient);
  expect(transient.map(({ to }) => to)).toEqual(['stairs']);
  expect(transient.every(({ isChecked }) => !isChecked)).toBe(true);
  const checked = stops.filter(({ isChecked }) => isChecked).map(({ to }) => to);
  expect(checked.toSorted()).toEqual(['attic', 'cellar', 'stairs']);
  expect(getStops(house).some(({ isTransient }) => isTransient)).toBe(false);
});

test('visits a state without a way back last', () => {
  const { hall, stairs, attic } = house.expected;
  const trap = { ...house, expected: { hall, stairs, attic, cellar: { targets: {} } } };
  expect(createTours(trap).map(({ stops }) => stops.map(({ to }) => to))).toEqual([
    ['stairs', 'attic', 'hall', 'stairs', 'cellar'],
  ]);
});

test('takes a detour only from the states that have it', () => {
  const { hall, stairs, attic } = house.expected;
  const expected = { hall, stairs, attic, cellar: { targets: {} } };
  const detours = { 'is carried up': { to: 'hall', cost: 2, from: ['cellar'] } } as const;
  const [tour, ...others] = createTours({ ...house, expected, detours });
  expect(tour!.stops.map(({ event }) => event)).toEqual([
    'goes up',
    'falls',
    'is carried up',
    'goes up',
    'climbs',
  ]);
  expect(others).toEqual([]);
});

test('takes every transition, and visits each state in two languages', () => {
  const tours = createTours({ ...house, takesEveryTransition: true, tourLanguages: ['en', 'de', 'fr'] });
  const taken = new Set(tours.flatMap(({ stops }) => stops.map(({ from, event }) => `${from}: ${event}`)));
  expect(taken.size).toBe(5);
  const findLanguages = (state: Room) =>
    new Set(
      tours.filter(({ stops }) => stops.some(({ to }) => to === state)).map(({ language }) => language),
    );
  for (const state of ['stairs', 'attic', 'cellar'] as const) expect(findLanguages(state).size).toBe(2);
});

test('names tours without a language in a product with only one', () => {
  expect(createTours(house)[0]?.name).toBe('tour 1: stairs, cellar, attic');
});
