import { assign, setup } from 'xstate';
import type { Availability } from '../../contract/schemas/availability.ts';
import type { ConnectionReturned } from '../shared/connection.ts';
import type { Tag } from '../shared/tags.ts';
import { declaredPromise } from '../shared/declared.ts';

export interface AvailabilityContext {
  unitId: string;
  availability: Availability | undefined;
}

/** Loads the nights that are no longer available, for the calendar. */
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
  description: 'The calendar of a property loads the nights that are no longer available.',
  context: ({ input }) => ({ ...input, availability: undefined }),
  initial: 'unasked',
  states: {
    unasked: {
      description: 'The visitor has not interacted with the dates yet, so nothing has been requested.',
      tags: 'settled',
      on: { 'availability.requested': 'asking' },
    },
    asking: {
      description:
        'The unavailable nights are being requested from the host; the calendar shows the earlier answer until then.',
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
          description:
            'The pending answer may be older than the change, so the nights are requested once more.',
          target: 'asking',
          reenter: true,
        },
      },
    },
    known: {
      description: 'The calendar shows which nights are unavailable.',
      tags: 'settled',
      on: {
        'availability.outdated': {
          description: 'Nights have been booked or released since the last answer.',
          target: 'asking',
        },
      },
    },
    unknown: {
      description:
        'The unavailable nights could not be loaded; the guest can still choose dates, and the price request checks them.',
      tags: ['failed', 'settled'],
      on: {
        'availability.outdated': 'asking',
        'connection.returned': 'asking',
      },
    },
  },
});
