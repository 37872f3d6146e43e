import { describe, expect, test } from 'vitest';
import { getPathCoverage } from 'statechart-atlas/coverage';
import { findReachedStates } from 'statechart-atlas/graph';
import type { Path } from 'statechart-atlas/paths';
import { findPath, findPaths, strategies, type Strategy, type StrategyRequest } from 'statechart-atlas/paths';
import { models } from '../../machines/models.ts';

const on = ({ start, steps }: Path) => [start, ...steps.map(({ event }) => event.name)].join(' › ');

const booking = models.find(({ machine }) => machine.id === 'booking')!;
const ofBooking = (strategy: Strategy, request: Partial<StrategyRequest> = {}) =>
  findPaths(booking, { strategy, seed: 1, length: 1, ...request });

const findAll = (model = booking) =>
  Object.keys(strategies).flatMap(
    (strategy) => findPaths(model, { strategy: strategy as Strategy, seed: 1, length: 8 }).paths,
  );

describe('paths of the booking', () => {
  const notByHand = ({ steps }: Path) =>
    steps.flatMap(({ event }) => (event.by === 'received' ? [event.name] : []));

  test('begin without stored data, except on the return from the gateway', () => {
    const [paidFor] = ofBooking('shortest', { to: 'success.paid' }).paths;
    expect(on(paidFor!)).toBe(
      'dates.choosing › stay.changed › previewPrice.answered › booking.begun › form.submitted › createReservation.answered › otp.changed.complete › verifyOtp.answered › reservation.recalled › recallReservation.answered.paid',
    );
    expect(notByHand(paidFor!)).toEqual(['reservation.recalled']);
    for (const path of ofBooking('shortest', { to: 'otp' }).paths)
      expect(
        notByHand(path).filter((name) => name.includes('recalled')),
        path.id,
      ).toEqual([]);
    const [path] = ofBooking('shortest', { to: 'success.paid', includesAutomatic: true }).paths;
    expect(path!.steps.length).toBeLessThan(paidFor!.steps.length);
  });

  test('include states that are hard to reach by hand', () => {
    const [path] = ofBooking('shortest', { to: 'success.paid', includesAutomatic: true }).paths;
    expect(findPath([booking], path!.id).path.steps).toHaveLength(path!.steps.length);
  });
});

test('each path has a unique name in all machines', () => {
  for (const model of models) {
    const ways = new Map<string, Set<string>>();
    for (const path of findAll(model)) ways.set(path.id, (ways.get(path.id) ?? new Set()).add(on(path)));
    for (const [id, same] of ways) expect([...same], id).toHaveLength(1);
  }
});

test('cover every state, transition, event and pair of every machine', () => {
  for (const model of models) {
    const { missing } = getPathCoverage(
      model,
      findPaths(model, { strategy: 'every-pair', seed: 1, length: 8 }).paths,
    );
    expect({ ...missing, guards: [] }, model.machine.id).toEqual({
      states: [],
      transitions: [],
      guards: [],
      events: [],
      pairs: [],
    });
    // A branch that nobody refuses is the last of those that together leave nothing out.
    expect(missing.guards.filter((what) => !what.endsWith(': refused'))).toEqual([]);
  }
});

test.each(models)('$machine.id handles each event that it declares unreachable', (of) => {
  const possible = findReachedStates(of).flatMap(({ state, snapshot }) =>
    of.events.filter(({ event }) => snapshot.can(event)).map(({ name }) => `${state} › ${name}`),
  );
  const declared = (of.unreachable ?? []).flatMap(({ event, states }) =>
    states.map((state) => `${state} › ${event}`),
  );
  expect(possible).toEqual(expect.arrayContaining(declared));
});
