import { landingModel } from '../../../machines/landing/landing.model.ts';
import type { landingMachine, Offer } from '../../../machines/landing/landing.machine.ts';
import { rulesFor, type Rules } from './rule.ts';

const { goes, tried } = rulesFor<typeof landingMachine>();

const answered = landingModel.happenings.find(({ name }) => name === 'loadOffers.answered.some')?.event;
const { output: offers } = answered as unknown as { output: readonly Offer[] };

const states = tried(
  { featured: ['one', 'two'], offers: [...offers, ...offers] },
  {
    loading: {
      first: 'begins',
      tags: ['waiting'],
      calls: { loadOffers: ['loadOffers', ['one', 'two']] },
      answers: {
        'loadOffers.answered.some': goes('ready', { offers }),
        'loadOffers.answered.none': goes('empty'),
      },
      fails: { loadOffers: { otherwise: goes('failed') } },
      after: [20_000, goes('failed')],
    },
    ready: { first: ['loading', 'loadOffers.answered.some'], tags: ['settled'] },
    empty: { first: ['loading', 'loadOffers.answered.none'], tags: ['settled'] },
    failed: {
      first: ['loading', 'loadOffers.failed.unreachable'],
      tags: ['failed', 'settled'],
      on: { 'retry.requested': goes('loading') },
    },
  },
);

/** What each event does in each state of the first page. */
export const landingRules: Rules<typeof landingMachine> = {
  begins: { in: 'loading', with: { featured: ['casa-azul'], offers: [] } },
  states,
};
