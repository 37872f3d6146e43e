import { describe, expect, test } from 'vitest';
import { getChance } from '../src/paths/random.ts';
import type { ReplayedPath } from '../src/paths/replayed.ts';
import { shrink } from '../src/paths/shrink.ts';
import { WalkedBefore } from '../src/paths/prerequisites.ts';
import { randomWalks } from '../src/paths/randomWalks.ts';
import type { Move, Way } from '../src/paths/ways.ts';

const move = (from: string, name: string, to: string): Move => ({ from, name, to });
const pay = move('ashore', 'pay', 'aboard');
const ring = move('aboard', 'ring', 'ashore');
const sing = move('aboard', 'sing', 'aboard');
const cast = move('aboard', 'cast', 'across');
const swim = move('ashore', 'swim', 'across');
const moves = [pay, ring, sing, cast, swim];

const getNames = (way: Way | undefined) => way?.map(({ name }) => name);

/** The result of each attempt. */
function trials(fails: (way: Way) => boolean) {
  const tried: string[] = [];
  return {
    tried,
    stillFails: (ways: readonly Way[]) => {
      tried.push(...ways.map((way) => way.map(({ name }) => name).join(' ')));
      return Promise.resolve(ways.map(fails));
    },
  };
}

describe('a failure on a random path', () => {
  const walked = [pay, sing, ring, pay, sing, sing, cast];

  test('the failure is described by the shortest path if it fails there too', async () => {
    const { stillFails, tried } = trials((way) => way.at(-1) === cast);
    expect(getNames(await shrink(walked, moves, stillFails))).toEqual(['pay', 'cast']);
    expect(tried).toHaveLength(2);
  });

  test('the failure is described by the walked path without unnecessary loops', async () => {
    const { stillFails } = trials((way) => way.filter((one) => one === sing).length >= 2);
    expect(getNames(await shrink(walked, moves, stillFails))).toEqual(['pay', 'sing', 'sing', 'cast']);
  });

  test('keeps necessary loops', async () => {
    const { stillFails } = trials((way) => way.includes(ring) && way.includes(sing));
    expect(getNames(await shrink(walked, moves, stillFails))).toEqual(
      expect.arrayContaining(['ring', 'sing', 'cast']),
    );
    expect((await shrink(walked, moves, stillFails))?.length).toBe(5);
  });

  test('drops a failure that does not happen again', async () => {
    const { stillFails } = trials(() => false);
    expect(await shrink(walked, moves, stillFails)).toBeUndefined();
  });
});

describe('random paths', () => {
  const looks = ['en', 'pt', 'fr'];
  const walk = (seed: number, count = 6, timesDone: (one: Move) => number = () => 0) =>
    randomWalks(moves, 'ashore', { choose: getChance(seed), count, length: 8, looks, timesDone });

  test('the same seed gives the same paths, and more paths keep the first ones', () => {
    expect(walk(3)).toEqual(walk(3));
    expect(walk(3, 9).slice(0, 6)).toEqual(walk(3));
    expect(walk(4)).not.toEqual(walk(3));
  });

  test('continue where the previous path ends, and take every move soon', () => {
    const ways = walk(3).map(({ way }) => way);
    for (const way of ways)
      for (const [nth, { from }] of way.entries()) expect(from).toBe(nth === 0 ? 'ashore' : way[nth - 1]!.to);
    expect(new Set(ways.flat()).size).toBe(moves.length);
  });

  const rooms = Array.from({ length: 6 }, (_, nth) => `room ${nth}`);
  const stairs = rooms.flatMap((room, nth) => [
    move(room, 'up', rooms[nth + 1] ?? 'roof'),
    ...['sit', 'stand', 'sleep', 'sing'].map((name) => move(room, name, room)),
  ]);
  const onStairs = (timesDone: (one: Move) => number) =>
    randomWalks(stairs, 'room 0', { choose: getChance(5), count: 1, length: 8, looks, timesDone })[0]!.way;

  test('take the shortest way to a move that was never taken', () => {
    const isNew = ({ from, name }: Move) => from === 'room 5' && name === 'sing';
    const way = onStairs((one) => (isNew(one) ? 0 : 1));
    expect(way.slice(0, 6).filter(({ name }) => name === 'up').length).toBeGreaterThanOrEqual(4);
    expect(way.some(isNew)).toBe(true);
  });

  test('prefer the moves that earlier runs took least', () => {
    const way = onStairs(({ name }) => (name === 'stand' ? 0 : 3));
    expect(way.filter(({ name }) => name === 'stand').length).toBeGreaterThanOrEqual(2);
  });
});

describe('the record of walked paths', () => {
  const getOutcome = (nth: number, failedAt: number): 'seen' | 'failed' | 'not reached' => {
    if (nth < failedAt) return 'seen';
    return nth === failedAt ? 'failed' : 'not reached';
  };
  const walked = (way: Way, failedAt = Infinity, more: Partial<ReplayedPath> = {}): ReplayedPath => ({
    id: '',
    machine: 'ferry',
    title: '',
    start: 'ashore',
    language: 'en',
    seconds: 1,
    outcome: failedAt > way.length ? 'passed' : 'failed',
    steps: [
      { words: '', state: 'ashore', outcome: 'seen' },
      ...way.map(({ name, to }, nth) => ({
        name,
        words: '',
        state: to,
        outcome: getOutcome(nth + 1, failedAt),
      })),
    ],
    ...more,
  });
  const after = (...paths: ReplayedPath[]) => {
    const before = new WalkedBefore();
    before.take(paths);
    return before.all()['ferry ashore'];
  };

  test('reached states count as walked, and the rest of an interrupted path remains', () => {
    expect(after(walked([pay, sing, ring], 2))?.done).toEqual({ 'ashore › pay': 1, 'aboard › sing': 1 });
  });

  test('names the moves at which paths end, but not those that failed and continued', () => {
    expect(after(walked([pay, sing, ring], 2))?.stopping).toEqual(['aboard › sing']);
    expect(after(walked([pay, sing], 2))?.stopping).toEqual([]);
    expect(after(walked([pay, sing], 2, { outcome: 'not walked' }))?.stopping).toEqual(['aboard › sing']);
  });

  test('forgives a move that ended a path only once', () => {
    expect(after(walked([pay, sing, ring], 2), walked([pay, sing, ring]))?.stopping).toEqual([]);
  });

  test('lists the states that axe has checked', () => {
    expect(after(walked([pay, sing], 1, { screens: ['aboard', 'across'] }))?.looked).toEqual({ aboard: 1 });
  });
});
