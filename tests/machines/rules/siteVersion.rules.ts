import type { siteVersionMachine } from '../../../machines/siteVersion/siteVersion.machine.ts';
import { rulesFor, type Rules } from './rule.ts';

const { goes, tried } = rulesFor<typeof siteVersionMachine>();

const states = tried(
  {},
  {
    current: {
      first: 'begins',
      tags: ['settled'],
      on: {
        'page.revisited': goes('asking'),
        'prefetch.failed': goes('asking'),
        'version.received': goes('offered'),
      },
    },
    asking: {
      first: ['current', 'page.revisited'],
      tags: ['waiting'],
      calls: { fetchVersion: ['fetchVersion', undefined] },
      on: { 'version.received': goes('offered') },
      answers: {
        'fetchVersion.answered.same': goes('current'),
        'fetchVersion.answered.another': goes('offered'),
      },
      // Nobody is troubled with a question that they did not ask.
      fails: { fetchVersion: { otherwise: goes('current') } },
    },
    offered: {
      first: ['current', 'version.received'],
      tags: ['settled'],
      on: { 'update.accepted': goes('ending'), 'update.postponed': goes('postponed') },
    },
    // Who has said that they want it later is not asked again.
    postponed: { first: ['offered', 'update.postponed'], tags: ['settled'] },
    ending: {
      first: ['offered', 'update.accepted'],
      tags: ['waiting'],
      calls: { finishCalls: ['finishCalls', undefined] },
      answers: { 'finishCalls.answered': goes('updating', {}, 'reportUpdate') },
      // What was asked for and did not come is there to be asked for again.
      fails: { finishCalls: { otherwise: goes('offered') } },
    },
    updating: {
      first: ['ending', 'finishCalls.answered'],
      tags: ['waiting'],
      after: [5000, goes('postponed')],
    },
  },
);

/** What each event does while a tab is of the site's version, or of an earlier one. */
export const siteVersionRules: Rules<typeof siteVersionMachine> = {
  begins: { in: 'current', with: {} },
  provided: ['reportUpdate'],
  states,
};
