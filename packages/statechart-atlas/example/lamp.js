import { defineAnswer, defineDelay, defineFailure, defineModel, defineUserEvent } from 'statechart-atlas';
import { fromPromise, setup } from 'xstate';

const machine = setup({
  actors: { checkPower: fromPromise(() => Promise.resolve('230 V')) },
  delays: { sleepTimer: 60_000 },
}).createMachine({
  id: 'lamp',
  description: 'A person reads by a lamp.',
  initial: 'off',
  states: {
    off: { description: 'The lamp is off.', on: { 'button.pressed': 'starting' } },
    starting: {
      description: 'The lamp checks the power supply.',
      invoke: { id: 'checkPower', src: 'checkPower', onDone: 'on', onError: 'broken' },
    },
    on: { description: 'The lamp is on.', on: { 'button.pressed': 'off' }, after: { sleepTimer: 'off' } },
    broken: { description: 'There is no power.', tags: 'failed', on: { 'button.pressed': 'starting' } },
  },
});

export const lamp = defineModel({
  machine,
  input: undefined,
  events: [
    defineUserEvent({ type: 'button.pressed' }, 'the reader presses the button'),
    defineAnswer('checkPower', '230 V', 'there is power'),
    defineFailure('checkPower', 'noPower', new Error('no power'), 'there is no power'),
    defineDelay('sleepTimer', 'lamp.on', 60_000, 'the sleep timer ends'),
  ],
  mainPath: ['button.pressed', 'checkPower.answered'],
});
