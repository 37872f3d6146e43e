import { failedAs } from '../shared/failures.ts';
import type { ReservationUpdated } from '../shared/reservationUpdated.ts';
import { guestsDraftSetup, nothingKnown } from './guestsDraft.setup.ts';
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

/** The forms are to show what the host has kept. */
const reportFound = {
  type: 'reportDraft',
  params: ({ event }: { event: { output: t.DraftFound | null } }) => event.output?.guests ?? [],
} as const;

const reportTheirs = {
  type: 'reportDraft',
  params: ({ context }: { context: t.GuestsDraftContext }) => context.theirs?.guests ?? [],
} as const;

/** The host keeps no draft of this reservation any more, or never did. */
const onDraftsUnsupported = failedAs('not-found');

const onDraftNotSaved = [
  {
    description: 'A host who has no such call.',
    guard: onDraftsUnsupported,
    target: '#guestsDraft.off',
    actions: 'deleteAllStored',
  },
  {
    description: 'They were registered meanwhile, or the stay was called off.',
    guard: failedAs('wrong-state'),
    target: '#guestsDraft.off',
    actions: ['deleteAllStored', 'reportChange'],
  },
] as const;

/** What is typed of the guests is kept at the host until it is sent. */
export const guestsDraftMachine = guestsDraftSetup.createMachine({
  id: 'guestsDraft',
  description: 'What is typed of the guests is kept at the host until it is sent.',
  context: ({ input }) => ({ ...input, ...nothingKnown }),
  initial: 'off',
  states: {
    off: {
      description: 'Nothing is kept: there is nobody to register, or the host keeps no drafts.',
      tags: 'settled',
      on: {
        'reservation.updated': {
          guard: { type: 'draftsAreKept', params: getUpdated },
          target: 'on',
        },
      },
    },
    on: {
      description: 'What is typed is kept.',
      invoke: { id: 'followHiding', src: 'followHiding' },
      on: {
        'reservation.updated': {
          description: 'The guests are registered, or the stay is off.',
          guard: { type: 'draftsAreNotKept', params: getUpdated },
          target: 'off',
          actions: 'deleteAllStored',
        },
      },
      initial: 'recalling',
      states: {
        recalling: {
          description: 'What was typed before is being fetched; the forms can be filled in meanwhile.',
          tags: 'waiting',
          invoke: {
            id: 'readDraft',
            src: 'readDraft',
            input: ({ context: { reservationId, token } }) => ({ reservationId, token }),
            onDone: [
              {
                description: 'It was typed on another page, and something here too.',
                guard: 'bothFilled',
                target: 'differing',
                actions: [storeOtherDraft, 'focusQuestion'],
              },
              {
                description: 'What was typed on this page is newer.',
                guard: 'hasInput',
                target: 'typing',
                actions: follow,
              },
              {
                guard: { type: 'hasStored', params: found },
                target: 'kept',
                actions: [follow, reportFound],
              },
              { description: 'Nothing is kept.', target: 'idle' },
            ],
            onError: [...onDraftNotSaved, { target: 'notRecalled' }],
          },
          initial: 'untouched',
          states: {
            untouched: {
              description: 'Nothing has been typed meanwhile.',
              on: { 'forms.changed': { target: 'touched', actions: storeForms } },
            },
            touched: {
              description: 'Something has been typed meanwhile.',
              on: { 'forms.changed': { actions: storeForms } },
            },
          },
        },
        notRecalled: {
          description: 'What was typed before could not be fetched; the guest can try again.',
          tags: 'settled',
          on: {
            'retry.requested': { target: 'recalling', actions: 'focusForm' },
            'connection.returned': 'recalling',
            'forms.changed': { target: 'typing', actions: storeForms },
          },
        },
        idle: {
          description: 'Nothing has been typed.',
          tags: 'settled',
          on: { 'forms.changed': { target: 'typing', actions: storeForms } },
        },
        typing: {
          description: 'The guest is typing; it is sent once they pause.',
          tags: 'settled',
          after: { draftSaveDelay: { target: 'keeping', description: 'The guest pauses.' } },
          on: {
            'forms.changed': { target: 'typing', reenter: true, actions: storeForms },
            'page.hidden': {
              description: 'The guest goes elsewhere, and the browser may drop the page.',
              target: 'keeping',
            },
            'forms.sent': 'withheld',
          },
        },
        withheld: {
          description:
            'The guests are being registered: what was typed is kept only where that fails, or the page may be dropped.',
          tags: 'settled',
          on: {
            'forms.changed': {
              description: 'They could not be registered.',
              target: 'typing',
              actions: storeForms,
            },
            'page.hidden': 'keeping',
          },
        },
        keeping: {
          description: 'The host is being given what was typed.',
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
                description: 'More was typed meanwhile.',
                guard: 'hasMoreInput',
                target: 'typing',
                actions: follow,
              },
              {
                description: 'The guest has emptied the forms.',
                guard: { type: 'hasNothingStored', params: ({ event }) => event.output },
                target: 'idle',
                actions: follow,
              },
              { target: 'kept', actions: follow },
            ],
            onError: [
              {
                description: 'Something was typed on another page meanwhile.',
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
              description: 'It is all that was typed.',
              on: { 'forms.changed': { target: 'outdated', actions: storeForms } },
            },
            outdated: {
              description: 'More has been typed meanwhile.',
              on: {
                'forms.changed': { actions: storeForms },
                'forms.sent': {
                  description: 'The guests are being registered: the rest is kept only where that fails.',
                  target: 'current',
                },
                'page.hidden': {
                  description: 'The browser may drop the page.',
                  target: '#guestsDraft.on.keeping',
                  reenter: true,
                },
              },
            },
          },
        },
        kept: {
          description: 'The host has all that was typed.',
          tags: 'settled',
          on: { 'forms.changed': { target: 'typing', actions: storeForms } },
        },
        notKept: {
          description: 'What was typed could not be kept, and is on this page alone; it is sent again.',
          tags: 'settled',
          after: { saveRetryDelay: { target: 'keeping', description: 'Some time has passed.' } },
          on: {
            'forms.changed': { target: 'typing', actions: storeForms },
            'page.hidden': 'keeping',
            'connection.returned': 'keeping',
            'forms.sent': 'withheld',
          },
        },
        comparing: {
          description: 'What was typed on the other page is being fetched.',
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
              { description: 'It is gone.', target: 'keeping', actions: follow },
            ],
            onError: [...onDraftNotSaved, { target: 'notKept' }],
          },
          on: { 'forms.changed': { actions: storeForms } },
        },
        differing: {
          description:
            'Different things were typed here and on another page; the guest says which to go on with.',
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
