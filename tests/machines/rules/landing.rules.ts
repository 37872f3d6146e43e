import { landingModel } from '../../../machines/landing/landing.model.ts';
import type { landingMachine, Loaded } from '../../../machines/landing/landing.machine.ts';
import { focusPage, rulesFor, type Rules } from './rule.ts';
import { noReason, timedOut, waiting, getReason } from './failureReasons.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof landingMachine>();

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
  ({ path: ['loading', `loadOffers.answered.${variant}`], tags: ['settled'] }) as const;

/** The stay in the address is remembered; without one, the remembered stay is read. */
const remembers = (state: 'ready' | 'found' | 'noneFree' | 'undated' | 'notSearched') => ({
  calls: { persistStay: ['persistStay', search] } as const,
  on: { 'page.opened': leadsTo(state) },
});
const readsMemory = remembers('ready');
const again = {
  'retry.requested': leadsTo('loading', {}, focusPage),
  'connection.returned': leadsTo('loading', {}, focusPage),
} as const;
const fails = { tags: ['failed', 'settled'], on: again } as const;

const states = defineRules(
  {
    query: '?from=x',
    search,
    page: 2,
    unitCount: 26,
    maxGuests: 6,
    offers: [...offers, ...offers],
    answer: undefined,
    remembered: undefined,
    ...waiting,
  },
  {
    loading: {
      path: 'initial',
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
      fails: { loadOffers: { otherwise: (failure) => leadsTo('failed', getReason(failure)) } },
      after: [20_000, leadsTo('failed', timedOut)],
    },
    ready: {
      ...settles('some'),
      ...readsMemory,
      on: { ...readsMemory.on, 'stay.recalled': unchanged({ remembered: search }) },
    },
    found: { ...settles('free'), ...remembers('found') },
    noneFree: { ...settles('taken'), ...remembers('noneFree') },
    unclear: settles('unclear'),
    undated: { ...settles('unsearchable'), ...remembers('undated') },
    notSearched: {
      ...settles('unanswered'),
      ...remembers('notSearched'),
      tags: ['failed', 'settled'],
      on: { ...again, ...remembers('notSearched').on },
    },
    empty: settles('none'),
    failed: { path: ['loading', 'loadOffers.failed.unreachable'], ...fails },
  },
);

/** The rules for each event in each state of the first page. */
export const landingRules: Rules<typeof landingMachine> = {
  initial: {
    in: 'loading',
    with: {
      query: '',
      search: undefined,
      page: 1,
      unitCount: 0,
      maxGuests: 1,
      offers: [],
      answer: undefined,
      remembered: undefined,
      ...noReason,
    },
  },
  states,
};
