import type { ReservationUpdated } from '../shared/reservationUpdated.ts';
import {
  emptyDraftContext,
  follow,
  found,
  guestsDraftSetup,
  onDraftNotSaved,
  storeForms,
  storeOtherDraft,
} from './guestsDraft.setup.ts';
import type { GuestsDraftContext } from './guestsDraft.types.ts';
import { keeping } from './keeping.ts';
import { recalling } from './recalling.ts';

const getUpdated = ({ event }: { event: ReservationUpdated }) => event.reservation;

const reportTheirs = {
  type: 'reportDraft',
  params: ({ context }: { context: GuestsDraftContext }) => context.theirs?.guests ?? [],
} as const;

/** Stores the guests' details at the host as a draft until they are submitted. */
export const guestsDraftMachine = guestsDraftSetup.createMachine({
  id: 'guestsDraft',
  description: 'The host stores the typed details of the guests as a draft until they are submitted.',
  context: ({ input }) => ({ ...input, ...emptyDraftContext }),
  initial: 'off',
  states: {
    off: {
      description:
        'No draft is stored, because no guests have to be registered or the host stores no drafts.',
      tags: 'settled',
      on: {
        'reservation.updated': {
          guard: { type: 'draftsAreKept', params: getUpdated },
          target: 'on',
        },
      },
    },
    on: {
      description: 'The host stores drafts for this reservation.',
      invoke: { id: 'followHiding', src: 'followHiding' },
      on: {
        'reservation.updated': {
          description: 'The guests are registered, or the stay was cancelled.',
          guard: { type: 'draftsAreNotKept', params: getUpdated },
          target: 'off',
          actions: 'deleteAllStored',
        },
      },
      initial: 'recalling',
      states: {
        recalling,
        notRecalled: {
          description: 'The earlier draft could not be loaded; the guest can try again.',
          tags: 'settled',
          on: {
            'retry.requested': { target: 'recalling', actions: 'focusForm' },
            'connection.returned': 'recalling',
            'forms.changed': { target: 'typing', actions: storeForms },
          },
        },
        idle: {
          description: 'The forms have not been changed on this page.',
          tags: 'settled',
          on: { 'forms.changed': { target: 'typing', actions: storeForms } },
        },
        typing: {
          description: 'The guest is typing; the draft is sent after a pause.',
          tags: 'settled',
          after: { draftSaveDelay: { target: 'keeping', description: 'The guest has paused.' } },
          on: {
            'forms.changed': { target: 'typing', reenter: true, actions: storeForms },
            'page.hidden': {
              description: 'The guest leaves the page, which the browser may then discard.',
              target: 'keeping',
            },
            'forms.sent': 'withheld',
          },
        },
        withheld: {
          description:
            'The guests are being registered; the draft is sent only if that fails or the page may be discarded.',
          tags: 'settled',
          on: {
            'forms.changed': {
              description: 'The registration failed.',
              target: 'typing',
              actions: storeForms,
            },
            'page.hidden': 'keeping',
          },
        },
        keeping,
        kept: {
          description: 'The host has stored the complete input.',
          tags: 'settled',
          on: { 'forms.changed': { target: 'typing', actions: storeForms } },
        },
        notKept: {
          description:
            'The draft could not be stored and exists on this page only; it is sent again after a delay.',
          tags: 'settled',
          after: { saveRetryDelay: { target: 'keeping', description: 'The delay has passed.' } },
          on: {
            'forms.changed': { target: 'typing', actions: storeForms },
            'page.hidden': 'keeping',
            'connection.returned': 'keeping',
            'forms.sent': 'withheld',
          },
        },
        comparing: {
          description: 'The draft of the other page is being loaded.',
          tags: 'waiting',
          invoke: {
            id: 'compareDraft',
            src: 'readDraft',
            input: ({ context: { reservationId, token } }) => ({ reservationId, token }),
            onDone: [
              {
                guard: { type: 'isFromOtherPage', params: found },
                target: 'differing',
                actions: [storeOtherDraft, 'focusQuestion'],
              },
              { description: 'The draft no longer exists.', target: 'keeping', actions: follow },
            ],
            onError: [...onDraftNotSaved, { target: 'notKept' }],
          },
          on: { 'forms.changed': { actions: storeForms } },
        },
        differing: {
          description:
            'The forms on this page and the draft of another page differ; the guest chooses which one to keep.',
          tags: 'failed',
          on: {
            'forms.changed': { actions: storeForms },
            'draft.taken': { target: 'kept', actions: ['followOtherDraft', reportTheirs, 'focusForm'] },
            'draft.replaced': { target: 'keeping', actions: ['followOtherDraft', 'focusForm'] },
          },
        },
      },
    },
  },
});
