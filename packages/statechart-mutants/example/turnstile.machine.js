import { assign, setup } from 'xstate';

export const turnstile = setup({
  guards: { isEnough: ({ event }) => event.cents >= 200 },
  actions: { countPerson: assign({ people: ({ context }) => context.people + 1 }) },
}).createMachine({
  id: 'turnstile',
  context: { people: 0 },
  initial: 'locked',
  states: {
    locked: { on: { 'coin.inserted': { guard: 'isEnough', target: 'unlocked' } } },
    unlocked: {
      on: {
        'coin.inserted': 'unlocked',
        'arm.pushed': { target: 'locked', actions: 'countPerson' },
      },
    },
  },
});
