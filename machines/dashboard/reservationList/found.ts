import { onFailure } from '../../shared/onFailure.ts';
import { requireProof } from '../proof/requireProof.ts';
import { getOutput, storeOutput } from '../shared/liveList.ts';
import { reservationListSetup } from './reservationList.setup.ts';

/** The next steps while no call is pending. */
const next = { 'more.requested': 'adding', 'file.requested': 'saving' } as const;

/** The found reservations, with further pages and the file. */
export const found = reservationListSetup.createStateConfig({
  description: 'The host sees the reservations that match the filters.',
  initial: 'idle',
  states: {
    idle: { description: 'The list is complete, or offers its next page.', on: next },
    adding: {
      description: 'The next page is being loaded.',
      tags: 'waiting',
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
