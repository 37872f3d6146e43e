import { createIdempotencyKey } from '../../contract/values/createIdempotencyKey.ts';
import { onFailure } from '../shared/onFailure.ts';
import type { ReservationUpdated } from '../shared/reservationUpdated.ts';
import { noForms, registrationSetup } from './registration.setup.ts';
import type * as t from './registration.types.ts';

const getUpdated = ({ event }: { event: ReservationUpdated }) => event.reservation;
const storeConfirmation = {
  type: 'storeConfirmation',
  params: ({ event }: { event: ReservationUpdated }) => event.reservation.registration,
} as const;

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
export const registrationMachine = registrationSetup.createMachine({
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
