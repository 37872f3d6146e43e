import { failedAs } from '../shared/failures.ts';
import type { ReservationUpdated } from '../shared/reservationUpdated.ts';
import { guestsDraftSetup, emptyDraftContext } from './guestsDraft.setup.ts';
import type * as t from './guestsDraft.types.ts';

const getUpdated = ({ event }: { event: ReservationUpdated }) => event.reservation;

const storeForms = {
  type: 'storeForms',
  params: ({ event }: { event: t.FormsChanged }) => event.guests,
} as const;

const found = ({ event }: { event: { output: t.DraftFound | null } }) => event.output;

const follow = {
  type: 'follow',
  params: ({ event }: { event: { output: Pick<t.DraftSaved, 'revision'> | null } }) => event.output?.revision,
} as const;

const storeOtherDraft = { type: 'storeOtherDraft', params: found } as const;

/** Shows the host's draft in the forms. */
const reportBookingFound = {
  type: 'reportDraft',
  params: ({ event }: { event: { output: t.DraftFound | null } }) => event.output?.guests ?? [],
} as const;

const reportTheirs = {
  type: 'reportDraft',
  params: ({ context }: { context: t.GuestsDraftContext }) => context.theirs?.guests ?? [],
} as const;

/** The host stores no draft of this reservation. */
const onDraftsUnsupported = failedAs('not-found');

const onDraftNotSaved = [
  {
    description: 'The host does not support drafts.',
    guard: onDraftsUnsupported,
    target: '#guestsDraft.off',
    actions: 'deleteAllStored',
  },
  {
    description: 'The guests have been registered, or the stay was cancelled.',
    guard: failedAs('wrong-state'),
    target: '#guestsDraft.off',
    actions: ['deleteAllStored', 'reportChange'],
  },
] as const;

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
        recalling: {
          description:
            'The earlier draft is being loaded from the host; the guest can already fill in the forms.',
          tags: 'waiting',
          invoke: {
            id: 'readDraft',
            src: 'readDraft',
            input: ({ context: { reservationId, token } }) => ({ reservationId, token }),
            onDone: [
              {
                description:
                  'The draft comes from another page, and the forms on this page have changed as well.',
                guard: 'bothFilled',
                target: 'differing',
                actions: [storeOtherDraft, 'focusQuestion'],
              },
              {
                description: 'The input on this page is newer than the draft.',
                guard: 'hasInput',
                target: 'typing',
                actions: follow,
              },
              {
                guard: { type: 'hasStored', params: found },
                target: 'kept',
                actions: [follow, reportBookingFound],
              },
              { description: 'The host has no draft.', target: 'idle' },
            ],
            onError: [...onDraftNotSaved, { target: 'notRecalled' }],
          },
          initial: 'untouched',
          states: {
            untouched: {
              description: 'The forms have not been changed since the draft was requested.',
              on: { 'forms.changed': { target: 'touched', actions: storeForms } },
            },
            touched: {
              description: 'The forms have been changed since the draft was requested.',
              on: { 'forms.changed': { actions: storeForms } },
            },
          },
        },
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
        keeping: {
          description: 'The draft is being sent to the host.',
          tags: 'waiting',
          invoke: {
            id: 'saveDraft',
            src: 'saveDraft',
            input: ({ context: { reservationId, token, guests, follows } }) => ({
              reservationId,
              token,
              guests,
              follows,
            }),
            onDone: [
              {
                description: 'The guest has typed more since the draft was sent.',
                guard: 'hasMoreInput',
                target: 'typing',
                actions: follow,
              },
              {
                description: 'The guest has cleared the forms.',
                guard: { type: 'hasNothingStored', params: ({ event }) => event.output },
                target: 'idle',
                actions: follow,
              },
              { target: 'kept', actions: follow },
            ],
            onError: [
              {
                description: 'Another page has changed the draft.',
                guard: failedAs('draft-changed'),
                target: 'comparing',
              },
              ...onDraftNotSaved,
              { target: 'notKept' },
            ],
          },
          initial: 'current',
          states: {
            current: {
              description: 'The host has the complete input.',
              on: { 'forms.changed': { target: 'outdated', actions: storeForms } },
            },
            outdated: {
              description: 'The guest has typed more since the draft was sent.',
              on: {
                'forms.changed': { actions: storeForms },
                'forms.sent': {
                  description:
                    'The guests are being registered; the latest changes are stored only if that fails.',
                  target: 'current',
                },
                'page.hidden': {
                  description: 'The browser may discard the page.',
                  target: '#guestsDraft.on.keeping',
                  reenter: true,
                },
              },
            },
          },
        },
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
