import { assign, emit, setup } from 'xstate';
import type { Reservation } from '../../contract/reservation.ts';
import { keyOfCall } from '../../contract/rules/keyOfCall.ts';
import type { StayDetails, StayDetailsSaved } from '../../contract/stayDetails.ts';
import { declaredPromise, type Cause } from '../shared/declared.ts';
import { toFailure, isFailureKind, noFailure, type FailedCall } from '../shared/failures.ts';
import { onFailure } from '../shared/onFailure.ts';
import type { ReservationUpdated, ReservationVisit } from '../shared/reservationUpdated.ts';
import type { Tag } from '../shared/tags.ts';
import {
  getChangedFields,
  nothingTyped,
  toStayDetails,
  toTypedDetails,
  type TypedDetails,
} from '../shared/typedDetails.ts';
import type { UiEffect } from '../shared/uiEffect.ts';

type SavedDetails = Pick<StayDetails, 'arrivalTime' | 'invoice'>;

export interface StayDetailsContext extends ReservationVisit, FailedCall {
  /** Raised when they are sent anew with other answers. */
  attempt: number;
  /** As the host told them last, or as they were saved since. */
  savedDetails: SavedDetails;
  form: TypedDetails;
}

export type StayDetailsEvent =
  | ReservationUpdated
  | { type: 'details.begun' }
  | { type: 'details.changed'; form: Partial<TypedDetails> }
  | { type: 'details.submitted' }
  | { type: 'details.dismissed' };

/** Details as they are to be from now on. */
export interface DetailsGiven extends SavedDetails {
  reservationId: string;
  token: string;
  idempotencyKey: string;
}

const getUpdated = ({ event }: { event: ReservationUpdated }) => event.reservation;

const applyDetails = { type: 'applyDetails', params: getUpdated } as const;

const isChangeable = { guard: { type: 'isChangeable', params: getUpdated }, actions: applyDetails } as const;

const onUpdate = [
  { ...isChangeable, target: '#stayDetails.shown' },
  { target: '#stayDetails.fixed', actions: applyDetails },
] as const;

const storeChange = {
  type: 'storeChange',
  params: ({ event }: { event: { form: Partial<TypedDetails> } }) => event.form,
} as const;

const whileTyping = {
  'details.changed': { actions: storeChange },
  'details.submitted': 'saving',
  'details.dismissed': { target: 'shown', actions: ['clearFailure', 'focusDetails'] },
  'reservation.updated': [
    { ...isChangeable, description: 'What is being typed stays.' },
    { target: '#stayDetails.fixed', actions: [applyDetails, 'focusDetails'] },
  ],
} as const;

/** A guest tells when they arrive, and what their invoice is to say. */
export const stayDetailsMachine = setup({
  types: {
    input: {} as ReservationVisit,
    context: {} as StayDetailsContext,
    events: {} as StayDetailsEvent,
    emitted: {} as UiEffect,
    tags: {} as Tag,
  },
  actors: { saveDetails: declaredPromise<StayDetailsSaved, DetailsGiven>('saveDetails') },
  actions: {
    applyDetails: assign((_, { details }: Reservation) => ({ savedDetails: getSentDetails(details) })),
    fillInForm: assign(({ context }) => ({ form: toTypedDetails(context.savedDetails), ...noFailure })),
    storeChange: assign(({ context }, form: Partial<TypedDetails>) => ({
      form: { ...context.form, ...form },
      violations: context.violations.filter(
        ({ propertyPath }) => !getChangedFields(context.form, form).includes(propertyPath),
      ),
    })),
    storeSaved: assign(({ context }) => ({ savedDetails: toStayDetails(context.form), ...noFailure })),
    storeFailure: assign((_, error: Cause) => toFailure(error)),
    clearFailure: assign(noFailure),
    startAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    focusDetails: emit({ type: 'focus.requested', on: 'stayDetails' }),
    // Provided by whoever shows the reservation.
    reportChange: () => undefined,
  },
  guards: {
    isFailureKind,
    isChangeable: (_, { details }: Reservation) => details?.changeable === true,
  },
}).createMachine({
  id: 'stayDetails',
  description: 'A guest tells when they arrive, and what their invoice is to say; both may be left out.',
  context: ({ input }) => ({
    ...input,
    ...noFailure,
    attempt: 1,
    savedDetails: getSentDetails(undefined),
    form: nothingTyped,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'What the host says of the reservation is on its way.',
      tags: 'waiting',
      on: { 'reservation.updated': onUpdate },
    },
    shown: {
      description: 'The guest sees what they have told, and can change it.',
      tags: 'settled',
      on: {
        'details.begun': { target: 'editing', actions: 'fillInForm' },
        'reservation.updated': onUpdate,
      },
    },
    editing: {
      description:
        'The guest tells when they arrive, or what their invoice is to say; nothing has been sent.',
      tags: 'settled',
      on: whileTyping,
    },
    saving: {
      description: 'What was typed is on its way to the host.',
      tags: 'waiting',
      invoke: {
        id: 'saveDetails',
        src: 'saveDetails',
        input: ({ context: { reservationId, token, visitId, attempt, form } }) => ({
          reservationId,
          token,
          ...toStayDetails(form),
          idempotencyKey: keyOfCall(visitId, 'saveDetails', attempt),
        }),
        onDone: {
          target: 'saved',
          actions: ['storeSaved', 'startAnotherAttempt', 'reportChange', 'focusDetails'],
        },
        onError: onFailure({
          'validation-failed': { target: 'refused', actions: 'startAnotherAttempt' },
          'wrong-state': {
            description: 'They can no longer be changed.',
            target: 'fixed',
            actions: ['startAnotherAttempt', 'reportChange', 'focusDetails'],
          },
          'idempotency-mismatch': {
            description: 'An earlier try with other answers has reached the host.',
            target: 'notSaved',
            actions: 'startAnotherAttempt',
          },
          otherwise: 'notSaved',
        }),
      },
    },
    refused: {
      description: 'Some answers cannot be used; each is named at its field, and what was typed is kept.',
      tags: 'failed',
      on: whileTyping,
    },
    notSaved: {
      description:
        'The host has not said that it has them; the guest can try again, and what was typed is kept.',
      tags: 'failed',
      on: {
        ...whileTyping,
        'details.changed': {
          description: 'With other answers it is another try.',
          actions: ['startAnotherAttempt', storeChange],
        },
        'details.dismissed': {
          description: 'The host may have them all the same: it is asked how the reservation stands.',
          target: 'shown',
          actions: ['startAnotherAttempt', 'clearFailure', 'reportChange', 'focusDetails'],
        },
        'reservation.updated': [
          { ...isChangeable, description: 'What is being typed stays.' },
          {
            description: 'Whatever is told later is another try.',
            target: '#stayDetails.fixed',
            actions: [applyDetails, 'startAnotherAttempt', 'focusDetails'],
          },
        ],
      },
    },
    saved: {
      description: 'The host has what was typed; the guest can change it again.',
      tags: 'settled',
      on: {
        'details.begun': { target: 'editing', actions: 'fillInForm' },
        'reservation.updated': [
          { ...isChangeable, description: 'It is said until the guest does something else.' },
          { target: 'fixed', actions: applyDetails },
        ],
      },
    },
    fixed: {
      description: 'The guest sees what they have told; only the host can change it.',
      tags: 'settled',
      on: { 'reservation.updated': onUpdate },
    },
  },
});

function getSentDetails(details: StayDetails | undefined): SavedDetails {
  return { arrivalTime: details?.arrivalTime ?? null, invoice: details?.invoice ?? null };
}
