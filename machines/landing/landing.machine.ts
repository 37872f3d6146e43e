import { assign, emit, setup, type EventObject } from 'xstate';
import type { StaySearch } from '../../contract/schemas/staySearch.ts';
import type { UnitList } from '../../contract/schemas/unitList.ts';
import { afterLoadingTooLong, loadingTimeout } from '../shared/loading.ts';
import type { ConnectionReturned } from '../shared/connection.ts';
import { declaredCallback, declaredPromise, type Cause } from '../shared/declared.ts';
import {
  storeFailure,
  noFailureReason,
  timedOut,
  getReason,
  type FailureReason,
} from '../shared/failures.ts';
import type { Tag } from '../shared/tags.ts';
import type { UiEffect } from '../shared/uiEffect.ts';

/** A property on the landing page; with the price of the stay or the reason against it if the host was asked. */
export type Offer = StaySearch['units'][number];

/** The stay in the page's address; `query` requests the same stay on a property's page. */
export type Search = Pick<StaySearch, 'startDate' | 'endDate' | 'guestCount'> & { readonly query: string };

/** The stay for which the host has searched, and the number of properties that are free. */
export type SearchedStay = Pick<
  StaySearch,
  'startDate' | 'endDate' | 'guestCount' | 'nights' | 'freeUnitCount'
>;

/** A page of the site's properties. */
interface OfferPage extends Pick<UnitList, 'page' | 'unitCount' | 'maxGuests'> {
  readonly offers: readonly Offer[];
  readonly search: Search | undefined;
}

/** The properties, and the search result if the address contains a stay. */
export interface Loaded extends OfferPage {
  readonly answer: SearchedStay | 'unasked' | 'unclear' | 'unsearchable' | 'unanswered';
  /** The reason for a missing search result. */
  readonly why?: FailureReason;
}

/** The context, with the reason if the properties could not be loaded. */
export interface LandingContext extends FailureReason, OfferPage {
  /** The query of the page's address; empty if it contains neither dates nor a page. */
  query: string;
  /** The stay for which the properties are shown, once the host has answered. */
  answer: SearchedStay | undefined;
  /** The stay that this tab remembers; undefined if there is none, or if the address contains a stay. */
  remembered: Search | undefined;
}

type LandingRequest = Pick<LandingContext, 'query'>;

const hasFreeNights = ({ answer }: Loaded) => typeof answer === 'object' && answer.freeUnitCount > 0;

const loaded = { params: ({ event }: { event: { output: Loaded } }) => event.output } as const;
const store = { type: 'storeLoaded', ...loaded } as const;

/** The pressed button disappears, so the focus moves to the page's heading. */
const loadAgain = { target: 'loading', actions: 'focusPage' } as const;
const again = { 'retry.requested': loadAgain, 'connection.returned': loadAgain } as const;

/** The stay in the address is remembered for the other pages of the tab. */
const persistStay = {
  id: 'persistStay',
  src: 'persistStay',
  input: ({ context }: { context: LandingContext }) => context.search,
} as const;

/** The server has loaded the properties, and its actors have ended with it. */
const opened = <State extends string>(target: State) =>
  ({
    'page.opened': {
      description: 'The page is on the screen, and this tab’s memory can be read.',
      target,
      reenter: true,
    },
  }) as const;

