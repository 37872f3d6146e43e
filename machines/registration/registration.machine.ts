import { assign, emit, setup } from 'xstate';
import type { GuestsRegistered } from '../../contract/legalForm.ts';
import type { Reservation } from '../../contract/reservation.ts';
import { isBooked } from '../../contract/rules/booked.ts';
import { keyOfCall } from '../../contract/rules/keyOfCall.ts';
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

/** Documents are not kept longer than they are needed. */
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
  description: 'The host has kept what was typed before.',
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

/** Every guest of a reservation is registered, as Portuguese law requires. */
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
    // What was pressed may be gone, and the next form begins further up.
    focusForm: emit({ type: 'focus.requested', on: 'registration' }),
    focusOutcome: emit({ type: 'focus.requested', on: 'registration' }),
    // These are provided by whoever shows the reservation.
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
  description: 'Every guest of a reservation is registered, as Portuguese law requires.',
  context: ({ input }) => ({
    ...input,
    ...noForms,
    attempt: 1,
    confirmedAt: undefined,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'What the host says of the reservation is on its way.',
      tags: 'waiting',
      on: { 'reservation.updated': onUpdate },
    },
    collecting: {
      description: 'The forms are filled in, one for each guest; nothing has been sent.',
      tags: 'settled',
      on: {
        ...whileTyping,
        'draft.recalled': {
          description: 'This tab still knows what was typed.',
          actions: [{ type: 'applyDraft', params: ({ event }) => event }, 'reportForms'],
        },
      },
    },
    saving: {
      description: 'The host is being given the guests.',
      tags: 'waiting',
      invoke: {
        id: 'saveGuests',
        src: 'saveGuests',
        input: ({ context: { reservationId, token, guests, visitId, attempt } }) => ({
          reservationId,
          token,
          guests,
          idempotencyKey: keyOfCall(visitId, 'saveGuests', attempt),
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
            description: 'They were registered meanwhile, or the stay was called off.',
            target: 'superseded',
            actions: ['startAnotherAttempt', 'reportChange', 'focusOutcome'],
          },
          'idempotency-mismatch': {
            description: 'An earlier try with other answers has reached the host.',
            target: 'notSaved',
            actions: ['startAnotherAttempt', 'reportForms'],
          },
          otherwise: { target: 'notSaved', actions: 'reportForms' },
        }),
      },
    },
    refused: {
      description: 'Some answers cannot be used; each is named at its field, and what was typed is kept.',
      tags: 'failed',
      on: whileTyping,
    },
    notSaved: {
      description: 'The guests could not be saved; what was typed is kept, and the guest can try again.',
      tags: 'failed',
      on: {
        ...whileTyping,
        'guest.changed': {
          description: 'With other answers it is another try.',
          actions: ['startAnotherAttempt', storeChange, 'reportForms'],
        },
        'draft.found': { ...draftFound, actions: ['startAnotherAttempt', draftFound.actions] },
      },
    },
    superseded: {
      description: 'The host takes no guests for this reservation any more; how it stands is being asked.',
      tags: 'failed',
      on: {
        'reservation.updated': [isStayCancelled, areGuestsRegistered],
        'status.requested': { actions: 'reportChange' },
      },
    },
    confirmed: {
      description:
        'All guests are registered; who has to change something asks the host, who can let them register anew.',
      tags: 'settled',
      on: {
        'reservation.updated': [
          isStayCancelled,
          {
            description: 'The host lets them register anew: with other answers it is another try.',
            guard: { type: 'isRegistrationReopened', params: getUpdated },
            target: 'collecting',
            actions: ['startAnotherAttempt', prepareForms],
          },
        ],
      },
    },
    closed: {
      description: 'Nobody is to be registered, because the stay is not booked.',
      tags: 'settled',
      entry: 'clearForms',
      on: { 'reservation.updated': onUpdate },
    },
  },
});
