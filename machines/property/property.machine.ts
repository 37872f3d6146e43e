import { assign, setup } from 'xstate';
import { isFailure } from '../../contract/callFailed.ts';
import type { RentalUnit } from '../../contract/rentalUnit.ts';
import { afterLoadingTooLong, loadingMayTake } from '../shared/patience.ts';
import type { Tag } from '../shared/tags.ts';
import { declaredPromise, type Cause } from '../shared/declared.ts';

/** A property without what changes by the day: its page can be kept. */
export type Property = Omit<RentalUnit, 'unavailable' | 'stay'> & {
  stay: Pick<RentalUnit['stay'], 'minNights' | 'maxNights'>;
};

export interface PropertyContext {
  unitId: string;
  property: Property | undefined;
}

/** A visitor looks at one property. */
export const propertyMachine = setup({
  types: {
    input: {} as Pick<PropertyContext, 'unitId'>,
    context: {} as PropertyContext,
    events: {} as { type: 'retry.requested' },
    tags: {} as Tag,
  },
  actors: { loadProperty: declaredPromise<Property, string>('loadProperty') },
  actions: { keepProperty: assign((_, property: Property) => ({ property })) },
  guards: { thereIsNoSuchProperty: (_, error: Cause) => isFailure(error, 'not-found') },
  delays: { loadingMayTake },
}).createMachine({
  id: 'property',
  description: 'A visitor looks at one property.',
  context: ({ input }) => ({ ...input, property: undefined }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The property is being fetched from the host.',
      tags: 'waiting',
      after: afterLoadingTooLong('failed'),
      invoke: {
        id: 'loadProperty',
        src: 'loadProperty',
        input: ({ context }) => context.unitId,
        onDone: { target: 'ready', actions: { type: 'keepProperty', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'thereIsNoSuchProperty', params: ({ event }) => event.error },
            target: 'notFound',
          },
          { target: 'failed' },
        ],
      },
    },
    ready: { description: 'The visitor sees the property and can book it.', tags: 'settled' },
    notFound: {
      description: 'The host has no such property; the page answers 404.',
      tags: ['failed', 'settled'],
      on: { 'retry.requested': 'loading' },
    },
    failed: {
      description: 'The host could not be reached; the visitor can try again.',
      tags: ['failed', 'settled'],
      on: { 'retry.requested': 'loading' },
    },
  },
});
