import type { connectionMachine } from '../../../machines/connection/connection.machine.ts';
import { rulesFor, type Rules } from './rule.ts';

const { leadsTo, defineRules } = rulesFor<typeof connectionMachine>();

const offline = { 'network.lost': leadsTo('lost.waiting') } as const;

const states = defineRules(
  {},
  {
    connected: {
      first: 'begins',
      tags: ['settled'],
      on: { ...offline, 'site.unreached': leadsTo('doubted') },
    },
    doubted: {
      first: ['connected', 'site.unreached'],
      tags: ['waiting'],
      calls: { checkSite: ['checkSite', undefined] },
      on: offline,
      // One call failed on a working connection: no message and no retry, which would repeat for parts that always fail.
      answers: { 'checkSite.answered': leadsTo('connected', {}, 'reportConfirmation') },
      fails: { checkSite: { otherwise: leadsTo('lost.waiting') } },
    },
    'lost.waiting': {
      first: ['connected', 'network.lost'],
      tags: ['failed'],
      on: { ...offline, 'network.found': leadsTo('lost.asking') },
      after: [5000, leadsTo('lost.asking')],
    },
    'lost.asking': {
      first: ['lost.waiting', 'network.found'],
      tags: ['waiting'],
      calls: { checkSiteAgain: ['checkSite', undefined] },
      on: offline,
      answers: { 'checkSiteAgain.answered': leadsTo('returned', {}, 'reportReturn') },
      fails: { checkSiteAgain: { otherwise: leadsTo('lost.waiting') } },
    },
    returned: {
      first: ['lost.asking', 'checkSiteAgain.answered'],
      tags: ['settled'],
      on: { ...offline, 'site.unreached': leadsTo('doubted') },
      after: [5000, leadsTo('connected')],
    },
  },
);

/** The rules for each event while a tab can reach the site, or cannot. */
export const connectionRules: Rules<typeof connectionMachine> = {
  begins: { in: 'connected', with: {} },
  provided: ['reportReturn', 'reportConfirmation'],
  states,
};
