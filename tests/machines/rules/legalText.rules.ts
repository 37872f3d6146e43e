import type { LegalText } from '../../../contract/schemas/legal.ts';
import type { legalTextMachine } from '../../../machines/legalText/legalText.machine.ts';
import { legalTextModel } from '../../../machines/legalText/legalText.model.ts';
import { focusPage, rulesFor, type Rules } from './rule.ts';
import { noReason, timedOut, waiting, getReason } from './why.ts';

const { leadsTo, defineRules } = rulesFor<typeof legalTextMachine>();

const answered = legalTextModel.events.find(({ name }) => name === 'loadText.answered')?.event;
const { output: text } = answered as unknown as { output: LegalText };

const states = defineRules(
  { name: 'privacy', text: { ...text, title: 'Another' }, ...waiting },
  {
    loading: {
      first: 'begins',
      tags: ['waiting'],
      calls: { loadText: ['loadText', 'privacy'] },
      answers: { 'loadText.answered': leadsTo('ready', { text, ...noReason }) },
      fails: {
        loadText: {
          'not-found': (why) => leadsTo('notFound', getReason(why)),
          otherwise: (why) => leadsTo('failed', getReason(why)),
        },
      },
      after: [20_000, leadsTo('failed', timedOut)],
    },
    ready: { first: ['loading', 'loadText.answered'], tags: ['settled'] },
    notFound: {
      first: ['loading', 'loadText.failed.not-found'],
      tags: ['settled'],
    },
    failed: {
      first: ['loading', 'loadText.failed.unreachable'],
      tags: ['failed', 'settled'],
      on: {
        'retry.requested': leadsTo('loading', {}, focusPage),
        'connection.returned': leadsTo('loading', {}, focusPage),
      },
    },
  },
);

/** The rules for each event in each state of a page with a legal text. */
export const legalTextRules: Rules<typeof legalTextMachine> = {
  begins: { in: 'loading', with: { name: 'terms', text: undefined, ...noReason } },
  states,
};
