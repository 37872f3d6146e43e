import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { defineModel, defineUserEvent } from 'statechart-atlas';
import { getModelCoverage } from 'statechart-atlas/coverage';
import { surveyPaths } from 'statechart-atlas/paths';
import { models } from '../../machines/models.ts';

const door = setup({ types: { events: {} as { type: 'pushed' | 'pulled' | 'locked' | 'unlocked' } } });

/** Its leaf and its lock are parallel: each state of the one meets each of the other. */
const doorMachine = door.createMachine({
  id: 'door',
  type: 'parallel',
  states: {
    leaf: {
      initial: 'shut',
      states: { shut: { on: { pushed: 'open' } }, open: { on: { pulled: 'shut' } } },
    },
    lock: {
      initial: 'unlocked',
      states: { unlocked: { on: { locked: 'locked' } }, locked: { on: { unlocked: 'unlocked' } } },
    },
  },
});

const everything = ['pushed', 'pulled', 'locked', 'unlocked'] as const;

const doorModel = (happens: readonly (typeof everything)[number][]) =>
  defineModel({
    machine: doorMachine,
    input: undefined,
    events: happens.map((type) => defineUserEvent<typeof doorMachine>({ type })),
  });

const houseModel = defineModel({
  machine: setup({ actors: { door: doorMachine, backDoor: doorMachine } }).createMachine({
    id: 'house',
    initial: 'occupied',
    states: {
      occupied: {
        invoke: [
          { id: 'door', src: 'door' },
          { id: 'backDoor', src: 'backDoor' },
        ],
        on: { 'house.left': 'empty' },
      },
      empty: {},
    },
  }),
  input: undefined,
  events: [{ name: 'house.left', description: 'they leave', event: { type: 'house.left' } }],
});

describe('the coverage of a machine by paths', () => {
  test('counts the states and transitions of each parallel region', () => {
    const { states, transitions, missing } = surveyPaths(doorModel(everything));
    expect(states).toEqual({ covered: 6, total: 6 });
    expect(transitions).toEqual({ covered: 4, total: 4 });
    expect(missing).toEqual([]);
  });

  test('omits unreachable states of a region', () => {
    const { states, transitions, missing } = surveyPaths(doorModel(['pushed', 'pulled', 'unlocked']));
    expect(states).toEqual({ covered: 5, total: 6 });
    expect(transitions).toEqual({ covered: 2, total: 4 });
    expect(missing).toEqual([
      'state lock.locked',
      'transition lock.unlocked on locked',
      'transition lock.locked on unlocked',
    ]);
  });

  test('includes child machines, and counts a machine that runs twice once', () => {
    expect(getModelCoverage(houseModel, [houseModel, doorModel(everything)])).toEqual({
      within: ['door'],
      states: { covered: 8, total: 8 },
      transitions: { covered: 5, total: 5 },
      missing: [],
    });
  });

  test('omits uncovered parts of a child machine', () => {
    const { states, missing } = getModelCoverage(houseModel, [houseModel, doorModel(['pushed', 'pulled'])]);
    expect(states).toEqual({ covered: 7, total: 8 });
    expect(missing).toContain('door: state lock.locked');
  });

  test('omits a machine that runs another one without a model', () => {
    expect(() => getModelCoverage(houseModel, [houseModel])).toThrow('No model of the machine door');
  });
});

test.each(models.map((model) => ({ name: model.machine.id, model })))(
  'every state and transition of $name and its child machines is covered',
  ({ model }) => {
    const { states, transitions, missing } = getModelCoverage(model, models);
    expect(missing).toEqual([]);
    expect([states.covered, transitions.covered]).toEqual([states.total, transitions.total]);
  },
);
