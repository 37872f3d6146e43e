import { and, assign, emit, setup, stateIn, type EventObject } from 'xstate';
import type { Reservation } from '../../contract/reservation.ts';
import type { GuestForm } from '../registration/registration.types.ts';
import { declaredCallback, declaredPromise } from '../shared/declared.ts';
import { isFailureKind } from '../shared/failures.ts';
import type { ReservationVisit } from '../shared/reservationUpdated.ts';
import type { Tag } from '../shared/tags.ts';
import type { UiEffect } from '../shared/uiEffect.ts';
import type * as t from './guestsDraft.types.ts';

/** How long after the last key what was typed is sent to be kept, in milliseconds. */
export const draftSaveDelay = 1_500;

/** After how long what could not be kept is sent again, in milliseconds. */
export const saveRetryDelay = 15_000;

/** A context that knows nothing of a draft. */
export const nothingKnown = { guests: null, follows: undefined, theirs: undefined };

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
    deleteAllStored: assign(nothingKnown),
    storeForms: assign((_, guests: t.FormsChanged['guests']) => ({ guests })),
    follow: assign((_, follows: t.GuestsDraftContext['follows']) => ({ follows })),
    storeOtherDraft: assign((_, theirs: t.DraftFound | null) => ({ theirs: theirs ?? undefined })),
    followOtherDraft: assign(({ context: { theirs } }) => ({ follows: theirs?.revision })),
    // What was typed here would be lost unseen.
    focusQuestion: emit({ type: 'focus.requested', on: 'guestsDraft' }),
    // What was pressed is gone.
    focusForm: emit({ type: 'focus.requested', on: 'registration' }),
    // Both are provided by the page of the reservation.
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
