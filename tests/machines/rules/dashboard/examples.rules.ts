import type { examplesMachine } from '../../../../machines/dashboard/examples/examples.machine.ts';
import { rulesFor, type Rules } from '../rule.ts';
import { getReason, noReason, waiting } from '../why.ts';

const { leadsTo, defineRules } = rulesFor<typeof examplesMachine>();

const choosing = {
  'examples.fillRequested': leadsTo('filling', { attempt: 4 }),
  'examples.removalRequested': leadsTo('removing', { attempt: 4 }),
};

const states = defineRules(
  { visitId: 'v7', stays: 3, attempt: 3, ...waiting },
  {
    offered: { first: 'begins', on: choosing },
    filling: {
      first: ['offered', 'examples.fillRequested'],
      tags: ['waiting'],
      calls: { fillExamples: ['fillExamples', { idempotencyKey: 'v7:fillExamples:3' }] },
      answers: { 'fillExamples.answered': leadsTo('filled', { stays: 24, ...noReason }) },
      fails: { fillExamples: { otherwise: (why) => leadsTo('notFilled', getReason(why)) } },
    },
    removing: {
      first: ['offered', 'examples.removalRequested'],
      tags: ['waiting'],
      calls: { removeExamples: ['removeExamples', { idempotencyKey: 'v7:removeExamples:3' }] },
      answers: { 'removeExamples.answered': leadsTo('removed', { stays: 24, ...noReason }) },
      fails: { removeExamples: { otherwise: (why) => leadsTo('notRemoved', getReason(why)) } },
    },
    filled: { first: ['filling', 'fillExamples.answered'], on: choosing },
    removed: { first: ['removing', 'removeExamples.answered'], on: choosing },
    notFilled: {
      first: ['filling', 'fillExamples.failed.unreachable'],
      tags: ['failed'],
      on: { ...choosing, 'examples.fillRequested': leadsTo('filling') },
    },
    notRemoved: {
      first: ['removing', 'removeExamples.failed.unreachable'],
      tags: ['failed'],
      on: { ...choosing, 'examples.removalRequested': leadsTo('removing') },
    },
  },
);

/** The effect of each event in each state of the example stays. */
export const examplesRules: Rules<typeof examplesMachine> = {
  begins: { in: 'offered', with: { visitId: 'visit', stays: 0, attempt: 0, ...noReason } },
  states,
};