/** Shows the properties of the site, with prices for the visitor's dates. */
export const landingMachine = setup({
  types: {
    input: {} as LandingRequest,
    context: {} as LandingContext,
    events: {} as
      | { type: 'retry.requested' }
      | ConnectionReturned
      | { type: 'page.opened' }
      | { type: 'stay.recalled'; stay: Search | undefined },
    emitted: {} as UiEffect,
    tags: {} as Tag,
  },
  actors: {
    loadOffers: declaredPromise<Loaded, LandingRequest>('loadOffers'),
    persistStay: declaredCallback<EventObject, Search | undefined>(),
  },
  actions: {
    storeLoaded: assign((_, { answer, why = noFailureReason, ...list }: Loaded) => ({
      ...list,
      answer: typeof answer === 'object' ? answer : undefined,
      ...why,
    })),
    storeRecalledStay: assign((_, remembered: Search | undefined) => ({ remembered })),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    storeTimeout: assign(timedOut),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
  },
  guards: {
    hasNoOffers: (_, { offers }: Loaded) => offers.length === 0,
    hasNoQuestion: (_, { answer }: Loaded) => answer === 'unasked',
    areDatesImpossible: (_, { answer }: Loaded) => answer === 'unclear',
    hasFreeNights: (_, loaded: Loaded) => hasFreeNights(loaded),
    isSearchUnsupported: (_, { answer }: Loaded) => answer === 'unsearchable',
    isHostUnreachable: (_, { answer }: Loaded) => answer === 'unanswered',
  },
  delays: { loadingTimeout },
}).createMachine({
  id: 'landing',
  description: 'A visitor sees the properties of the site, and their prices for the chosen dates.',
  context: ({ input }) => ({
    ...input,
    search: undefined,
    page: 1,
    unitCount: 0,
    maxGuests: 1,
    offers: [],
    answer: undefined,
    remembered: undefined,
    ...noFailureReason,
  }),
  initial: 'loading',
  states: {
    loading: {
      description:
        'The properties are being loaded from the host, with prices for the stay if dates are known.',
      tags: 'waiting',
      after: afterLoadingTooLong('failed'),
      invoke: {
        id: 'loadOffers',
        src: 'loadOffers',
        input: ({ context: { query } }) => ({ query }),
        onDone: [
          { guard: { type: 'hasNoOffers', ...loaded }, target: 'empty', actions: store },
          { guard: { type: 'hasNoQuestion', ...loaded }, target: 'ready', actions: store },
          { guard: { type: 'areDatesImpossible', ...loaded }, target: 'unclear', actions: store },
          { guard: { type: 'isSearchUnsupported', ...loaded }, target: 'undated', actions: store },
          { guard: { type: 'isHostUnreachable', ...loaded }, target: 'notSearched', actions: store },
          { guard: { type: 'hasFreeNights', ...loaded }, target: 'found', actions: store },
          { target: 'noneFree', actions: store },
        ],
        onError: { target: 'failed', actions: storeFailure },
      },
    },
    ready: {
      description: 'The visitor sees the properties and can open one.',
      tags: 'settled',
      invoke: persistStay,
      on: {
        ...opened('ready'),
        'stay.recalled': {
          description: 'This tab remembers a stay, which the search form proposes.',
          actions: { type: 'storeRecalledStay', params: ({ event }) => event.stay },
        },
      },
    },
    found: {
      description:
        'The visitor sees the properties that are free on the dates with their prices, and why the others are not.',
      tags: 'settled',
      invoke: persistStay,
      on: opened('found'),
    },
    noneFree: {
      description: 'No property is free on the visitor’s dates; they see the reasons and choose other dates.',
      tags: 'settled',
      invoke: persistStay,
      on: opened('noneFree'),
    },
    unclear: {
      description: 'The requested dates are not valid; the page says so, and the visitor chooses others.',
      tags: 'settled',
    },
    undated: {
      description:
        'The host cannot search all properties together, so the page of each property checks the dates.',
      tags: 'settled',
      invoke: persistStay,
      on: opened('undated'),
    },
    notSearched: {
      description: 'The search for free properties failed; the visitor can try again, or open a property.',
      tags: ['failed', 'settled'],
      invoke: persistStay,
      on: { ...again, ...opened('notSearched') },
    },
    empty: { description: 'The site does not offer any property yet, and says so.', tags: 'settled' },
    failed: {
      description: 'The properties could not be loaded; the visitor can try again.',
      tags: ['failed', 'settled'],
      on: again,
    },
  },
});
