import { expect, test } from 'vitest';
import { movesThatDiffer } from '../../e2e/support/agreement.ts';
import type { Asked } from '../../e2e/atlas/replay/asked.ts';
import { waysByChance } from '../../e2e/atlas/replay/wander.ts';
import { ferry } from './ferry.ts';

test('what a machine does otherwise than a guest expects is told, and nothing else', () => {
  const right = { from: 'ashore', name: 'fare.paid.exactly', to: 'aboard.moored' };
  const elsewhere = { from: 'aboard.moored', name: 'bell.rung~twice', to: 'aboard.crossing' };
  const unheard = { from: 'ashore', name: 'rope.cast', to: 'aboard.crossing' };
  const ofNobody = { from: 'nowhere', name: 'bell.rung', to: 'ashore' };
  expect(movesThatDiffer(ferry, [right, elsewhere, unheard, ofNobody])).toEqual([elsewhere, unheard]);
});

test('ways by chance go first, and far, to what the machine does otherwise than a guest expects', () => {
  const leads = {
    ashore: { 'they.sing': 'ashore', 'they.wait': 'ashore', 'fare.paid.exactly': 'aboard.moored' },
    'aboard.moored': { 'they.sing': 'aboard.moored', 'rope.cast': 'aboard.crossing' },
    'aboard.crossing': { 'they.sing': 'aboard.crossing', 'bell.rung': 'across' },
    across: {},
  };
  const expected = Object.fromEntries(Object.entries(leads).map(([state, some]) => [state, { leads: some }]));
  const done = Object.fromEntries(
    Object.entries(leads).flatMap(([from, some]) =>
      Object.keys(some).map((name) => [`${from} › ${name}`, 1]),
    ),
  );
  const before = { 'ferry ashore': { done, stopping: [], looked: {} } };
  const isFirst = (seed: number) => {
    const exploring = { seed, round: 0, of: ['ferry'], length: 3, before };
    const [first] = waysByChance(
      { start: 'ashore', expected },
      ferry,
      { device: 'desk' } as Asked,
      exploring,
    );
    return first?.path.steps.at(-1)?.name === 'bell.rung';
  };
  // Now and then chance leads elsewhere.
  const seeds = Array.from({ length: 40 }, (_, seed) => seed);
  expect(seeds.filter(isFirst).length).toBeGreaterThan(20);
});
