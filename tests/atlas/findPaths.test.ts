import { describe, expect, test } from 'vitest';
import { getPathCoverage } from 'statechart-atlas/coverage';
import { findReachedStates } from 'statechart-atlas/graph';
import type { Path } from 'statechart-atlas/paths';
import { findPath, findPaths, strategies, type Strategy, type StrategyRequest } from 'statechart-atlas/paths';
import { models } from '../../machines/models.ts';

const on = ({ start, steps }: Path) => [start, ...steps.map(({ event }) => event.name)].join(' › ');

const booking = models.find(({ machine }) => machine.id === 'booking')!;
const ofBooking = (strategy: Strategy, wanted: Partial<StrategyRequest> = {}) =>
  findPaths(booking, { strategy, seed: 1, length: 1, ...wanted });

const findAll = (model = booking) =>
  Object.keys(strategies).flatMap(
    (strategy) => findPaths(model, { strategy: strategy as Strategy, seed: 1, length: 8 }).paths,
  );

describe('paths of the booking', () => {
  const notByHand = ({ steps }: Path) =>
    steps.flatMap(({ event }) => (event.by === 'received' ? [event.name] : []));

  test('begin at the front door: what the browser remembers is on them only on the way back from paying', () => {
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
    const [told] = ofBooking('shortest', { to: 'success.paid', includesAutomatic: true }).paths;
    expect(told!.steps.length).toBeLessThan(paidFor!.steps.length);
  });

  test('finds also what nobody does by hand', () => {
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

test('every state, arrow, event and pair of every machine of the product is covered', () => {
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

test.each(models)('what $machine.id says is out of reach is heard there', (of) => {
  const heard = findReachedStates(of).flatMap(({ state, snapshot }) =>
    of.events.filter(({ event }) => snapshot.can(event)).map(({ name }) => `${state} › ${name}`),
  );
  const said = (of.unreachable ?? []).flatMap(({ event, states }) =>
    states.map((state) => `${state} › ${event}`),
  );
  expect(heard).toEqual(expect.arrayContaining(said));
});
