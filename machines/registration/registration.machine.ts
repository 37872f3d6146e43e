import { assign, emit, setup } from 'xstate';
import type { GuestsRegistered } from '../../contract/schemas/legalForm.ts';
import type { Reservation } from '../../contract/schemas/reservation.ts';
import { isBooked } from '../../contract/rules/booked.ts';
import { createIdempotencyKey } from '../../contract/values/createIdempotencyKey.ts';
import { declaredPromise, type Cause } from '../shared/declared.ts';
import { toFailure, isFailureKind, noFailure } from '../shared/failures.ts';
import { onFailure } from '../shared/onFailure.ts';
import type { ReservationVisit, ReservationUpdated } from '../shared/reservationUpdated.ts';
import type { Tag } from '../shared/tags.ts';
import type { UiEffect } from '../shared/uiEffect.ts';
import {
  atShownFields,
  chosenFields,
  firstRefused,
  inOrder,
  createPreparedForms,
  withChange,
  withChosen,
  withoutCorrected,
} from './forms.ts';
import { firstUnfinished } from './progress.ts';
import type * as t from './registration.types.ts';

const getUpdated = ({ event }: { event: ReservationUpdated }) => event.reservation;
const storeConfirmation = {
  type: 'storeConfirmation',
  params: ({ event }: { event: ReservationUpdated }) => event.reservation.registration,
} as const;

/** The browser drops document data as soon as it is no longer needed. */
const noForms = { ...noFailure, guests: [], prepared: [], chosen: [], opened: 0 };

const areGuestsRegistered = {
  guard: { type: 'areGuestsRegistered', params: getUpdated },
  target: '#registration.confirmed',
  actions: storeConfirmation,
} as const;

const isStayCancelled = {
  guard: { type: 'isStayCancelled', params: getUpdated },
  target: '#registration.closed',
} as const;

const prepareForms = { type: 'prepareForms', params: getUpdated } as const;

const onUpdate = [
  isStayCancelled,
  areGuestsRegistered,
  { target: '#registration.collecting', actions: prepareForms },
] as const;

const storeChange = {
  type: 'storeChange',
  params: ({ event }: { event: Extract<t.RegistrationEvent, { type: 'guest.changed' }> }) => event,
} as const;

const draftFound = {
  description: 'The host has an earlier draft of the forms.',
  target: '#registration.collecting',
  actions: {
    type: 'applyStored',
    params: ({ event }: { event: { guests: readonly t.GuestForm[] } }) => event.guests,
  },
} as const;

const whileTyping = {
  'guest.opened': {
    actions: [
      { type: 'openGuest', params: ({ event }: { event: { index: number } }) => event.index },
      'focusForm',
    ],
  },
  'guest.changed': { actions: [storeChange, 'reportForms'] },
  'draft.found': draftFound,
  'guests.submitted': { target: '#registration.saving', actions: 'reportSending' },
  'reservation.updated': [isStayCancelled, areGuestsRegistered],
} as const;

