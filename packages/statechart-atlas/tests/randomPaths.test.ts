import { expect, test } from 'vitest';
import { findDifferingMoves } from '../src/playwright/machineStates.ts';
import { createRandomPaths } from '../src/playwright/randomPaths.ts';
import { ferry } from './ferry.ts';

test('finds the moves with which a machine goes to another state than expected', () => {
  const right = { from: 'ashore', name: 'fare.paid.exactly', to: 'aboard.moored' };
  const wrongTarget = { from: 'aboard.moored', name: 'bell.rung~twice', to: 'aboard.crossing' };
  const unhandled = { from: 'ashore', name: 'rope.cast', to: 'aboard.crossing' };
  const unknownState = { from: 'nowhere', name: 'bell.rung', to: 'ashore' };
  expect(findDifferingMoves(ferry, [right, wrongTarget, unhandled, unknownState])).toEqual([
    wrongTarget,
    unhandled,
  ]);
});

test('random paths go to the moves in which the machine deviates from the expectations', () => {
  const targets = {
    ashore: { 'they.sing': 'ashore', 'they.wait': 'ashore', 'fare.paid.exactly': 'aboard.moored' },
    'aboard.moored': { 'they.sing': 'aboard.moored', 'rope.cast': 'aboard.crossing' },
    'aboard.crossing': { 'they.sing': 'aboard.crossing', 'bell.rung': 'across' },
    across: {},
  };
  const expected = Object.fromEntries(
    Object.entries(targets).map(([state, some]) => [state, { targets: some }]),
  );
  const done = Object.fromEntries(
    Object.entries(targets).flatMap(([from, some]) =>
      Object.keys(some).map((name) => [`${from} › ${name}`, 1]),
    ),
  );
  const before = { 'ferry ashore': { done, stopping: [], looked: {} } };
  const isFirst = (seed: number) => {
    const exploring = { seed, round: 0, machines: ['ferry'], length: 3, earlierRounds: before };
    const [first] = createRandomPaths({ model: ferry, start: 'ashore', expected }, exploring, ['en']);
    return first?.path.steps.at(-1)?.name === 'bell.rung';
  };
  // One move in four is random.
  const seeds = Array.from({ length: 40 }, (_, seed) => seed);
  expect(seeds.filter(isFirst).length).toBeGreaterThan(20);
});
