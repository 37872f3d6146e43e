import { noFailureReason, storeFailure } from '../shared/failures.ts';
import { afterLoadingTooLong } from '../shared/loading.ts';
import { onFailure } from '../shared/onFailure.ts';
import { storedCopy } from './kept.ts';
import { keep, getLink, linkRead, onStoredRead, reservationSetup } from './reservation.setup.ts';

/** What was pressed is gone: reading goes on at what comes. */
const askAgain = { target: 'loading.asking', actions: 'focusPage' } as const;

/** The holder of a reservation's link sees how it stands, registers its guests, or calls it off. */
export const reservationMachine = reservationSetup.createMachine({
  id: 'reservation',
  description:
    'The holder of a reservation’s link sees how it stands, registers its guests, or calls it off.',
  context: ({ input }) => ({
    ...input,
    token: '',
    visitId: '',
    reservation: undefined,
    asOf: undefined,
    offlineStatus: 'unable',
    ...noFailureReason,
  }),
  initial: 'loading',
  on: {
    'link.read': [
      {
        description: 'Another link is put over the address, of a reservation that this device keeps.',
        guard: { type: 'isStoredOnDevice', params: ({ event }) => event },
        target: '.kept',
        actions: [linkRead, onStoredRead, 'focusPage'],
      },
      {
        description: 'Another link is put over the address: reading goes on at what it leads to.',
        guard: { type: 'isLinkComplete', params: ({ event }) => event },
        target: '.loading.asking',
        actions: [linkRead, 'focusPage'],
      },
    ],
    'page.opened': {
      description: 'The page is on the screen: its address is read, and followed.',
      actions: ['enableOfflineCopy', 'followLink', 'followRevisits'],
    },
    'page.left': {
      description: 'The guest goes to another page.',
      target: '.loading.readingLink',
      actions: ['stopFollowingLink', 'stopFollowingRevisits', 'disableOfflineCopy'],
    },
    'offlineCopy.changed': {
      description: 'The device says whether it keeps the reservation.',
      actions: { type: 'storeOfflineStatus', params: ({ event }) => event },
    },
  },
  states: {
    loading: {
      description: 'The reservation is not known yet.',
      initial: 'readingLink',
      states: {
        readingLink: {
          description: 'The page is there; only the guest’s browser knows the whole link.',
          tags: ['waiting', 'settled'],
          on: {
            'link.read': [
              {
                description: 'This device keeps the reservation: it is shown at once.',
                guard: { type: 'isStoredOnDevice', params: ({ event }) => event },
                target: '#reservation.kept',
                actions: [linkRead, onStoredRead],
              },
              {
                description: 'The address carries the link’s token.',
                guard: { type: 'isLinkComplete', params: ({ event }) => event },
                target: 'asking',
                actions: linkRead,
              },
              {
                description: 'The address lacks the link’s token, and so do the tab and the device.',
                guard: { type: 'isLinkIncomplete', params: ({ event }) => event },
                target: '#reservation.linkIncomplete',
              },
            ],
          },
        },
        asking: {
          description: 'The reservation is being fetched from the host.',
          tags: 'waiting',
          after: afterLoadingTooLong('#reservation.failed'),
          invoke: {
            id: 'loadReservation',
            src: 'loadReservation',
            input: getLink,
            onDone: { target: '#reservation.open', actions: keep },
            onError: onFailure({
              'not-found': '#reservation.notFound',
              otherwise: '#reservation.failed',
            }),
          },
        },
      },
    },
    open: {
      description: 'The guest sees the reservation, and what can be done with it.',
      invoke: [
        { id: 'registration', src: 'registration', input: getLink },
        { id: 'guestsDraft', src: 'guestsDraft', input: getLink },
        { id: 'stayDetails', src: 'stayDetails', input: getLink },
        { id: 'cancellation', src: 'cancellation', input: getLink },
        { id: 'payment', src: 'payment', input: getLink },
        { id: 'persistForms', src: 'persistForms', input: ({ context }) => context.reservationId },
        { id: 'followTypedDetails', src: 'followTypedDetails' },
      ],
      initial: 'current',
      on: {
        'forms.changed': { actions: { type: 'notifyForms', params: ({ event }) => event } },
        'forms.sent': { actions: { type: 'notifyForms', params: ({ event }) => event } },
        'draft.found': { actions: { type: 'notifyDraft', params: ({ event }) => event } },
        'offlineCopy.stopped': {
          description: 'The guest does not want it kept on this device.',
          actions: { type: 'storeOfflineStatus', params: { offlineStatus: 'off' } },
        },
        'offlineCopy.resumed': {
          description: 'The guest wants it kept on this device.',
          actions: { type: 'storeOfflineStatus', params: { offlineStatus: 'on' } },
        },
      },
      states: {
        current: {
          description: 'What is shown is what the host said last.',
          tags: 'settled',
          // Whoever keeps the forms knows of it before they are there.
          entry: [
            'notifyGuestsDraft',
            'notifyRegistration',
            'notifyStayDetails',
            'notifyCancellation',
            'notifyPayment',
          ],
          on: {
            'reservation.changed': 'refreshing',
            'page.revisited': {
              description: 'The guest comes back to a page that was left open; time has passed.',
              target: 'refreshing',
            },
          },
        },
        refreshing: {
          description: 'Something was done; how the reservation stands now is being fetched.',
          tags: ['waiting', 'settled'],
          invoke: {
            id: 'refreshReservation',
            src: 'loadReservation',
            input: getLink,
            onDone: { target: 'current', actions: keep },
            onError: { target: 'stale', actions: storeFailure },
          },
          on: {
            'reservation.changed': {
              description: 'What is being fetched may be from before the change: it is fetched once more.',
              target: 'refreshing',
              reenter: true,
            },
          },
        },
        stale: {
          description: 'What is shown may be out of date, and says of when it is; the guest can ask again.',
          tags: ['failed', 'settled'],
          on: {
            'retry.requested': { target: 'refreshing', actions: 'focusPage' },
            'reservation.changed': 'refreshing',
            'page.revisited': 'refreshing',
            'connection.returned': 'refreshing',
          },
        },
      },
    },
    kept: storedCopy,
    notFound: {
      description: 'The host knows no such reservation, or the link is not its own.',
      tags: ['failed', 'settled'],
      on: { 'retry.requested': askAgain },
    },
    failed: {
      description: 'The reservation could not be fetched; the guest can try again.',
      tags: ['failed', 'settled'],
      on: { 'retry.requested': askAgain, 'connection.returned': askAgain },
    },
    linkIncomplete: {
      description: 'The address is only a part of the mailed link; the guest opens the whole one.',
      tags: ['failed', 'settled'],
    },
  },
});
