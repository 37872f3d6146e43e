import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import {
  listMachines,
  declaredMachines,
  listInvoked,
  getTree,
  getTrees,
  type Branch,
  type Tree,
} from 'statechart-atlas/graph';
import { getArrows, getNodeName, type Arrow } from 'statechart-atlas/graph';
import { models } from '../../machines/models.ts';
import { propertyModel } from '../../machines/property/property.model.ts';
import { reservationModel } from '../../machines/reservation/reservation.model.ts';
import { createBookableProperty } from '../../src/actors/bookableProperty.ts';
import { createContactProperty } from '../../src/actors/contactProperty.ts';
import { createReservationActors } from '../../src/actors/reservation.ts';

const ended = 'xstate.done.actor.checkout';

const summarize = ({ model, states, receives, sends, branches }: Branch): object => ({
  [model.machine.id]: { in: states, receives, sends: sends.toSorted(), ...inside(branches) },
});

const inside = (branches: readonly Branch[]): object =>
  Object.assign({}, ...branches.map(summarize)) as object;

const getTypes = (arrows: readonly Arrow[]) => new Set(arrows.map(({ eventType }) => eventType));

/** Whether a state lies on the way to another one, or is that. */
const leadsTo = (outer: string, inner: string) => `${inner}.`.startsWith(outer === '' ? '' : `${outer}.`);

const meets = (one: string, other: string) => leadsTo(one, other) || leadsTo(other, one);

/** The sent events without a transition in the receiver, at any depth. */
function findUnhandledEvents({ model: { machine }, branches }: Tree): string[] {
  return branches.flatMap((branch) => {
    const own = getTypes(getArrows(branch.model.machine));
    const around = getTypes(
      getArrows(machine).filter(({ source }) =>
        branch.states.some((state) => meets(getNodeName(source), state)),
      ),
    );
    return [
      ...branch.receives.filter((type) => !own.has(type)),
      ...branch.sends.filter((type) => !around.has(type)),
      ...findUnhandledEvents(branch),
    ];
  });
}

describe('a property’s pages', () => {
  test('run the booking and its parts, and the message to the host on its page', () => {
    expect(inside(getTree(propertyModel, models).branches)).toEqual({
      alternatives: { in: ['ready.open'], receives: ['alternatives.requested'], sends: [] },
      guestDetails: {
        in: ['ready.open'],
        receives: ['details.changed', 'details.recalled'],
        sends: ['guest.recalled'],
      },
      booking: {
        in: ['ready.open'],
        receives: ['guest.recalled'],
        sends: [
          'booking.absent',
          'booking.found',
          'dates.reopened',
          'details.given',
          'details.recalled',
          'nights.taken',
        ],
        checkout: { in: ['redirecting.underWay'], receives: [], sends: [ended] },
      },
      availability: { in: ['ready.open'], receives: ['availability.outdated'], sends: [] },
      contact: { in: ['ready.writing'], receives: [], sends: [] },
    });
  });
});

describe('the page of a reservation', () => {
  const journey = { in: ['open'], receives: ['reservation.updated'], sends: ['reservation.changed'] };

  test('runs all journeys of the reservation, sends it to them, and receives its changes', () => {
    expect(inside(getTree(reservationModel, models).branches)).toEqual({
      registration: {
        in: ['open'],
        receives: ['reservation.updated', 'draft.found'],
        sends: ['forms.changed', 'forms.sent', 'reservation.changed'],
      },
      guestsDraft: {
        in: ['open'],
        receives: ['reservation.updated', 'forms.changed', 'forms.sent'],
        sends: ['draft.found', 'reservation.changed'],
      },
      stayDetails: journey,
      cancellation: journey,
      payment: {
        ...journey,
        checkout: { in: ['redirecting'], receives: [], sends: ['checkout.opened', ended] },
      },
    });
  });
});

describe.each(models.map((model) => ({ name: model.machine.id, model })))('$name', ({ model }) => {
  test('shows every machine that it declares, and no machine that only contains another', () => {
    const invoked = listInvoked(model.machine).map(({ id }) => id);
    expect([...declaredMachines(model.machine).keys()].toSorted()).toEqual(invoked.toSorted());
    expect(listMachines(model.machine).filter(({ states }) => Object.keys(states).length === 0)).toEqual([]);
  });

  test('receives the events of its children, and sends them events while they run', () => {
    expect(findUnhandledEvents(getTree(model, models))).toEqual([]);
  });
});

test('every machine is in at least one tree', () => {
  const inTrees = getTrees(models).flatMap(({ model: { machine } }) => [machine, ...listMachines(machine)]);
  expect(new Set(inTrees.map(({ id }) => id))).toEqual(new Set(models.map(({ machine }) => machine.id)));
});

test('pages run the machines that their diagrams show, and these report the same', () => {
  const loadApi = () => Promise.reject(new Error('Nobody is asked.'));
  const world = { loadApi, language: 'en' as const, gatewayHosts: [], redirectTo: () => undefined };
  const reports = ({ implementations: { actions } }: AnyStateMachine) =>
    Object.entries(actions).filter(([name]) => name.startsWith('report'));
  const getShape = (machine: AnyStateMachine): object[] =>
    listInvoked(machine).map((one) => ({
      id: one.id,
      config: one.machine.config,
      reports: reports(one.machine),
      within: getShape(one.machine),
    }));
  expect(getShape(createReservationActors(world))).toEqual(getShape(reservationModel.machine));
  const running = [createBookableProperty(world, true), createContactProperty(loadApi)].flatMap(getShape);
  for (const shape of getShape(propertyModel.machine)) expect(running).toContainEqual(shape);
});
