import { noFailureReason } from '../../shared/failures.ts';
import { onFailure } from '../../shared/onFailure.ts';
import { getOutput, loadingStates, storeOutput } from '../shared/liveList.ts';
import { found } from './found.ts';
import { getPosition, reservationListSetup } from './reservationList.setup.ts';

const storePage = storeOutput('storePage');

/** Shows reservations by search and filters, which the address contains. */
export const reservationListMachine = reservationListSetup.createMachine({
  id: 'reservationList',
  description: 'A host finds reservations by search and filters.',
  context: ({ input }) => ({
    ...input,
    visit: 0,
    reservations: [],
    next: null,
    sums: null,
    ...noFailureReason,
  }),
  initial: 'loading',
  on: {
    'filters.chosen': {
      target: '.loading',
      actions: [{ type: 'storeFilters', params: ({ event }) => event.filters }, 'updateAddress'],
    },
    'address.changed': {
      description: 'A link, or the Back button, has led to other filters.',
      guard: { type: 'isOtherPosition', params: ({ event }) => event.position },
      target: '.loading',
      actions: { type: 'storePosition', params: ({ event }) => event.position },
    },
  },
  states: {
    ...loadingStates(
      { src: 'listReservations', input: getPosition },
      [
        { guard: { type: 'isEmpty', params: getOutput }, target: 'none', actions: storePage },
        { target: 'found', actions: storePage },
      ],
      onFailure({ 'validation-failed': 'refused', otherwise: 'notLoaded' }),
    ),
    refused: {
      description: 'The host cannot search for these words or dates; the person changes them.',
      tags: 'failed',
    },
    none: {
      description: 'No reservation matches the filters.',
      on: { 'data.changed': 'loading' },
    },
    found,
  },
});
