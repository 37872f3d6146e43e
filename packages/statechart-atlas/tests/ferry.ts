import { setup } from 'xstate';
import { defineModel } from '../src/defineModel.ts';
import { defineDelay, type ModelEvent, type Model } from '../src/model.ts';

const types = { context: {} as { isPaid: boolean }, events: {} as { type: string; fare?: number } };

/** A ferry for passengers who have paid: small enough to count its paths by hand. */
const ferryMachine = setup({
  types,
  delays: { crossing: 1000 },
  guards: {
    itIsEnough: ({ event }) => (event.fare ?? 0) >= 2,
    itIsTooMuch: ({ event }) => (event.fare ?? 0) > 5,
  },
}).createMachine({
  id: 'ferry',
  description: 'Somebody crosses a river.',
  context: { isPaid: false },
  initial: 'ashore',
  states: {
    ashore: {
      description: 'They stand on the bank.',
      on: {
        'fare.paid': [
          { guard: 'itIsTooMuch', target: 'changed' },
          { guard: 'itIsEnough', target: 'aboard' },
        ],
      },
    },
    changed: { description: 'They get change.', on: { 'change.taken': 'aboard' } },
    aboard: {
      description: 'They are on board.',
      initial: 'moored',
      on: { 'bell.rung': 'ashore' },
      states: {
        moored: { description: 'The ferry waits.', on: { 'rope.cast': 'crossing' } },
        crossing: { description: 'The ferry is under way.', after: { crossing: '#ferry.across' } },
      },
    },
    across: { description: 'They are on the other side.', on: { 'bell.rung': 'ashore' } },
  },
});

const pays = (fare: number, name: string): ModelEvent => ({
  name: `fare.paid.${name}`,
  description: `they pay ${fare}`,
  event: { type: 'fare.paid', fare } as ModelEvent['event'],
});
const does = (type: string, words: string): ModelEvent => ({
  name: type,
  description: words,
  event: { type },
});

export const ferry: Model = defineModel({
  machine: ferryMachine,
  input: undefined,
  events: [
    pays(2, 'exactly'),
    pays(1, 'tooLittle'),
    pays(9, 'tooMuch'),
    does('change.taken', 'they take their change'),
    does('rope.cast', 'the rope is cast off'),
    does('bell.rung', 'the bell is rung'),
    defineDelay('crossing', 'ferry.aboard.crossing', 1000, 'they reach the other side'),
  ],
});
