import { noFailureReason, storeFailure } from '../shared/failures.ts';
import { afterLoadingTooLong } from '../shared/loading.ts';
import { onFailure } from '../shared/onFailure.ts';
import { storedCopy } from './storedCopy.ts';
import { keep, getLink, linkRead, onStoredRead, reservationSetup } from './reservation.setup.ts';

/** The pressed button disappears, so the focus moves to the page's heading. */
const reload = { target: 'loading.asking', actions: 'focusPage' } as const;

/** Shows a reservation to the holder of its link, with guest registration, stay details, payment and cancellation. */
export const reservationMachine = reservationSetup.createMachine({
  id: 'reservation',
  description: 'The holder of a reservation link views the reservation, registers its guests, or cancels it.',
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
        description:
          'The guest opens another link in the same tab, and this device has a copy of its reservation.',
        guard: { type: 'isStoredForLink', params: ({ event }) => event },
        target: '.kept',
        actions: [linkRead, onStoredRead, 'focusPage'],
      },
      {
        description: 'The guest opens another link in the same tab.',
        guard: { type: 'isLinkComplete', params: ({ event }) => event },
        target: '.loading.asking',
        actions: [linkRead, 'focusPage'],
      },
    ],
    'page.opened': {
      description: 'The browser has rendered the page, and the link in its address is read.',
      actions: ['enableOfflineCopy', 'followLink', 'followRevisits'],
    },
    'page.left': {
      description: 'The guest goes to another page.',
      target: '.loading.readingLink',
      actions: ['stopFollowingLink', 'stopFollowingRevisits', 'disableOfflineCopy'],
    },
    'offlineCopy.changed': {
      description: 'The device reports whether it stores a copy of the reservation.',
      actions: { type: 'storeOfflineStatus', params: ({ event }) => event },
    },
  },
  states: {
    loading: {
      description: 'The reservation has not been loaded yet.',
      initial: 'readingLink',
      states: {
        readingLink: {
          description: 'The page is rendered, but only the guest’s browser knows the token of the link.',
          tags: ['waiting', 'settled'],
          on: {
            'link.read': [
              {
                description: 'This device has a copy of the reservation, which is shown immediately.',
                guard: { type: 'isStoredForLink', params: ({ event }) => event },
                target: '#reservation.kept',
                actions: [linkRead, onStoredRead],
              },
              {
                description:
                  'This device has a copy of the reservation, and the token of the link is neither in the address nor in this tab.',
                guard: { type: 'isStoredWithoutLink', params: ({ event }) => event },
                target: '#reservation.kept.linkNeeded',
                actions: [linkRead, onStoredRead],
              },
              {
                description: 'The address contains the token of the link.',
                guard: { type: 'isLinkComplete', params: ({ event }) => event },
                target: 'asking',
                actions: linkRead,
              },
              {
                description:
                  'The token of the link is neither in the address nor in this tab, and this device has no copy.',
                guard: { type: 'isLinkIncomplete', params: ({ event }) => event },
                target: '#reservation.linkIncomplete',
              },
            ],
          },
        },
        asking: {
          description: 'The reservation is being loaded from the host.',
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
      description: 'The guest sees the reservation and the available actions.',
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
          description: 'The guest does not want a copy on this device.',
          actions: { type: 'storeOfflineStatus', params: { offlineStatus: 'off' } },
        },
        'offlineCopy.resumed': {
          description: 'The guest wants a copy on this device.',
          actions: { type: 'storeOfflineStatus', params: { offlineStatus: 'on' } },
        },
      },
      states: {
        current: {
          description: 'The page shows the latest answer of the host.',
          tags: 'settled',
          // The drafts are notified first, because the forms read them.
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
              description: 'The guest returns to an open page, whose data may be out of date.',
              target: 'refreshing',
            },
          },
        },
        refreshing: {
          description: 'The reservation may have changed and is being loaded again.',
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
              description:
                'The pending answer may be older than the change, so the reservation is loaded once more.',
              target: 'refreshing',
              reenter: true,
            },
          },
        },
        stale: {
          description:
            'The reservation may be out of date; the page shows its date, and the guest can load it again.',
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
      description: 'The host has no such reservation, or the token of the link is wrong.',
      tags: ['failed', 'settled'],
      on: { 'retry.requested': reload },
    },
    failed: {
      description: 'The reservation could not be loaded; the guest can try again.',
      tags: ['failed', 'settled'],
      on: { 'retry.requested': reload, 'connection.returned': reload },
    },
    linkIncomplete: {
      description:
        'The address lacks the token of the reservation link; the guest has to open the complete link from the e-mail.',
      tags: ['failed', 'settled'],
    },
  },
});
