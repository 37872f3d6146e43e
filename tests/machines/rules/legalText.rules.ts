import type { LegalText } from '../../../contract/legal.ts';
import type { legalTextMachine } from '../../../machines/legalText/legalText.machine.ts';
import { legalTextModel } from '../../../machines/legalText/legalText.model.ts';
import { rulesFor, type Rules } from './rule.ts';

const { goes, tried } = rulesFor<typeof legalTextMachine>();

const answered = legalTextModel.happenings.find(({ name }) => name === 'loadText.answered')?.event;
const { output: text } = answered as unknown as { output: LegalText };

const states = tried(
  { name: 'privacy', text: { ...text, title: 'Another' } },
  {
    loading: {
      first: 'begins',
      tags: ['waiting'],
      calls: { loadText: ['loadText', 'privacy'] },
      answers: { 'loadText.answered': goes('ready', { text }) },
      fails: { loadText: { 'not-found': goes('notFound'), otherwise: goes('failed') } },
      after: [20_000, goes('failed')],
    },
    ready: { first: ['loading', 'loadText.answered'], tags: ['settled'] },
    notFound: {
      first: ['loading', 'loadText.failed.not-found'],
      tags: ['settled'],
    },
    failed: {
      first: ['loading', 'loadText.failed.unreachable'],
      tags: ['failed', 'settled'],
      on: { 'retry.requested': goes('loading'), 'connection.returned': goes('loading') },
    },
  },
);

/** What each event does in each state of a page with a legal text. */
export const legalTextRules: Rules<typeof legalTextMachine> = {
  begins: { in: 'loading', with: { name: 'terms', text: undefined } },
  states,
};
