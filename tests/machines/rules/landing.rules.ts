import { landingModel } from '../../../machines/landing/landing.model.ts';
import type { landingMachine, Loaded } from '../../../machines/landing/landing.machine.ts';
import { rulesFor, type Rules } from './rule.ts';

const { goes, tried } = rulesFor<typeof landingMachine>();

const loaded = (variant: string): Loaded => {
  const happening = landingModel.happenings.find(({ name }) => name === `loadOffers.answered.${variant}`);
  return (happening!.event as unknown as { output: Loaded }).output;
};
const { offers } = loaded('some');
const { search } = loaded('free');
const said = (variant: string) => ({ offers, search, answer: loaded(variant).answer as never });
const nothingSaid = { offers, search, answer: undefined };
const nothingAsked = { ...nothingSaid, search: undefined };

const settles = (variant: string) =>
  ({ first: ['loading', `loadOffers.answered.${variant}`], tags: ['settled'] }) as const;
const fails = {
  tags: ['failed', 'settled'],
  on: { 'retry.requested': goes('loading') },
} as const;

const states = tried(
  {
    featured: ['one', 'two'],
    query: '?from=x',
    search,
    offers: [...offers, ...offers],
    answer: undefined,
  },
  {
    loading: {
      first: 'begins',
      tags: ['waiting'],
      calls: { loadOffers: ['loadOffers', { featured: ['one', 'two'], query: '?from=x' }] },
      answers: {
        'loadOffers.answered.some': goes('ready', nothingAsked),
        'loadOffers.answered.free': goes('found', said('free')),
        'loadOffers.answered.taken': goes('noneFree', said('taken')),
        'loadOffers.answered.unclear': goes('unclear', nothingAsked),
        'loadOffers.answered.unsearchable': goes('undated', nothingSaid),
        'loadOffers.answered.unanswered': goes('notSearched', nothingSaid),
        'loadOffers.answered.none': goes('empty'),
      },
      fails: { loadOffers: { otherwise: goes('failed') } },
      after: [20_000, goes('failed')],
    },
    ready: settles('some'),
    found: settles('free'),
    noneFree: settles('taken'),
    unclear: settles('unclear'),
    undated: settles('unsearchable'),
    notSearched: { first: ['loading', 'loadOffers.answered.unanswered'], ...fails },
    empty: settles('none'),
    failed: {
      first: ['loading', 'loadOffers.failed.unreachable'],
      ...fails,
      on: { ...fails.on, 'connection.returned': goes('loading') },
    },
  },
);

/** What each event does in each state of the first page. */
export const landingRules: Rules<typeof landingMachine> = {
  begins: {
    in: 'loading',
    with: { featured: ['casa-azul'], query: '', search: undefined, offers: [], answer: undefined },
  },
  states,
};
