import { describe, expect, test } from 'vitest';
import { describeMachine } from 'statechart-atlas/graph';
import { findReachedStates } from 'statechart-atlas/graph';
import { findPath } from 'statechart-atlas/paths';
import { bookingModel } from '../../machines/booking/booking.model.ts';
import { product } from '../../scripts/atlas.config.ts';

test('the path to a state starts without stored data; a shorter one is listed as well', () => {
  const { states } = describeMachine(bookingModel, product);
  const { walk, shortcut } = states.find(({ id }) => id === 'otp.expired')!;
  expect(walk.steps.map(({ event }) => event.description)).toEqual([
    'the guest chooses dates',
    'the host returns the price',
    'the guest starts the booking',
    'the guest submits the reservation',
    'the host accepts the reservation',
    'the guest enters the whole code',
    'the code has expired',
  ]);
  expect(shortcut?.steps.map(({ event }) => event.description)).toEqual([
    'the browser has stored a reservation',
    'the code has expired',
  ]);
  expect(states.find(({ id }) => id === 'dates.priced')!.shortcut).toBeUndefined();
});

test('the path through a transition has a name that testers can find', () => {
  for (const model of product.models) {
    for (const { id, path } of describeMachine(model, product).arrows) {
      expect([id, findPath(product.models, path.id).path.steps.at(-1)?.state]).toEqual([
        id,
        path.steps.at(-1)!.state,
      ]);
    }
  }
});

describe.each(product.models.map((model) => ({ name: model.machine.id, model })))('$name', ({ model }) => {
  const about = describeMachine(model, product);

  test('has an address for each state and transition, used once', () => {
    for (const all of [about.states, about.arrows]) {
      expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
      expect(all.map(({ slug }) => slug).filter((slug) => !/^[\w.~-]+$/.test(slug))).toEqual([]);
    }
    expect(new Set(about.arrows.map(({ id }) => id)).size).toBe(about.arrows.length);
  });

  test('has transitions between reachable states, and from each state with events', () => {
    const reached = new Set(findReachedStates(model).map((one) => one.state));
    for (const { from, to } of about.arrows) {
      expect(reached).toContain(from);
      expect(reached).toContain(to);
    }
  });
});
