import { expect, test } from 'vitest';
import { findDifferingMoves } from '../../e2e/support/machineStates.ts';
import type { ReplayRequest } from '../../e2e/atlas/replay/request.ts';
import { createRandomPaths } from '../../e2e/atlas/replay/randomPaths.ts';
import { ferry } from '../../packages/statechart-atlas/tests/ferry.ts';

test('what a machine does otherwise than a guest expects is told, and nothing else', () => {
  const right = { from: 'ashore', name: 'fare.paid.exactly', to: 'aboard.moored' };
  const elsewhere = { from: 'aboard.moored', name: 'bell.rung~twice', to: 'aboard.crossing' };
  const unheard = { from: 'ashore', name: 'rope.cast', to: 'aboard.crossing' };
  const ofNobody = { from: 'nowhere', name: 'bell.rung', to: 'ashore' };
  expect(findDifferingMoves(ferry, [right, elsewhere, unheard, ofNobody])).toEqual([elsewhere, unheard]);
});

test('ways by chance go first, and far, to what the machine does otherwise than a guest expects', () => {
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
    const exploring = { seed, round: 0, of: ['ferry'], length: 3, before };
    const [first] = createRandomPaths(
      { start: 'ashore', expected },
      ferry,
      { device: 'desk' } as ReplayRequest,
      exploring,
    );
    return first?.path.steps.at(-1)?.name === 'bell.rung';
  };
  // Now and then chance targets elsewhere.
  const seeds = Array.from({ length: 40 }, (_, seed) => seed);
  expect(seeds.filter(isFirst).length).toBeGreaterThan(20);
});
