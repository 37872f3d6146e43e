import { assign, setup } from 'xstate';
import type { Availability } from '../../contract/availability.ts';
import type { ConnectionReturned } from '../shared/connection.ts';
import type { Tag } from '../shared/tags.ts';
import { declaredPromise } from '../shared/declared.ts';

export interface AvailabilityContext {
  unitId: string;
  availability: Availability | undefined;
}

/** The calendar learns which nights are taken. */
export const availabilityMachine = setup({
  types: {
    input: {} as Pick<AvailabilityContext, 'unitId'>,
    context: {} as AvailabilityContext,
    events: {} as { type: 'availability.requested' } | { type: 'availability.outdated' } | ConnectionReturned,
    tags: {} as Tag,
  },
  actors: { readAvailability: declaredPromise<Availability, string>('readAvailability') },
  actions: { storeAvailability: assign((_, availability: Availability) => ({ availability })) },
}).createMachine({
  id: 'availability',
  description: 'The calendar learns which nights are taken.',
  context: ({ input }) => ({ ...input, availability: undefined }),
  initial: 'unasked',
  states: {
    unasked: {
      description: 'Nobody has shown interest in dates yet.',
      tags: 'settled',
      on: { 'availability.requested': 'asking' },
    },
    asking: {
      description: 'The host is being asked which nights are taken; what was known before still shows.',
      tags: 'waiting',
      invoke: {
        id: 'readAvailability',
        src: 'readAvailability',
        input: ({ context }) => context.unitId,
        onDone: {
          target: 'known',
          actions: { type: 'storeAvailability', params: ({ event }) => event.output },
        },
        onError: 'unknown',
      },
      on: {
        'availability.outdated': {
          description: 'What is being fetched may be from before the change: it is fetched once more.',
          target: 'asking',
          reenter: true,
        },
      },
    },
    known: {
      description: 'The calendar shows which nights are taken.',
      tags: 'settled',
      on: {
        'availability.outdated': { description: 'Nights were taken or freed meanwhile.', target: 'asking' },
      },
    },
    unknown: {
      description: 'The host could not be asked; dates can be chosen all the same, and the price will tell.',
      tags: ['failed', 'settled'],
      on: {
        'availability.outdated': 'asking',
        'connection.returned': 'asking',
      },
    },
  },
});
