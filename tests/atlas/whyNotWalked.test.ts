import { expect, test } from 'vitest';
import { findExclusionReason } from 'statechart-atlas/playwright';
import { knownWalks } from '../../e2e/walks.ts';
import { getReport } from 'statechart-atlas/paths';
import type { DescribedPath } from 'statechart-atlas/paths';
import { models } from '../../machines/models.ts';
import { ferry } from '../../packages/statechart-atlas/tests/ferry.ts';

const path = { id: 'ferry-1', start: 'ashore', steps: [] };

test('a path without a browser test has a reason: no screen, no walk from there, or impossible', () => {
  const walk = { model: ferry, start: 'aboard', expected: { aboard: { targets: {} } } };
  expect(findExclusionReason([], { ...ferry, screenless: 'The quay shows it.' }, path)).toBe(
    'ferry has no screen of its own: The quay shows it.',
  );
  expect(findExclusionReason([walk], ferry, path)).toBe('no walk in a browser starts in ashore of ferry');
  expect(findExclusionReason([walk], ferry, { ...path, start: 'aboard' })).toBeUndefined();
});

test('every machine with a screen has a walk, and most of what can happen is walked in a browser', () => {
  const withScreens = models.filter(({ screenless }) => screenless === undefined);
  const why = (model: (typeof models)[number], one: DescribedPath) =>
    findExclusionReason(knownWalks, model, one);
  const { machines } = getReport(
    withScreens,
    { strategy: 'every-pair', seed: 1, length: 1 },
    { getBrowserObstacle: why },
  );
  const shares = machines.map(({ machine, paths }) => ({
    machine,
    share: paths.filter(({ notInABrowser }) => notInABrowser === undefined).length / paths.length,
  }));
  expect(shares.filter(({ share }) => share === 0)).toEqual([]);
  const whole = new Set(['stayDetails', 'cancellation', 'payment', 'contact', 'legalText']);
  expect(shares.filter(({ machine, share }) => whole.has(machine) && share < 1)).toEqual([]);
});
