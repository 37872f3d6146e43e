import { describe, expect, test } from 'vitest';
import { getTour, type WalkPlan } from '../../e2e/atlas/replay/getTour.ts';

const ferry: WalkPlan<'ashore' | 'aboard' | 'across'> = {
  start: 'ashore',
  expected: {
    ashore: {
      targets: { 'fare.paid~in coins': 'aboard', 'fare.paid~by card': 'aboard' },
      skipped: {
        'bell.rung': { to: 'ashore' },
        'horn.heard': { to: 'ashore', notByHand: 'the ferry blows it' },
      },
    },
    aboard: { targets: { 'rope.cast': 'across' }, skipped: { 'bell.rung': { to: 'ashore' } } },
    across: { targets: {} },
  },
  detours: { 'ticket.found': { to: 'aboard', cost: 5 } },
};

const on = (...steps: [name: string, state: string][]) => ({
  id: 'ferry-1',
  start: 'ashore',
  steps: steps.map(([name, state]) => ({ name, state, words: `there is ${name}` })),
});

const stopsOn = (...steps: [name: string, state: string][]) => {
  const found = getTour(ferry, on(...steps), 'fr');
  if ('tour' in found) return found.tour.stops.map(({ from, event, to }) => `${from} › ${event} › ${to}`);
  return 'why' in found ? found.why : { differs: found.difference };
};

describe('a path in a browser', () => {
  test('a path is walked in the first of several ways and ends where a guest expects', () => {
    expect(stopsOn(['fare.paid', 'aboard'], ['rope.cast', 'across'])).toEqual([
      'ashore › fare.paid~in coins › aboard',
      'aboard › rope.cast › across',
    ]);
    expect(stopsOn(['fare.paid~by card', 'aboard'])).toEqual(['ashore › fare.paid~by card › aboard']);
  });

  test('takes what brings somebody elsewhere from anywhere, and what the walk itself skips', () => {
    expect(stopsOn(['bell.rung', 'ashore'], ['ticket.found', 'aboard'], ['bell.rung', 'ashore'])).toEqual([
      'ashore › bell.rung › ashore',
      'ashore › ticket.found › aboard',
      'aboard › bell.rung › ashore',
    ]);
  });

  test('a path is walked in the requested language and shows each state once', () => {
    const found = getTour(
      ferry,
      on(['fare.paid', 'aboard'], ['bell.rung', 'ashore'], ['fare.paid', 'aboard']),
      'fr',
    );
    expect(found).toMatchObject({ tour: { language: 'fr', start: { isChecked: true } } });
    const stops = 'tour' in found ? found.tour.stops : [];
    expect(stops.map(({ isChecked }) => isChecked)).toEqual([true, false, false]);
  });

  test('a path is shown only at the requested step', () => {
    const found = getTour(ferry, on(['fare.paid', 'aboard'], ['rope.cast', 'across']), 'fr', ['across']);
    expect(found).toMatchObject({ tour: { start: { isChecked: false } } });
    expect('tour' in found && found.tour.stops.map(({ isChecked }) => isChecked)).toEqual([false, true]);
  });

  test('does not look at what is over before it can be seen', () => {
    const hasty = { ...ferry, leavesAtOnce: ({ event }: { event: string }) => event === 'rope.cast' };
    const found = getTour(hasty, on(['fare.paid', 'aboard'], ['rope.cast', 'across']), 'en');
    expect('tour' in found && found.tour.stops.map(({ isTransient }) => isTransient)).toEqual([true, false]);
  });

  test('says what nobody can do, and where a guest expects something else than the machine', () => {
    expect(stopsOn(['fare.paid', 'aboard'], ['anchor.lost', 'across'])).toBe(
      'no walk can perform “there is anchor.lost” (anchor.lost) in aboard',
    );
    expect(stopsOn(['horn.heard', 'ashore'])).toBe(
      'no walk can perform “there is horn.heard” (horn.heard) in ashore: the ferry blows it',
    );
    expect(stopsOn(['fare.paid', 'across'])).toEqual({
      differs: 'in ashore, fare.paid leads to across, and the rules say aboard',
    });
  });
});