/** Registers every guest of a reservation, as Portuguese law requires. */
export const registrationMachine = setup({
  types: {
    input: {} as ReservationVisit,
    context: {} as t.RegistrationContext,
    events: {} as t.RegistrationEvent,
    emitted: {} as UiEffect,
    tags: {} as Tag,
  },
  actors: { saveGuests: declaredPromise<GuestsRegistered, t.GuestsSent>('saveGuests') },
  actions: {
    prepareForms: assign((_, reservation: Reservation) => {
      const prepared = createPreparedForms(reservation);
      return { guests: prepared, prepared, chosen: [], opened: 0 };
    }),
    applyStored: assign(({ context }, guests: readonly t.GuestForm[]) =>
      guests.length === context.guests.length
        ? { ...noFailure, guests, chosen: chosenFields(guests), opened: firstUnfinished(guests) }
        : {},
    ),
    applyDraft: assign(({ context }, { guests, opened }: t.RegistrationDraft) =>
      guests.length === context.guests.length ? { guests, chosen: chosenFields(guests), opened } : {},
    ),
    openGuest: assign((_, opened: number) => ({ opened })),
    storeChange: assign(({ context }, { index, form }: { index: number; form: Partial<t.GuestForm> }) => {
      const chosen = withChosen(context.chosen, index, form);
      const guests = withChange(context.guests, index, form, chosen);
      const [before, after] = [context.guests[index]!, guests[index]!];
      const violations = withoutCorrected(context.violations, index, { changed: form, before, after });
      return { guests, chosen, violations };
    }),
    storeConfirmation: assign((_, { confirmedAt }: Pick<Reservation['registration'], 'confirmedAt'>) => ({
      ...noForms,
      confirmedAt: confirmedAt ?? undefined,
    })),
    storeFailure: assign(({ context }, error: Cause) => {
      const failing = toFailure(error);
      return { ...failing, violations: inOrder(atShownFields(failing.violations, context.guests)) };
    }),
    openFirstRefused: assign(({ context }) => ({
      opened: firstRefused(context.violations) ?? context.opened,
    })),
    clearForms: assign(({ context }) => ({ ...noForms, attempt: context.attempt + 1 })),
    startAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    // The pressed button may disappear, and the next form starts further up.
    focusForm: emit({ type: 'focus.requested', on: 'registration' }),
    focusOutcome: emit({ type: 'focus.requested', on: 'registration' }),
    // The reservation's machine provides these actions.
    reportForms: () => undefined,
    reportSending: () => undefined,
    reportChange: () => undefined,
  },
  guards: {
    isFailureKind,
    areGuestsRegistered: (_, { registration }: Reservation) => registration.status === 'confirmed',
    isRegistrationReopened: (_, { registration }: Reservation) => registration.reopened === true,
    isStayCancelled: (_, reservation: Reservation) => !isBooked(reservation),
  },
}).createMachine({
  id: 'registration',
  description: 'The guest registers every guest of a reservation, as Portuguese law requires.',
  context: ({ input }) => ({
    ...input,
    ...noForms,
    attempt: 1,
    confirmedAt: undefined,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The reservation is being loaded from the host.',
      tags: 'waiting',
      on: { 'reservation.updated': onUpdate },
    },
    collecting: {
      description: 'The guest fills in one form for each guest; nothing has been sent.',
      tags: 'settled',
      on: {
        ...whileTyping,
        'draft.recalled': {
          description: 'This tab still has the typed details.',
          actions: [{ type: 'applyDraft', params: ({ event }) => event }, 'reportForms'],
        },
      },
    },
    saving: {
      description: 'The registration is being sent to the host.',
      tags: 'waiting',
      invoke: {
        id: 'saveGuests',
        src: 'saveGuests',
        input: ({ context: { reservationId, token, guests, visitId, attempt } }) => ({
          reservationId,
          token,
          guests,
          idempotencyKey: createIdempotencyKey(visitId, 'saveGuests', attempt),
        }),
        onDone: {
          target: 'confirmed',
          actions: [
            { type: 'storeConfirmation', params: ({ event }) => event.output },
            'reportChange',
            'focusOutcome',
          ],
        },
        onError: onFailure({
          'validation-failed': {
            target: 'refused',
            actions: ['openFirstRefused', 'startAnotherAttempt', 'reportForms'],
          },
          'wrong-state': {
            description: 'The guests have been registered, or the stay was cancelled.',
            target: 'superseded',
            actions: ['startAnotherAttempt', 'reportChange', 'focusOutcome'],
          },
          'idempotency-mismatch': {
            description: 'The host has received an earlier attempt with other answers.',
            target: 'notSaved',
            actions: ['startAnotherAttempt', 'reportForms'],
          },
          otherwise: { target: 'notSaved', actions: 'reportForms' },
        }),
      },
    },
    refused: {
      description: 'The host rejected some answers; the form marks these fields and keeps all input.',
      tags: 'failed',
      on: whileTyping,
    },
    notSaved: {
      description:
        'The registration could not be sent; the guest can try again, and the forms keep all input.',
      tags: 'failed',
      on: {
        ...whileTyping,
        'guest.changed': {
          description: 'Changed answers make a new attempt.',
          actions: ['startAnotherAttempt', storeChange, 'reportForms'],
        },
        'draft.found': { ...draftFound, actions: ['startAnotherAttempt', draftFound.actions] },
      },
    },
    superseded: {
      description:
        'The host accepts no registration for this reservation any more, so its status is being loaded.',
      tags: 'failed',
      on: {
        'reservation.updated': [isStayCancelled, areGuestsRegistered],
        'status.requested': { actions: 'reportChange' },
      },
    },
    confirmed: {
      description: 'All guests are registered; only the host can reopen the registration for changes.',
      tags: 'settled',
      on: {
        'reservation.updated': [
          isStayCancelled,
          {
            description: 'The host has reopened the registration, so changed answers make a new attempt.',
            guard: { type: 'isRegistrationReopened', params: getUpdated },
            target: 'collecting',
            actions: ['startAnotherAttempt', prepareForms],
          },
        ],
      },
    },
    closed: {
      description: 'The stay is not booked, so no guests have to be registered.',
      tags: 'settled',
      entry: 'clearForms',
      on: { 'reservation.updated': onUpdate },
    },
  },
});
