import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { nodeName } from '../../machines/atlas/graph.ts';
import { defineModel, guestDoes } from '../../machines/atlas/model.ts';
import { unreachedOf, type Taken } from '../../machines/atlas/reached.ts';

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

const door = (...args: Parameters<typeof guestDoes<typeof doorMachine>>) =>
  guestDoes<typeof doorMachine>(...args);

const model = defineModel({
  machine: doorMachine,
  input: undefined,
  happenings: [
    door({ type: 'pushed', isStrong: true }, 'somebody strong pushes', 'pushed.strong'),
    door({ type: 'pushed', isStrong: false }, 'somebody pushes'),
    door({ type: 'pulled' }),
    door({ type: 'painted' }),
  ],
});

const opened: Taken = {
  machine: 'door',
  source: 'shut',
  eventType: 'pushed',
  branch: 0,
  from: 'shut',
  to: 'open',
};
const painted: Taken = {
  machine: 'door',
  source: '',
  eventType: 'painted',
  branch: 0,
  from: 'shut',
  to: 'shut',
};

const told = (taken: readonly Taken[]) => {
  const { arrows, pairs, of } = unreachedOf(model, taken);
  return {
    arrows: arrows.map(({ source, eventType, transition }) =>
      [nodeName(source), eventType, transition.target?.map(nodeName).join()].join(' '),
    ),
    pairs: pairs.map(({ state, happening }) => `${state} › ${happening.name}`),
    of,
  };
};

test('where no machine ran, every arrow is unreached', () => {
  expect(told([])).toMatchObject({
    arrows: { length: 4 },
    pairs: { length: 6 },
    of: { arrows: 4, pairs: 6 },
  });
});

test('each guarded branch is an arrow of its own', () => {
  expect(told([opened]).arrows).toEqual([' painted ', 'shut pushed stuck', 'open pulled shut']);
});

test('an arrow of all states is reached once, and each state with it is a pair', () => {
  const { arrows, pairs } = told([painted]);
  expect(arrows).not.toContain(' painted ');
  expect(pairs).not.toContain('shut › painted');
  expect(pairs).toContain('open › painted');
});

test('what another machine took counts for nothing', () => {
  expect(told([{ ...opened, machine: 'gate' }])).toEqual(told([]));
});
