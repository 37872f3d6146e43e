import { failedAs, storeFailure } from '../shared/failures.ts';
import { keep, getLink, reservationSetup } from './reservation.setup.ts';

const retryTransitions = {
  'retry.requested': { target: '#reservation.kept.asking', actions: 'focusPage' },
  'page.revisited': '#reservation.kept.asking',
  'connection.returned': '#reservation.kept.asking',
} as const;

/** Shows the device's copy of the reservation, read-only, until the host responds. */
export const storedCopy = reservationSetup.createStateConfig({
  description: 'The guest sees this device’s copy of the reservation, with its date.',
  initial: 'asking',
  on: {
    'offlineCopy.stopped': {
      description: 'The guest deleted the copy on this device, so nothing can be shown.',
      target: '#reservation.failed',
      actions: [
        'deleteStored',
        'storeTimeout',
        { type: 'storeOfflineStatus', params: { offlineStatus: 'off' } },
      ],
    },
  },
  states: {
    linkNeeded: {
      description:
        'The device’s copy is shown without the link; to change anything, the guest opens the link from the e-mail or requests a code.',
      tags: 'settled',
      on: {
        'offlineCopy.stopped': {
          description: 'The guest deleted the copy on this device, and the page has no link.',
          target: '#reservation.linkIncomplete',
          actions: ['deleteStored', { type: 'storeOfflineStatus', params: { offlineStatus: 'off' } }],
        },
      },
    },
    asking: {
      description: 'The device’s copy is shown while the current reservation is being loaded from the host.',
      tags: ['waiting', 'settled'],
      after: {
        answerTimeout: {
          target: 'unanswered',
          description: 'The host has not responded within the time limit.',
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
      description:
        'The device has no connection; its copy is shown with the date until the connection returns.',
      tags: 'settled',
      on: retryTransitions,
    },
    unanswered: {
      description:
        'The host does not respond; the device’s copy is shown with its date, and the guest can try again.',
      tags: 'settled',
      on: retryTransitions,
    },
  },
});
