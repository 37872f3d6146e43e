import { landingModel } from '../../../machines/landing/landing.model.ts';
import type { landingMachine, Loaded } from '../../../machines/landing/landing.machine.ts';
import { focusPage, rulesFor, type Rules } from './rule.ts';
import { noReason, timedOut, waiting, getReason } from './why.ts';

const { leadsTo, defineRules } = rulesFor<typeof landingMachine>();

const loaded = (variant: string): Loaded => {
  const event = landingModel.events.find(({ name }) => name === `loadOffers.answered.${variant}`);
  return (event!.event as unknown as { output: Loaded }).output;
};
const { offers } = loaded('some');
const { search } = loaded('free');
const createContext = (variant: string) => ({
  page: 1,
  unitCount: 1,
  maxGuests: 4,
  offers: loaded(variant).offers,
  search,
  answer: loaded(variant).answer as never,
  ...noReason,
});
const withoutAnswer = { ...createContext('free'), offers, answer: undefined };
const withoutSearch = { ...withoutAnswer, search: undefined };

const settles = (variant: string) =>
  ({ first: ['loading', `loadOffers.answered.${variant}`], tags: ['settled'] }) as const;
const fails = {
  tags: ['failed', 'settled'],
  on: {
    'retry.requested': leadsTo('loading', {}, focusPage),
    'connection.returned': leadsTo('loading', {}, focusPage),
  },
} as const;

const states = defineRules(
  {
    query: '?from=x',
    search,
    page: 2,
    unitCount: 26,
    maxGuests: 6,
    offers: [...offers, ...offers],
    answer: undefined,
    ...waiting,
  },
  {
    loading: {
      first: 'begins',
      tags: ['waiting'],
      calls: { loadOffers: ['loadOffers', { query: '?from=x' }] },
      answers: {
        'loadOffers.answered.some': leadsTo('ready', withoutSearch),
        'loadOffers.answered.free': leadsTo('found', createContext('free')),
        'loadOffers.answered.taken': leadsTo('noneFree', createContext('taken')),
        'loadOffers.answered.unclear': leadsTo('unclear', withoutSearch),
        'loadOffers.answered.unsearchable': leadsTo('undated', withoutAnswer),
        'loadOffers.answered.unanswered': leadsTo('notSearched', withoutAnswer),
        'loadOffers.answered.none': leadsTo('empty', { ...withoutSearch, unitCount: 0, offers: [] }),
      },
      fails: { loadOffers: { otherwise: (why) => leadsTo('failed', getReason(why)) } },
      after: [20_000, leadsTo('failed', timedOut)],
    },
    ready: settles('some'),
    found: settles('free'),
    noneFree: settles('taken'),
    unclear: settles('unclear'),
    undated: settles('unsearchable'),
    notSearched: { first: ['loading', 'loadOffers.answered.unanswered'], ...fails },
    empty: settles('none'),
    failed: { first: ['loading', 'loadOffers.failed.unreachable'], ...fails },
  },
);

/** The rules for each event in each state of the first page. */
export const landingRules: Rules<typeof landingMachine> = {
  begins: {
    in: 'loading',
    with: {
      query: '',
      search: undefined,
      page: 1,
      unitCount: 0,
      maxGuests: 1,
      offers: [],
      answer: undefined,
      ...noReason,
    },
  },
  states,
};
