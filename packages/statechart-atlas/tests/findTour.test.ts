import { describe, expect, test } from 'vitest';
import { findTour } from '../src/playwright/findTour.ts';
import type { WalkPlan } from '../src/playwright/walkPlan.ts';

const ferry: WalkPlan<'ashore' | 'aboard' | 'across'> = {
  start: 'ashore',
  expected: {
    ashore: {
      targets: { 'fare.paid~in coins': 'aboard', 'fare.paid~by card': 'aboard' },
      skipped: {
        'bell.rung': { to: 'ashore' },
        'horn.blown': { to: 'ashore', reason: 'the ferry blows it' },
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
  const found = findTour(ferry, on(...steps), 'fr');
  if ('tour' in found) return found.tour.stops.map(({ from, event, to }) => `${from} › ${event} › ${to}`);
  return 'reason' in found ? found.reason : found;
};

describe('the tour of a path', () => {
  test('performs an event in the first of several ways', () => {
    expect(stopsOn(['fare.paid', 'aboard'], ['rope.cast', 'across'])).toEqual([
      'ashore › fare.paid~in coins › aboard',
      'aboard › rope.cast › across',
    ]);
    expect(stopsOn(['fare.paid~by card', 'aboard'])).toEqual(['ashore › fare.paid~by card › aboard']);
  });

  test('takes detours, and events that the walk itself skips', () => {
    expect(stopsOn(['bell.rung', 'ashore'], ['ticket.found', 'aboard'], ['bell.rung', 'ashore'])).toEqual([
      'ashore › bell.rung › ashore',
      'ashore › ticket.found › aboard',
      'aboard › bell.rung › ashore',
    ]);
  });

  test('uses the requested language, and checks each state once', () => {
    const found = findTour(
      ferry,
      on(['fare.paid', 'aboard'], ['bell.rung', 'ashore'], ['fare.paid', 'aboard']),
      'fr',
    );
    expect(found).toMatchObject({ tour: { language: 'fr', start: { isChecked: true } } });
    const stops = 'tour' in found ? found.tour.stops : [];
    expect(stops.map(({ isChecked }) => isChecked)).toEqual([true, false, false]);
  });

  test('checks only the requested states', () => {
    const found = findTour(ferry, on(['fare.paid', 'aboard'], ['rope.cast', 'across']), 'fr', ['across']);
    expect(found).toMatchObject({ tour: { start: { isChecked: false } } });
    expect('tour' in found && found.tour.stops.map(({ isChecked }) => isChecked)).toEqual([false, true]);
  });

  test('marks a state as transient if the next event follows at once', () => {
    const hasty = { ...ferry, leavesAtOnce: ({ event }: { event: string }) => event === 'rope.cast' };
    const found = findTour(hasty, on(['fare.paid', 'aboard'], ['rope.cast', 'across']), 'en');
    expect('tour' in found && found.tour.stops.map(({ isTransient }) => isTransient)).toEqual([true, false]);
  });

  test('reports events that no walker can perform, and targets that the walk does not expect', () => {
    expect(stopsOn(['fare.paid', 'aboard'], ['anchor.lost', 'across'])).toBe(
      'no walk can perform “there is anchor.lost” (anchor.lost) in aboard',
    );
    expect(stopsOn(['horn.blown', 'ashore'])).toBe(
      'no walk can perform “there is horn.blown” (horn.blown) in ashore: the ferry blows it',
    );
    expect(stopsOn(['fare.paid', 'across'])).toEqual({
      difference: 'in ashore, fare.paid leads to across, but the walk expects aboard',
    });
  });
});
