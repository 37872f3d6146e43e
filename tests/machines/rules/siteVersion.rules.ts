import type { siteVersionMachine } from '../../../machines/siteVersion/siteVersion.machine.ts';
import { rulesFor, type Rules } from './rule.ts';

const { leadsTo, defineRules } = rulesFor<typeof siteVersionMachine>();

const states = defineRules(
  {},
  {
    current: {
      first: 'begins',
      tags: ['settled'],
      on: {
        'page.revisited': leadsTo('asking'),
        'prefetch.failed': leadsTo('asking'),
        'version.received': leadsTo('offered'),
      },
    },
    asking: {
      first: ['current', 'page.revisited'],
      tags: ['waiting'],
      calls: { fetchVersion: ['fetchVersion', undefined] },
      on: { 'version.received': leadsTo('offered') },
      answers: {
        'fetchVersion.answered.same': leadsTo('current'),
        'fetchVersion.answered.another': leadsTo('offered'),
      },
      // Nobody is troubled with a question that they did not ask.
      fails: { fetchVersion: { otherwise: leadsTo('current') } },
    },
    offered: {
      first: ['current', 'version.received'],
      tags: ['settled'],
      on: { 'update.accepted': leadsTo('ending'), 'update.postponed': leadsTo('postponed') },
    },
    // A guest who has postponed the update is not asked again.
    postponed: { first: ['offered', 'update.postponed'], tags: ['settled'] },
    ending: {
      first: ['offered', 'update.accepted'],
      tags: ['waiting'],
      calls: { finishCalls: ['finishCalls', undefined] },
      answers: { 'finishCalls.answered': leadsTo('updating', {}, 'reportUpdate') },
      // A requested update that did not happen is offered again.
      fails: { finishCalls: { otherwise: leadsTo('offered') } },
    },
    updating: {
      first: ['ending', 'finishCalls.answered'],
      tags: ['waiting'],
      after: [5000, leadsTo('postponed')],
    },
  },
);

/** The rules for each event while a tab is of the site's version, or of an earlier one. */
export const siteVersionRules: Rules<typeof siteVersionMachine> = {
  begins: { in: 'current', with: {} },
  provided: ['reportUpdate'],
  states,
};
