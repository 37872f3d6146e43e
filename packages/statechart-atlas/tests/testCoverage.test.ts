import { expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { defineModel } from '../src/defineModel.ts';
import { defineUserEvent } from '../src/model.ts';
import {
  getTestCoverage,
  findUntested,
  findUntestedScreens,
  type TakenTransition,
} from '../src/testCoverage.ts';
import { getNodeName } from '../src/graph.ts';

type Event = { type: 'pushed'; isStrong: boolean } | { type: 'pulled' } | { type: 'painted' };

const doorMachine = setup({
  types: { events: {} as Event },
  guards: { isStrong: ({ event }) => event.type === 'pushed' && event.isStrong },
}).createMachine({
  id: 'door',
  initial: 'shut',
  on: { painted: { actions: () => undefined } },
  states: {
    shut: { on: { pushed: [{ guard: 'isStrong', target: 'open' }, { target: 'stuck' }] } },
    stuck: {},
    open: { on: { pulled: 'shut' } },
  },
});

const door = (...args: Parameters<typeof defineUserEvent<typeof doorMachine>>) =>
  defineUserEvent<typeof doorMachine>(...args);

const model = defineModel({
  machine: doorMachine,
  input: undefined,
  events: [
    door({ type: 'pushed', isStrong: true }, 'somebody strong pushes', 'pushed.strong'),
    door({ type: 'pushed', isStrong: false }, 'somebody pushes'),
    door({ type: 'pulled' }),
    door({ type: 'painted' }),
  ],
});

const opened: TakenTransition = {
  machine: 'door',
  source: 'shut',
  eventType: 'pushed',
  branch: 0,
  from: 'shut',
  to: 'open',
};
const painted: TakenTransition = {
  machine: 'door',
  source: '',
  eventType: 'painted',
  branch: 0,
  from: 'shut',
  to: 'shut',
};

const getUntested = (taken: readonly TakenTransition[]) => {
  const { arrows, pairs, of } = findUntested(model, taken);
  return {
    arrows: arrows.map(({ source, eventType, transition }) =>
      [getNodeName(source), eventType, transition.target?.map(getNodeName).join()].join(' '),
    ),
    pairs: pairs.map(({ state, event }) => `${state} › ${event.name}`),
    of,
  };
};

test('every arrow is untested if no machine ran', () => {
  expect(getUntested([])).toMatchObject({
    arrows: { length: 4 },
    pairs: { length: 6 },
    of: { arrows: 4, pairs: 6 },
  });
});

test('lists the states that no run has visited', () => {
  expect(findUntested(model, []).states).toEqual(['shut', 'open', 'stuck']);
  expect(findUntested(model, [opened]).states).toEqual(['stuck']);
});

test('lists no state that a browser cannot reach', () => {
  const unreachable = [{ states: ['shut'], event: 'pushed', reason: 'the door is too heavy' }];
  expect(findUntested({ ...model, unreachable }, []).states).not.toContain('stuck');
});

test('each guarded branch is a separate arrow', () => {
  expect(getUntested([opened]).arrows).toEqual([' painted ', 'shut pushed stuck', 'open pulled shut']);
});

test('an arrow of all states counts once, and each state with its event is a pair', () => {
  const { arrows, pairs } = getUntested([painted]);
  expect(arrows).not.toContain(' painted ');
  expect(pairs).not.toContain('shut › painted');
  expect(pairs).toContain('open › painted');
});

test('transitions of other machines do not count', () => {
  expect(getUntested([{ ...opened, machine: 'gate' }])).toEqual(getUntested([]));
});

type SwitchEvent = { type: 'pressed' } | { type: 'dimmed' } | { type: 'looked' } | { type: 'cut' };

const lampMachine = setup({
  types: { events: {} as SwitchEvent, context: {} as { light: number } },
}).createMachine({
  id: 'lamp',
  context: { light: 10 },
  initial: 'off',
  on: { looked: { actions: () => undefined }, cut: '.off' },
  states: {
    off: { on: { pressed: 'on' } },
    on: { on: { pressed: 'off', dimmed: { actions: assign({ light: 5 }) } } },
  },
});

const lamp = (...args: Parameters<typeof defineUserEvent<typeof lampMachine>>) =>
  defineUserEvent<typeof lampMachine>(...args);

const lampModel = defineModel({
  machine: lampMachine,
  input: undefined,
  events: [
    lamp({ type: 'pressed' }),
    lamp({ type: 'dimmed' }),
    lamp({ type: 'looked' }),
    lamp({ type: 'cut' }),
  ],
  unreachable: [{ event: 'cut', states: ['on'], reason: 'There is a battery.' }],
});

const getNames = (pairs: ReturnType<typeof findUntestedScreens>) =>
  pairs.map(({ state, event }) => `${state} › ${event.name}`);

test('counts pairs that change the state or the context as screens, without unreachable ones', () => {
  const unreached = findUntested(lampModel, []);
  expect(getNames(findUntestedScreens(unreached))).toEqual(['off › pressed', 'on › pressed', 'on › dimmed']);
  expect(getTestCoverage(unreached).screens).toEqual({ covered: 0, total: 3 });
  expect(getNames(unreached.misjudged)).toEqual([]);
});

test('a taken transition removes one untested screen', () => {
  const pressed = { machine: 'lamp', source: 'off', eventType: 'pressed', branch: 0, from: 'off', to: 'on' };
  const unreached = findUntested(lampModel, [pressed]);
  expect(getNames(findUntestedScreens(unreached))).toEqual(['on › pressed', 'on › dimmed']);
  expect(getTestCoverage(unreached).screens).toEqual({ covered: 1, total: 3 });
});

test('reports a taken transition that is declared unreachable', () => {
  const cut = { machine: 'lamp', source: '', eventType: 'cut', branch: 0, from: 'on', to: 'off' };
  expect(getNames(findUntested(lampModel, [cut]).misjudged)).toEqual(['on › cut']);
});
