import { describe, expect, test } from 'vitest';
import { shrink } from '../../machines/atlas/paths/shrink.ts';
import { wanderings } from '../../machines/atlas/paths/wanderings.ts';
import type { Move, Way } from '../../machines/atlas/paths/ways.ts';

const move = (from: string, name: string, to: string): Move => ({ from, name, to });
const pay = move('ashore', 'pay', 'aboard');
const ring = move('aboard', 'ring', 'ashore');
const sing = move('aboard', 'sing', 'aboard');
const cast = move('aboard', 'cast', 'across');
const swim = move('ashore', 'swim', 'across');
const moves = [pay, ring, sing, cast, swim];

const namesOf = (way: Way | undefined) => way?.map(({ name }) => name);

/** What is tried of a way, and what comes of it. */
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

describe('a failure that was come to by chance', () => {
  const walked = [pay, sing, ring, pay, sing, sing, cast];

  test('is told by the shortest way to it, where it fails there too', async () => {
    const { stillFails, tried } = trials((way) => way.at(-1) === cast);
    expect(namesOf(await shrink(walked, moves, stillFails))).toEqual(['pay', 'cast']);
    expect(tried).toHaveLength(2);
  });

  test('is told by the way that was walked, without the loops that it does not need', async () => {
    const { stillFails } = trials((way) => way.filter((one) => one === sing).length >= 2);
    expect(namesOf(await shrink(walked, moves, stillFails))).toEqual(['pay', 'sing', 'sing', 'cast']);
  });

  test('keeps the loops that it needs', async () => {
    const { stillFails } = trials((way) => way.includes(ring) && way.includes(sing));
    expect(namesOf(await shrink(walked, moves, stillFails))).toEqual(
      expect.arrayContaining(['ring', 'sing', 'cast']),
    );
    expect((await shrink(walked, moves, stillFails))?.length).toBe(5);
  });

  test('is none where it does not fail again', async () => {
    const { stillFails } = trials(() => false);
    expect(await shrink(walked, moves, stillFails)).toBeUndefined();
  });
});

describe('ways by chance', () => {
  const looks = ['en', 'pt', 'fr'];
  const walk = (seed: number, count = 6) => wanderings(moves, 'ashore', { seed, count, length: 8, looks });

  test('are the same for the same seed, and the first ones stay when there are more', () => {
    expect(walk(3)).toEqual(walk(3));
    expect(walk(3, 9).slice(0, 6)).toEqual(walk(3));
    expect(walk(4)).not.toEqual(walk(3));
  });

  test('go from where the one before leads, and do everything soon', () => {
    const ways = walk(3).map(({ way }) => way);
    for (const way of ways)
      for (const [nth, { from }] of way.entries()) expect(from).toBe(nth === 0 ? 'ashore' : way[nth - 1]!.to);
    expect(new Set(ways.flat()).size).toBe(moves.length);
  });
});
