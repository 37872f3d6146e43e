import type { examplesMachine } from '../../../../machines/dashboard/examples/examples.machine.ts';
import { rulesFor, type Rules } from '../rule.ts';
import { getReason, noReason, waiting } from '../failureReasons.ts';

const { leadsTo, defineRules } = rulesFor<typeof examplesMachine>();

const choosing = {
  'examples.fillRequested': leadsTo('filling', { attempt: 4 }),
  'examples.removalRequested': leadsTo('removing', { attempt: 4 }),
};

const states = defineRules(
  { visitId: 'v7', stays: 3, attempt: 3, ...waiting },
  {
    offered: { path: 'initial', on: choosing },
    filling: {
      path: ['offered', 'examples.fillRequested'],
      tags: ['waiting'],
      calls: { fillExamples: ['fillExamples', { idempotencyKey: 'v7:fillExamples:3' }] },
      answers: { 'fillExamples.answered': leadsTo('filled', { stays: 24, ...noReason }) },
      fails: { fillExamples: { otherwise: (failure) => leadsTo('notFilled', getReason(failure)) } },
    },
    removing: {
      path: ['offered', 'examples.removalRequested'],
      tags: ['waiting'],
      calls: { removeExamples: ['removeExamples', { idempotencyKey: 'v7:removeExamples:3' }] },
      answers: { 'removeExamples.answered': leadsTo('removed', { stays: 24, ...noReason }) },
      fails: { removeExamples: { otherwise: (failure) => leadsTo('notRemoved', getReason(failure)) } },
    },
    filled: { path: ['filling', 'fillExamples.answered'], on: choosing },
    removed: { path: ['removing', 'removeExamples.answered'], on: choosing },
    notFilled: {
      path: ['filling', 'fillExamples.failed.unreachable'],
      tags: ['failed'],
      on: { ...choosing, 'examples.fillRequested': leadsTo('filling') },
    },
    notRemoved: {
      path: ['removing', 'removeExamples.failed.unreachable'],
      tags: ['failed'],
      on: { ...choosing, 'examples.removalRequested': leadsTo('removing') },
    },
  },
);

/** The effect of each event in each state of the example stays. */
export const examplesRules: Rules<typeof examplesMachine> = {
  initial: { in: 'offered', with: { visitId: 'visit', stays: 0, attempt: 0, ...noReason } },
  states,
};
