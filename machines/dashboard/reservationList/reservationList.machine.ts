import { noFailureReason } from '../../shared/failures.ts';
import { afterLoadingTooLong } from '../../shared/loading.ts';
import { onFailure } from '../../shared/onFailure.ts';
import { found } from './found.ts';
import { reservationListSetup } from './reservationList.setup.ts';

const loadAgain = { target: 'loading', actions: 'focusPage' } as const;

/** Shows reservations by search and filters, which the address contains. */
export const reservationListMachine = reservationListSetup.createMachine({
  id: 'reservationList',
  description: 'A host finds reservations by search and filters.',
  context: ({ input }) => ({
    ...input,
    reservations: [],
    next: null,
    ...noFailureReason,
  }),
  initial: 'loading',
  on: {
    'filters.chosen': {
      target: '.loading',
      actions: [{ type: 'storeFilters', params: ({ event }) => event.filters }, 'updateAddress'],
    },
  },
  states: {
    loading: {
      description: 'The reservations are being loaded.',
      tags: 'waiting',
      after: afterLoadingTooLong('notLoaded'),
      invoke: {
        id: 'listReservations',
        src: 'listReservations',
        input: ({ context: { filters, pages } }) => ({ filters, pages }),
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event.output },
            target: 'none',
            actions: { type: 'storePage', params: ({ event }) => event.output },
          },
          { target: 'found', actions: { type: 'storePage', params: ({ event }) => event.output } },
        ],
        onError: onFailure({ 'validation-failed': 'refused', otherwise: 'notLoaded' }),
      },
    },
    notLoaded: {
      description: 'The reservations could not be loaded; the host can try again.',
      tags: 'failed',
      on: { 'retry.requested': loadAgain, 'connection.returned': loadAgain },
    },
    refused: {
      description: 'The host cannot search for these words or dates; the person changes them.',
      tags: 'failed',
    },
    none: { description: 'No reservation matches the filters.' },
    found,
  },
});
