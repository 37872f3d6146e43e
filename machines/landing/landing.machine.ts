import { assign, emit, setup } from 'xstate';
import type { RentalUnit } from '../../contract/rentalUnit.ts';
import type { StaySearch } from '../../contract/staySearch.ts';
import { afterLoadingTooLong, loadingTimeout } from '../shared/loading.ts';
import type { ConnectionReturned } from '../shared/connection.ts';
import { declaredPromise, type Cause } from '../shared/declared.ts';
import {
  storeFailure,
  noFailureReason,
  timedOut,
  getReason,
  type FailureReason,
} from '../shared/failures.ts';
import type { Tag } from '../shared/tags.ts';
import type { UiEffect } from '../shared/uiEffect.ts';

/** What the landing page tells of a property. */
export type Offer = Pick<
  RentalUnit,
  'id' | 'textLanguage' | 'name' | 'summary' | 'location' | 'maxGuests' | 'bedrooms' | 'registrationNumber'
> & {
  reviews: Pick<RentalUnit['reviews'], 'count' | 'average'>;
  photo: RentalUnit['photos'][number] | undefined;
  /** Cents a night. */
  fromPrice: number;
};

/** The stay that the address asks for; `query` asks for it on the page of a property. */
export type Search = Pick<StaySearch, 'startDate' | 'endDate' | 'guestCount'> & { readonly query: string };

/** The properties, and what the host says of a stay in them, where one was asked for. */
export interface Loaded {
  readonly offers: readonly Offer[];
  readonly search: Search | undefined;
  readonly answer: StaySearch | 'unasked' | 'unclear' | 'unsearchable' | 'unanswered';
  /** Why it is not answered, where it is not. */
  readonly why?: FailureReason;
}

/** It keeps why the properties are not there. */
export interface LandingContext extends FailureReason {
  /** The ids of the properties this site offers. */
  featured: readonly string[];
  /** What the address asks beside its path; empty where it says nothing of dates. */
  query: string;
  search: Search | undefined;
  offers: readonly Offer[];
  /** What of them can be had for the stay, where the host has said so. */
  answer: StaySearch | undefined;
}

type LandingRequest = Pick<LandingContext, 'featured' | 'query'>;

const hasFreeNights = ({ offers, answer }: Loaded) =>
  typeof answer === 'object' &&
  answer.units.some(({ id, total }) => total !== undefined && offers.some((offer) => offer.id === id));

const loaded = { params: ({ event }: { event: { output: Loaded } }) => event.output } as const;
const store = { type: 'storeLoaded', ...loaded } as const;

/** What was pressed is gone: reading goes on at what comes. */
const loadAgain = { target: 'loading', actions: 'focusPage' } as const;
const again = { 'retry.requested': loadAgain, 'connection.returned': loadAgain } as const;

/** A visitor looks at the properties that the site offers, and at what they cost on their dates. */
export const landingMachine = setup({
  types: {
    input: {} as LandingRequest,
    context: {} as LandingContext,
    events: {} as { type: 'retry.requested' } | ConnectionReturned,
    emitted: {} as UiEffect,
    tags: {} as Tag,
  },
  actors: { loadOffers: declaredPromise<Loaded, LandingRequest>('loadOffers') },
  actions: {
    storeLoaded: assign((_, { offers, search, answer, why = noFailureReason }: Loaded) => ({
      offers,
      search,
      answer: typeof answer === 'object' ? answer : undefined,
      ...why,
    })),
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
  description:
    'A visitor looks at the properties that the site offers, and at what they cost on their dates.',
  context: ({ input }) => ({
    ...input,
    search: undefined,
    offers: [],
    answer: undefined,
    ...noFailureReason,
  }),
  initial: 'loading',
  states: {
    loading: {
      description:
        'The properties are being fetched from the host, with what a stay costs there if dates are known.',
      tags: 'waiting',
      after: afterLoadingTooLong('failed'),
      invoke: {
        id: 'loadOffers',
        src: 'loadOffers',
        input: ({ context: { featured, query } }) => ({ featured, query }),
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
    ready: { description: 'The visitor sees the properties and can open one.', tags: 'settled' },
    found: {
      description: 'The visitor sees what is free on their dates and what it costs, and why others are not.',
      tags: 'settled',
    },
    noneFree: {
      description: 'Nothing is free on the visitor’s dates; they see why, and choose others.',
      tags: 'settled',
    },
    unclear: {
      description: 'The dates that were asked for make no sense; the visitor is told, and chooses others.',
      tags: 'settled',
    },
    undated: {
      description:
        'The host does not say of all properties at once what is free; each of them says it of itself.',
      tags: 'settled',
    },
    notSearched: {
      description: 'What is free could not be asked; the visitor can try again, or open a property.',
      tags: ['failed', 'settled'],
      on: again,
    },
    empty: { description: 'The site offers no property yet, and says so.', tags: 'settled' },
    failed: {
      description: 'The host could not be reached; the visitor can try again.',
      tags: ['failed', 'settled'],
      on: again,
    },
  },
});
