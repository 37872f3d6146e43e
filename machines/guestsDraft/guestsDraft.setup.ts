import { and, assign, emit, setup, stateIn, type EventObject } from 'xstate';
import type { Reservation } from '../../contract/reservation.ts';
import type { GuestForm } from '../registration/registration.types.ts';
import { declaredCallback, declaredPromise } from '../shared/declared.ts';
import { itFailedAs } from '../shared/failures.ts';
import type { ReservationVisit } from '../shared/reservationTold.ts';
import type { Tag } from '../shared/tags.ts';
import type { Wanted } from '../shared/wanted.ts';
import type * as t from './guestsDraft.types.ts';

/** How long after the last key what was typed is sent to be kept, in milliseconds. */
export const draftSettles = 1_500;

/** After how long what could not be kept is sent again, in milliseconds. */
export const keepAgainAfter = 15_000;

/** A context that knows nothing of a draft. */
export const nothingKnown = { guests: null, follows: undefined, theirs: undefined };

const isElsewhere = (draft: t.DraftFound | null) => draft !== null && !draft.isOurs;

export const guestsDraftSetup = setup({
  types: {
    input: {} as ReservationVisit,
    context: {} as t.GuestsDraftContext,
    events: {} as t.GuestsDraftEvent,
    emitted: {} as Wanted,
    tags: {} as Tag,
  },
  actors: {
    readDraft: declaredPromise<t.DraftFound | null, t.DraftLink>('readDraft'),
    saveDraft: declaredPromise<t.DraftSaved, t.DraftSent>('saveDraft'),
    followHiding: declaredCallback<EventObject, undefined>(),
  },
  actions: {
    forgetAll: assign(nothingKnown),
    noteForms: assign((_, guests: t.FormsChanged['guests']) => ({ guests })),
    follow: assign((_, follows: t.GuestsDraftContext['follows']) => ({ follows })),
    noteTheirs: assign((_, theirs: t.DraftFound | null) => ({ theirs: theirs ?? undefined })),
    followTheirs: assign(({ context: { theirs } }) => ({ follows: theirs?.revision })),
    // What was typed here would be lost unseen.
    leadToTheQuestion: emit({ type: 'focus.wanted', on: 'guestsDraft' }),
    // What was pressed is gone.
    leadToTheForm: emit({ type: 'focus.wanted', on: 'registration' }),
    // Both are provided by the page of the reservation.
    reportDraft: (_context: unknown, _guests: readonly GuestForm[]) => undefined,
    reportChange: () => undefined,
  },
  guards: {
    itFailedAs,
    draftsAreKept: (_, { registration }: Reservation) => registration.keepsDraft === true,
    draftsAreNotKept: (_, { registration }: Reservation) => registration.keepsDraft !== true,
    somethingIsTyped: stateIn({ on: { recalling: 'touched' } }),
    bothWereTyped: and([
      stateIn({ on: { recalling: 'touched' } }),
      ({ event }) => 'output' in event && isElsewhere(event.output as t.DraftFound | null),
    ]),
    moreIsTyped: stateIn({ on: { keeping: 'outdated' } }),
    somethingIsKept: (_, draft: t.DraftFound | null) => draft !== null,
    itIsOfAnotherPage: (_, draft: t.DraftFound | null) => isElsewhere(draft),
    nothingIsKept: (_, { isGone }: t.DraftSaved) => isGone,
  },
  delays: { draftSettles, keepAgainAfter },
});
