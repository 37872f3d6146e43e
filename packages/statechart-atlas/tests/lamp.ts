import { setup, fromPromise } from 'xstate';
import { defineModel } from '../src/defineModel.ts';
import { defineAnswer, defineFailure, defineUserEvent, toReceivedEvent, defineDelay } from '../src/model.ts';
import { type Product } from '../src/product.ts';

const bulbMachine = setup({
  types: { events: {} as { type: 'current.came' } },
}).createMachine({
  id: 'bulb',
  description: 'A bulb glows.',
  initial: 'dark',
  states: {
    dark: { description: 'It is dark.', on: { 'current.came': 'glowing' } },
    glowing: { description: 'It glows.' },
  },
});

const lampMachine = setup({
  types: { events: {} as { type: 'button.pressed' | 'plug.pulled' | 'cable.touched' } },
  actors: { askTheMains: fromPromise<string>(() => new Promise(() => undefined)), bulb: bulbMachine },
  actions: { clickLoudly: () => undefined },
  delays: { itCoolsDown: 5000 },
}).createMachine({
  id: 'lamp',
  description: 'Somebody reads by a lamp.',
  initial: 'off',
  on: { 'plug.pulled': '.off' },
  states: {
    off: { description: 'It is off.', on: { 'button.pressed': 'starting' } },
    starting: {
      description: 'It looks for current.',
      tags: 'waiting',
      invoke: {
        id: 'askTheMains',
        src: 'askTheMains',
        onDone: { target: 'on', actions: 'clickLoudly' },
        onError: 'broken',
      },
    },
    on: {
      description: 'It shines.',
      invoke: { id: 'bulb', src: 'bulb' },
      initial: 'bright',
      on: { 'button.pressed': 'off', 'cable.touched': { actions: 'clickLoudly' } },
      states: {
        bright: {
          description: 'It is bright.',
          after: { itCoolsDown: 'dim' },
        },
        dim: { description: 'It is dim.' },
      },
    },
    broken: { description: 'It has no current.', tags: 'failed' },
  },
});

const lamp = (...words: Parameters<typeof defineUserEvent<typeof lampMachine>>) =>
  defineUserEvent<typeof lampMachine>(...words);

export const lampModel = defineModel({
  machine: lampMachine,
  input: undefined,
  events: [
    lamp({ type: 'button.pressed' }, 'the reader presses the button'),
    lamp({ type: 'cable.touched' }, 'the reader touches the cable'),
    toReceivedEvent(lamp({ type: 'plug.pulled' }, 'the plug is pulled')),
    defineAnswer('askTheMains', '230', 'there is current'),
    defineFailure('askTheMains', 'dead', new Error('dead'), 'there is no current'),
    defineDelay('itCoolsDown', 'lamp.on.bright', 5000, 'it grows dim'),
  ],
  mainPath: ['button.pressed', 'askTheMains.answered'],
});

export const bulbModel = defineModel({
  machine: bulbMachine,
  input: undefined,
  events: [toReceivedEvent(defineUserEvent<typeof bulbMachine>({ type: 'current.came' }, 'current comes'))],
  mainPath: ['current.came'],
});

/** An application that is none of ours. */
export const lampProduct: Product = {
  name: 'Lamp',
  machinesFolder: import.meta.dirname,
  languages: [{ id: 'en', name: 'English' }],
  models: [lampModel, bulbModel],
  pages: [{ address: '/lamp', description: 'the lamp', machine: 'lamp' }],
  calls: { askTheMains: { operation: 'GET /mains', description: 'whether there is current' } },
  activities: {},
  mails: [
    {
      id: 'lit',
      description: 'the lamp is lit',
      to: 'the neighbour',
      when: 'at once, when there is current',
      sentAfter: [{ machine: 'lamp', event: 'askTheMains.answered' }],
      linksTo: '/lamp',
    },
  ],
  mainPath: [{ machine: 'lamp', states: ['off', 'on'], description: 'reads' }],
};

/** Its leaf and its lock are what they are at the same time. */
const doorMachine = setup({
  types: { events: {} as { type: 'door.pushed' | 'key.turned' | 'house.left' } },
}).createMachine({
  id: 'door',
  description: 'A door is shut and locked.',
  initial: 'used',
  states: {
    used: {
      description: 'Somebody is at home.',
      type: 'parallel',
      on: { 'house.left': 'left' },
      states: {
        leaf: {
          description: 'It opens.',
          initial: 'shut',
          states: {
            shut: { description: 'It is shut.', on: { 'door.pushed': 'open' } },
            open: { description: 'It is open.' },
          },
        },
        lock: {
          description: 'It locks.',
          initial: 'unlocked',
          states: {
            unlocked: { description: 'It is unlocked.', on: { 'key.turned': 'locked' } },
            locked: { description: 'It is locked.' },
          },
        },
      },
    },
    left: { description: 'Nobody is at home.', type: 'final' },
  },
});

const door = (...words: Parameters<typeof defineUserEvent<typeof doorMachine>>) =>
  defineUserEvent<typeof doorMachine>(...words);

export const doorModel = defineModel({
  machine: doorMachine,
  input: undefined,
  events: [
    door({ type: 'door.pushed' }, 'somebody pushes the door'),
    door({ type: 'key.turned' }, 'somebody turns the key'),
    door({ type: 'house.left' }, 'everybody leaves'),
  ],
  mainPath: ['door.pushed', 'house.left'],
});
