import { onFailure } from '../../shared/onFailure.ts';
import { requireProof } from '../proof/requireProof.ts';
import { getOutput, refreshOnChange, storeOutput } from '../shared/liveList.ts';
import type { ListColumn } from '../../../contract/dashboard/listColumns.ts';
import { getPosition, reservationListSetup } from './reservationList.setup.ts';
import type { ListOrder } from './reservationList.types.ts';

/** The choices about the shown table. */
const table = {
  'sort.chosen': {
    target: 'sorting',
    reenter: true,
    actions: [{ type: 'storeOrder', params: ({ event }: { event: ListOrder }) => event }, 'updateAddress'],
  },
  'columns.chosen': {
    actions: {
      type: 'storeColumns',
      params: ({ event }: { event: { columns: readonly ListColumn[] } }) => event.columns,
    },
  },
} as const;

/** The next steps while no call is pending. */
const next = { ...table, 'more.requested': 'adding', 'file.requested': 'saving' } as const;

/** The next steps of a list without a message, which another answer would remove. */
const live = { ...next, ...refreshOnChange } as const;

const storePage = storeOutput('storePage');

const loaded = [
  { guard: { type: 'isEmpty', params: getOutput }, target: '#reservationList.none', actions: storePage },
  { target: 'idle', actions: storePage },
] as const;

/** The found reservations, with further pages and the file. */
export const found = reservationListSetup.createStateConfig({
  description: 'The host sees the reservations that match the filters.',
  initial: 'idle',
  states: {
    idle: { description: 'The list is complete, or offers its next page.', on: live },
    sorting: {
      description: 'The list is being loaded in another order, in which its next page would differ.',
      tags: 'waiting',
      on: { ...table, 'data.changed': { target: 'sorting', reenter: true } },
      invoke: {
        id: 'sortReservations',
        src: 'listReservations',
        input: getPosition,
        onDone: loaded,
        onError: onFailure({ otherwise: '#reservationList.notLoaded' }),
      },
    },
    refreshing: {
      description: 'Something has changed, so the list is loaded again without a message.',
      tags: 'waiting',
      on: live,
      invoke: {
        id: 'refreshReservations',
        src: 'listReservations',
        input: getPosition,
        onDone: loaded,
        onError: onFailure({ otherwise: 'outdated' }),
      },
    },
    outdated: {
      description: 'The list could not be loaded again; the host can try again.',
      tags: 'failed',
      on: {
        ...live,
        'retry.requested': { target: 'refreshing', actions: 'focusPage' },
        'connection.returned': 'refreshing',
      },
    },
    adding: {
      description: 'The next page is being loaded.',
      tags: 'waiting',
      on: table,
      invoke: {
        id: 'listMore',
        src: 'listMore',
        input: ({ context }) => ({ filters: context.filters, after: context.next! }),
        onDone: { target: 'idle', actions: [storeOutput('addPage'), 'updateAddress'] },
        onError: onFailure({ otherwise: 'notAdded' }),
      },
    },
    notAdded: {
      description: 'The next page could not be loaded; the host can try again.',
      tags: 'failed',
      on: { ...next, 'connection.returned': 'adding' },
    },
    saving: {
      description: 'The list is being saved as a file.',
      tags: 'waiting',
      on: table,
      invoke: {
        id: 'exportReservations',
        src: 'exportReservations',
        input: ({ context }) => context.filters,
        onDone: [
          { guard: { type: 'isComplete', params: getOutput }, target: 'idle', actions: 'clearFailure' },
          { target: 'savedInPart', actions: 'clearFailure' },
        ],
        onError: onFailure({ 'proof-required': 'proving', otherwise: 'notSaved' }),
      },
    },
    proving: requireProof('saving', 'idle'),
    savedInPart: { description: 'The file contains only the first reservations of the list.', on: next },
    notSaved: {
      description: 'The list could not be saved as a file; the host can try again.',
      tags: 'failed',
      on: next,
    },
  },
});
