import { describe, expect, test } from 'vitest';
import { codeMailCaps, holdCaps, nextPossible } from '../../server/host/reservations/unproven/caps.ts';
import { refusalUntil } from '../../server/host/reservations/unproven/limitHolds.ts';
import { nightsLeft } from '../../server/host/reservations/unproven/unitShare.ts';

const at = (minute: number) => new Date(Date.UTC(2027, 0, 1, 0, minute));
const begun = (...list: [nights: number, until: number][]) =>
  list.map(([nights, until]) => ({ nights, until: at(until) }));

describe('one more may be begun', () => {
  const cap = { times: 3, nights: 30 };

  test.each([
    ['at once, where nothing was', [], 10, undefined],
    ['at once, however long the first one is', [], 300, undefined],
    [
      'at once, while it fits',
      [
        [10, 5],
        [10, 7],
      ],
      10,
      undefined,
    ],
    [
      'when the oldest of enough has ended',
      [
        [1, 9],
        [1, 5],
        [1, 7],
      ],
      1,
      5,
    ],
    [
      'when so many have ended that their nights make room',
      [
        [10, 9],
        [10, 5],
        [5, 7],
      ],
      20,
      7,
    ],
    [
      'when all have ended, where it needs all the room',
      [
        [10, 9],
        [10, 5],
      ],
      40,
      9,
    ],
    [
      'when as many have ended as there were too many',
      [
        [1, 1],
        [1, 2],
        [1, 3],
        [1, 4],
      ],
      1,
      2,
    ],
  ] as [string, [number, number][], number, number | undefined][])('%s', (_, list, nights, minute) => {
    expect(nextPossible(cap, begun(...list), nights)).toEqual(minute === undefined ? undefined : at(minute));
  });
});

const longestStay = 28;

/** How the next one is taken by a network or an address that holds so many stays. */
const refusedAfter = (by: keyof typeof holdCaps, stays: readonly number[], next: number) =>
  Object.values(holdCaps[by]).some(
    (cap) =>
      nextPossible(cap, begun(...stays.map((nights, index): [number, number] => [nights, index])), next) !==
      undefined,
  );

describe('what guests do together is never too much', () => {
  test('a family that books two properties', () => {
    for (const by of ['network', 'address'] as const) {
      expect(refusedAfter(by, [], longestStay)).toBe(false);
      expect(refusedAfter(by, [longestStay], longestStay)).toBe(false);
    }
    // Each of the two codes is sent again twice.
    expect(codeMailCaps.address.times).toBeGreaterThanOrEqual(6);
  });

  test('three guests behind one address of a mobile carrier', () => {
    expect(refusedAfter('network', [longestStay, longestStay], longestStay)).toBe(false);
    expect(codeMailCaps.network.times).toBeGreaterThanOrEqual(3 * 4);
  });
});

test('nights that nobody has are counted, whatever overlaps and stands outside', () => {
  const run = { start: '2027-03-01', end: '2027-04-01' };
  expect(nightsLeft(run, [])).toBe(31);
  expect(nightsLeft(run, [{ start: '2027-03-10', end: '2027-03-12' }])).toBe(29);
  expect(
    nightsLeft(run, [
      { start: '2027-03-20', end: '2027-05-01' },
      { start: '2027-02-01', end: '2027-03-03' },
      { start: '2027-03-05', end: '2027-03-09' },
      { start: '2027-03-06', end: '2027-03-07' },
      { start: '2027-03-08', end: '2027-03-10' },
      { start: '2027-06-01', end: '2027-06-02' },
    ]),
  ).toBe(2 + 10);
  expect(nightsLeft(run, [{ start: '2027-01-01', end: '2028-01-01' }])).toBe(0);
});

test.each([
  [1, 1],
  [1000, 1],
  [1001, 2],
  [90_000, 90],
])('what is possible in %i ms may be asked again in %i s', (milliseconds, seconds) => {
  const refusal = refusalUntil(new Date(milliseconds), new Date(0));
  expect([refusal.kind, refusal.retryAfter]).toEqual(['too-many-requests', seconds]);
});
