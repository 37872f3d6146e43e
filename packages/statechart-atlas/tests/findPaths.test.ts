import { describe, expect, test } from 'vitest';
import { type Path } from '../src/paths.ts';
import { findPath } from '../src/paths/find.ts';
import { findPaths, strategies, type Strategy, type StrategyRequest } from '../src/paths/strategies.ts';
import { ferry } from './ferry.ts';

const on = ({ start, steps }: Path) => [start, ...steps.map(({ event }) => event.name)].join(' › ');

const find = (strategy: Strategy, more: Partial<StrategyRequest> = {}) =>
  findPaths(ferry, { strategy, seed: 1, length: 8, ...more });

const getText = (...given: Parameters<typeof find>) => find(...given).paths.map(on);

const paid = 'ashore › fare.paid.exactly';
const crossing = `${paid} › rope.cast`;
const across = `${crossing} › crossing.passed`;

describe('paths of a machine', () => {
  test('go through every transition on the shortest way', () => {
    expect(getText('every-transition').toSorted()).toEqual(
      [
        'ashore › fare.paid.tooMuch',
        paid,
        'ashore › fare.paid.tooMuch › change.taken',
        `${paid} › bell.rung`,
        crossing,
        across,
        `${across} › bell.rung`,
      ].toSorted(),
    );
  });

  test('go to every state on the shortest way', () => {
    expect(getText('shortest')).toEqual([paid, 'ashore › fare.paid.tooMuch', crossing, across]);
  });

  test('try every event in every state, including events without effect', () => {
    expect(getText('every-pair').toSorted()).toEqual(
      [...getText('every-transition'), 'ashore › fare.paid.tooLittle', `${crossing} › bell.rung`].toSorted(),
    );
    const refused = find('every-pair', { to: 'ashore' }).paths.find(({ steps }) => steps.length === 1);
    expect(refused?.steps[0]).toMatchObject({ state: 'ashore', event: { name: 'fare.paid.tooLittle' } });
  });

  test('begin and end in the requested states', () => {
    expect(getText('every-transition', { from: 'aboard.crossing', to: 'across' })).toEqual([across]);
    expect(getText('shortest', { from: 'changed', to: 'aboard' })).toEqual([
      'ashore › fare.paid.tooMuch › change.taken',
      'ashore › fare.paid.tooMuch › change.taken › rope.cast',
    ]);
    expect(getText('shortest', { through: ['bell.rung'], to: 'across' })).toEqual([
      `${paid} › bell.rung › fare.paid.exactly › rope.cast › crossing.passed`,
    ]);
  });

  test('are the same random walks for the same seed', () => {
    const walks = (seed: number) => getText('random', { seed, limit: 5 });
    expect(walks(7)).toEqual(walks(7));
    expect(walks(7)).not.toEqual(walks(8));
    for (const { steps } of find('random', { limit: 5 }).paths) expect(steps).toHaveLength(8);
    for (const walk of getText('random', { limit: 5, through: ['across'] }))
      expect(walk).toContain('crossing.passed');
  });

  test('random walks that miss the requested end are left out', () => {
    expect(getText('random', { length: 2, limit: 2, to: 'across' })).toEqual([]);
  });

  test('suggest similar names for an unknown state', () => {
    expect(() => find('shortest', { to: 'acros' })).toThrow(
      'The machine ferry has no state “acros”. Similar names: across.',
    );
    expect(() => find('shortest', { through: ['bell.wrung'] })).toThrow('Similar names: bell.rung.');
  });
});

describe('the id of a path', () => {
  const findAll = (model = ferry) =>
    Object.keys(strategies).flatMap(
      (strategy) => findPaths(model, { strategy: strategy as Strategy, seed: 1, length: 8 }).paths,
    );

  test('is the same in every strategy, and stays the same when texts change and paths are added', () => {
    const reworded = {
      ...ferry,
      events: ferry.events.map((event) => ({ ...event, words: 'something happens' })).toReversed(),
    };
    const names = new Map(findAll().map((path) => [on(path), path.id]));
    const same = findAll(reworded).filter((path) => names.has(on(path)));
    for (const path of same) expect(path.id).toBe(names.get(on(path)));
    expect(names.get(across)).toBe('ferry-f6ed281f');
  });

  test('finds the path, also if it is cut but unique', () => {
    const [path] = find('shortest', { to: 'across' }).paths;
    expect(findPath([ferry], path!.id).strategies).toEqual(['every-transition', 'shortest', 'every-pair']);
    expect(on(findPath([ferry], path!.id.slice(0, -4)).path)).toBe(across);
    expect(() => findPath([ferry], 'ferry-')).toThrow('Give more of the name');
    expect(() => findPath([ferry], `${path!.id}0`)).toThrow(`Similar names: ${path!.id}`);
    expect(() => findPath([ferry], 'fery-1234')).toThrow(
      'No machine is called “fery”. Similar names: ferry.',
    );
  });

  test('finds a random walk among saved paths', () => {
    const saved = find('random', { limit: 3, length: 12 }).paths;
    const { path, strategies: none } = findPath([ferry], saved[2]!.id, saved);
    expect(on(path)).toBe(on(saved[2]!));
    expect(none).toEqual([]);
    expect(() => findPath([ferry], saved[2]!.id)).toThrow('--file paths.json');
  });
});
