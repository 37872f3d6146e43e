import { expect, test } from 'vitest';
import { getPathCoverage, kinds, getTotal } from '../src/paths/pathCoverage.ts';
import { findPaths, type Strategy } from '../src/paths/strategies.ts';
import { ferry } from './ferry.ts';

const coverage = (strategy: Strategy, model = ferry) =>
  getPathCoverage(model, findPaths(model, { strategy, seed: 1, length: 8 }).paths);

const shares = (strategy: Strategy) => {
  const { counts } = coverage(strategy);
  return Object.fromEntries(kinds.map((kind) => [kind, `${counts[kind].covered}/${counts[kind].total}`]));
};

test('counts states, transitions, guards, events and pairs of the definition', () => {
  expect(shares('shortest')).toEqual({
    states: '6/6',
    transitions: '4/7',
    guards: '3/4',
    events: '3/5',
    pairs: '4/9',
  });
  expect(shares('every-transition')).toEqual({
    states: '6/6',
    transitions: '7/7',
    guards: '3/4',
    events: '5/5',
    pairs: '7/9',
  });
  expect(shares('every-pair')).toEqual({
    states: '6/6',
    transitions: '7/7',
    guards: '4/4',
    events: '5/5',
    pairs: '9/9',
  });
});

test('names what is not covered', () => {
  const { missing } = coverage('every-transition');
  expect(missing.guards).toEqual(['ashore on fare.paid → aboard (branch 2): refused']);
  expect(missing.pairs).toEqual(['aboard.crossing × bell.rung', 'ashore × fare.paid.tooLittle']);
});

test('adds up the coverage of several machines', () => {
  const one = coverage('shortest');
  expect(getTotal([one, one]).guards).toEqual({ covered: 6, total: 8 });
});
