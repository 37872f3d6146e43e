import { defineAnswer, defineModel, defineUserEvent } from 'statechart-atlas';
import { failed } from '../../shared/failed.model.ts';
import { examplesMachine } from './examples.machine.ts';

const host = (...words: Parameters<typeof defineUserEvent<typeof examplesMachine>>) =>
  defineUserEvent<typeof examplesMachine>(...words);

export const examplesModel = defineModel({
  machine: examplesMachine,
  group: 'dashboard',
  input: { visitId: 'visit' },
  events: [
    host({ type: 'examples.fillRequested' }, 'the host adds examples'),
    host({ type: 'examples.removalRequested' }, 'the host removes the examples'),
    defineAnswer('fillExamples', 24, 'the examples are added'),
    failed('fillExamples', 'unreachable', 'the host API cannot be reached'),
    defineAnswer('removeExamples', 24, 'the examples are removed'),
    failed('removeExamples', 'unreachable', 'the host API cannot be reached'),
  ],
  mainPath: [
    'examples.fillRequested',
    'fillExamples.answered',
    'examples.removalRequested',
    'removeExamples.answered',
  ],
});
