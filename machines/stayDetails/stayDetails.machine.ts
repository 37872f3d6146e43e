import { assign, emit, setup } from 'xstate';
import type { Reservation } from '../../contract/schemas/reservation.ts';
import { createIdempotencyKey } from '../../contract/values/createIdempotencyKey.ts';
import type { StayDetails, StayDetailsSaved } from '../../contract/schemas/stayDetails.ts';
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
  /** Increased when the details are sent again with other answers. */
  attempt: number;
  /** The details from the latest reservation, or as saved since. */
  savedDetails: SavedDetails;
  form: TypedDetails;
}

export type StayDetailsEvent =
  | ReservationUpdated
  | { type: 'details.begun' }
  | { type: 'details.changed'; form: Partial<TypedDetails> }
  | { type: 'details.submitted' }
  | { type: 'details.dismissed' };

/** The details to save. */
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
    { ...isChangeable, description: 'The form keeps the input.' },
    { target: '#stayDetails.fixed', actions: [applyDetails, 'focusDetails'] },
  ],
} as const;

/** Saves the guest's arrival time and invoice details. */
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
    // Provided by the reservation's machine.
    reportChange: () => undefined,
  },
  guards: {
    isFailureKind,
    isChangeable: (_, { details }: Reservation) => details?.changeable === true,
  },
}).createMachine({
  id: 'stayDetails',
  description: 'A guest provides their arrival time and invoice details, both of which are optional.',
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
      description: 'The reservation is being loaded from the host.',
      tags: 'waiting',
      on: { 'reservation.updated': onUpdate },
    },
    shown: {
      description: 'The guest sees the saved details and can change them.',
      tags: 'settled',
      on: {
        'details.begun': { target: 'editing', actions: 'fillInForm' },
        'reservation.updated': onUpdate,
      },
    },
    editing: {
      description: 'The guest enters an arrival time or invoice details; nothing has been sent.',
      tags: 'settled',
      on: whileTyping,
    },
    saving: {
      description: 'The details are being sent to the host.',
      tags: 'waiting',
      invoke: {
        id: 'saveDetails',
        src: 'saveDetails',
        input: ({ context: { reservationId, token, visitId, attempt, form } }) => ({
          reservationId,
          token,
          ...toStayDetails(form),
          idempotencyKey: createIdempotencyKey(visitId, 'saveDetails', attempt),
        }),
        onDone: {
          target: 'saved',
          actions: ['storeSaved', 'startAnotherAttempt', 'reportChange', 'focusDetails'],
        },
        onError: onFailure({
          'validation-failed': { target: 'refused', actions: 'startAnotherAttempt' },
          'wrong-state': {
            description: 'The details can no longer be changed.',
            target: 'fixed',
            actions: ['startAnotherAttempt', 'reportChange', 'focusDetails'],
          },
          'idempotency-mismatch': {
            description: 'The host has received an earlier attempt with other answers.',
            target: 'notSaved',
            actions: 'startAnotherAttempt',
          },
          otherwise: 'notSaved',
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
        'The host did not confirm the details; the guest can try again, and the form keeps all input.',
      tags: 'failed',
      on: {
        ...whileTyping,
        'details.changed': {
          description: 'Changed answers make a new attempt.',
          actions: ['startAnotherAttempt', storeChange],
        },
        'details.dismissed': {
          description: 'The host may have saved the details, so the reservation is loaded again.',
          target: 'shown',
          actions: ['startAnotherAttempt', 'clearFailure', 'reportChange', 'focusDetails'],
        },
        'reservation.updated': [
          { ...isChangeable, description: 'The form keeps the input.' },
          {
            description: 'Later changes make a new attempt.',
            target: '#stayDetails.fixed',
            actions: [applyDetails, 'startAnotherAttempt', 'focusDetails'],
          },
        ],
      },
    },
    saved: {
      description: 'The host has saved the details; the guest can change them again.',
      tags: 'settled',
      on: {
        'details.begun': { target: 'editing', actions: 'fillInForm' },
        'reservation.updated': [
          { ...isChangeable, description: 'The confirmation is shown until the guest does something else.' },
          { target: 'fixed', actions: applyDetails },
        ],
      },
    },
    fixed: {
      description: 'The guest sees the saved details; only the host can change them.',
      tags: 'settled',
      on: { 'reservation.updated': onUpdate },
    },
  },
});

function getSentDetails(details: StayDetails | undefined): SavedDetails {
  return { arrivalTime: details?.arrivalTime ?? null, invoice: details?.invoice ?? null };
}
