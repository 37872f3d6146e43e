import { and, assign, emit, setup, stateIn, type EventObject } from 'xstate';
import type { Reservation } from '../../contract/schemas/reservation.ts';
import type { GuestForm } from '../registration/registration.types.ts';
import { declaredCallback, declaredPromise } from '../shared/declared.ts';
import { failedAs, isFailureKind } from '../shared/failures.ts';
import type { ReservationVisit } from '../shared/reservationUpdated.ts';
import type { Tag } from '../shared/tags.ts';
import type { UiEffect } from '../shared/uiEffect.ts';
import type * as t from './guestsDraft.types.ts';

/** Milliseconds after the last key press before the draft is sent. */
export const draftSaveDelay = 1_500;

/** Milliseconds before a draft that could not be stored is sent again. */
export const saveRetryDelay = 15_000;

/** The parts of the context that describe a draft, without a draft. */
export const emptyDraftContext = { guests: null, follows: undefined, theirs: undefined };

const isOtherDraft = (draft: t.DraftFound | null) => draft !== null && !draft.isOurs;

export const guestsDraftSetup = setup({
  types: {
    input: {} as ReservationVisit,
    context: {} as t.GuestsDraftContext,
    events: {} as t.GuestsDraftEvent,
    emitted: {} as UiEffect,
    tags: {} as Tag,
  },
  actors: {
    readDraft: declaredPromise<t.DraftFound | null, t.DraftLink>('readDraft'),
    saveDraft: declaredPromise<t.DraftSaved, t.DraftSent>('saveDraft'),
    followHiding: declaredCallback<EventObject, undefined>(),
  },
  actions: {
    deleteAllStored: assign(emptyDraftContext),
    storeForms: assign((_, guests: t.FormsChanged['guests']) => ({ guests })),
    follow: assign((_, follows: t.GuestsDraftContext['follows']) => ({ follows })),
    storeOtherDraft: assign((_, theirs: t.DraftFound | null) => ({ theirs: theirs ?? undefined })),
    followOtherDraft: assign(({ context: { theirs } }) => ({ follows: theirs?.revision })),
    // The guest must notice the question, because input could be lost.
    focusQuestion: emit({ type: 'focus.requested', on: 'guestsDraft' }),
    // The pressed button disappears, so the focus moves to the form.
    focusForm: emit({ type: 'focus.requested', on: 'registration' }),
    // The reservation's machine provides both actions.
    reportDraft: (_context: unknown, _guests: readonly GuestForm[]) => undefined,
    reportChange: () => undefined,
  },
  guards: {
    isFailureKind,
    draftsAreKept: (_, { registration }: Reservation) => registration.keepsDraft === true,
    draftsAreNotKept: (_, { registration }: Reservation) => registration.keepsDraft !== true,
    hasInput: stateIn({ on: { recalling: 'touched' } }),
    bothFilled: and([
      stateIn({ on: { recalling: 'touched' } }),
      ({ event }) => 'output' in event && isOtherDraft(event.output as t.DraftFound | null),
    ]),
    hasMoreInput: stateIn({ on: { keeping: 'outdated' } }),
    hasStored: (_, draft: t.DraftFound | null) => draft !== null,
    isFromOtherPage: (_, draft: t.DraftFound | null) => isOtherDraft(draft),
    hasNothingStored: (_, { isGone }: t.DraftSaved) => isGone,
  },
  delays: { draftSaveDelay, saveRetryDelay },
});

/** Stores the input on this page. */
export const storeForms = {
  type: 'storeForms',
  params: ({ event }: { event: t.FormsChanged }) => event.guests,
} as const;

/** Returns the draft that the host has found. */
export const found = ({ event }: { event: { output: t.DraftFound | null } }) => event.output;

/** Follows the revision of the host’s answer. */
export const follow = {
  type: 'follow',
  params: ({ event }: { event: { output: Pick<t.DraftSaved, 'revision'> | null } }) => event.output?.revision,
} as const;

/** Stores the draft of another page, between which and the input on this page the guest chooses. */
export const storeOtherDraft = { type: 'storeOtherDraft', params: found } as const;

/** The host stores no draft of this reservation. */
const onDraftsUnsupported = failedAs('not-found');

/** The failures after which no draft is stored any more. */
export const onDraftNotSaved = [
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
