import { assign, setup } from 'xstate';
import type { RentalUnit } from '../../contract/rentalUnit.ts';
import { afterLoadingTooLong, loadingMayTake } from '../shared/loading.ts';
import type { Tag } from '../shared/tags.ts';
import { declaredPromise } from '../shared/declared.ts';

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

export interface LandingContext {
  /** The ids of the properties this site offers. */
  featured: readonly string[];
  offers: readonly Offer[];
}

/** A visitor looks at the properties that the site offers. */
export const landingMachine = setup({
  types: {
    input: {} as Pick<LandingContext, 'featured'>,
    context: {} as LandingContext,
    events: {} as { type: 'retry.requested' },
    tags: {} as Tag,
  },
  actors: { loadOffers: declaredPromise<readonly Offer[], readonly string[]>('loadOffers') },
  actions: { keepOffers: assign((_, offers: readonly Offer[]) => ({ offers })) },
  guards: { thereIsNothingToOffer: (_, offers: readonly Offer[]) => offers.length === 0 },
  delays: { loadingMayTake },
}).createMachine({
  id: 'landing',
  description: 'A visitor looks at the properties that the site offers.',
  context: ({ input }) => ({ ...input, offers: [] }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The properties are being fetched from the host.',
      tags: 'waiting',
      after: afterLoadingTooLong('failed'),
      invoke: {
        id: 'loadOffers',
        src: 'loadOffers',
        input: ({ context }) => context.featured,
        onDone: [
          { guard: { type: 'thereIsNothingToOffer', params: ({ event }) => event.output }, target: 'empty' },
          { target: 'ready', actions: { type: 'keepOffers', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
    },
    ready: { description: 'The visitor sees the properties and can open one.', tags: 'settled' },
    empty: { description: 'The site offers no property yet, and says so.', tags: 'settled' },
    failed: {
      description: 'The host could not be reached; the visitor can try again.',
      tags: ['failed', 'settled'],
      on: { 'retry.requested': 'loading' },
    },
  },
});
