import { failedAs, storeFailure } from '../shared/failures.ts';
import { keep, getLink, reservationSetup } from './reservation.setup.ts';

const retryTransitions = {
  'retry.requested': { target: '#reservation.kept.asking', actions: 'focusPage' },
  'page.revisited': '#reservation.kept.asking',
  'connection.returned': '#reservation.kept.asking',
} as const;

/** What this device keeps of the reservation is shown until the host is reached: nothing in it can be changed. */
export const storedCopy = reservationSetup.createStateConfig({
  description: 'The guest sees what this device has kept of the reservation, and since when.',
  initial: 'asking',
  on: {
    'offlineCopy.stopped': {
      description: 'The guest has it removed from this device; nothing is left to show.',
      target: '#reservation.failed',
      actions: [
        'deleteStored',
        'storeTimeout',
        { type: 'storeOfflineStatus', params: { offlineStatus: 'off' } },
      ],
    },
  },
  states: {
    asking: {
      description: 'What was kept is shown while the host is asked how it stands now.',
      tags: ['waiting', 'settled'],
      after: {
        answerTimeout: {
          target: 'unanswered',
          description: 'The host takes too long.',
          actions: 'storeTimeout',
        },
      },
      invoke: {
        id: 'loadReservation',
        src: 'loadReservation',
        input: getLink,
        onDone: { target: '#reservation.open', actions: keep },
        onError: [
          {
            guard: failedAs('not-found'),
            target: '#reservation.notFound',
            actions: ['deleteStored', storeFailure],
          },
          { guard: failedAs('unreachable'), target: 'offline', actions: storeFailure },
          { target: 'unanswered', actions: storeFailure },
        ],
      },
    },
    offline: {
      description: 'There is no connection: what was kept is shown, with its date, until there is one.',
      tags: 'settled',
      on: retryTransitions,
    },
    unanswered: {
      description:
        'The host does not answer: what was kept is shown, with its date, and can be asked for again.',
      tags: 'settled',
      on: retryTransitions,
    },
  },
});
