import type { Reservation } from '../../contract/schemas/reservation.ts';
import { createIdempotencyKey } from '../../contract/values/createIdempotencyKey.ts';
import { noFailureReason, storeFailure } from '../shared/failures.ts';
import { onFailure } from '../shared/onFailure.ts';
import type { ReservationUpdated } from '../shared/reservationUpdated.ts';
import { cancellationSetup } from './cancellation.setup.ts';
import type { Terms } from './cancellation.types.ts';

const reservationFromEvent = ({ event }: { event: ReservationUpdated }) => event.reservation;
// The cancellation begins after the reservation was loaded, with its refund.
const getShownRefund = ({ refund }: Terms) => refund!.total.amount;

const answered = ({ event }: { event: { output: Reservation } }) => event.output;

const applyTermsFromEvent = { type: 'applyTerms', params: reservationFromEvent } as const;
const takeTermsAnswered = ['clearFailure', { type: 'applyTerms', params: answered }] as const;

const whenCancelled = {
  guard: { type: 'isCancelled', params: reservationFromEvent },
  target: '#cancellation.cancelled',
  actions: applyTermsFromEvent,
} as const;
const whenCancellable = {
  guard: { type: 'isCancellable', params: reservationFromEvent },
  actions: applyTermsFromEvent,
} as const;
const whenTooLate = { target: '#cancellation.unavailable', actions: applyTermsFromEvent } as const;

const onReservationUpdate = [
  whenCancelled,
  { ...whenCancellable, target: '#cancellation.available' },
  whenTooLate,
] as const;

const showOutcome = { actions: [applyTermsFromEvent, 'focusOutcome'] } as const;

const questionTransitions = {
  'cancellation.confirmed': 'cancelling',
  'cancellation.dismissed': { target: 'available', actions: 'focusOutcome' },
  'reservation.updated': [
    { ...whenCancelled, ...showOutcome },
    { ...whenCancellable, description: 'The confirmation stays open and shows the current refund.' },
    { ...whenTooLate, ...showOutcome },
  ],
} as const;

/** Cancels a reservation after the guest has seen the refund. */
export const cancellationMachine = cancellationSetup.createMachine({
  id: 'cancellation',
  description: 'A guest cancels a reservation, and sees the refund beforehand.',
  context: ({ input }) => ({
    ...input,
    attempt: 1,
    refund: undefined,
    paid: 0,
    isHold: false,
    policies: [],
    ...noFailureReason,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The reservation is being loaded from the host.',
      tags: 'waiting',
      on: { 'reservation.updated': onReservationUpdate },
    },
    available: {
      description: 'The reservation can be cancelled; the guest sees today’s refund and its deadline.',
      tags: 'settled',
      on: { 'cancellation.begun': 'confirming', 'reservation.updated': onReservationUpdate },
    },
    confirming: {
      description: 'The guest has to confirm the cancellation, and sees the current refund.',
      tags: 'settled',
      on: questionTransitions,
    },
    cancelling: {
      description: 'The cancellation is being sent to the host.',
      tags: 'waiting',
      invoke: {
        id: 'cancelReservation',
        src: 'cancelReservation',
        input: ({ context }) => ({
          reservationId: context.reservationId,
          token: context.token,
          expectedRefund: getShownRefund(context),
          expectedPaid: context.paid,
          onlyUnpaid: context.isHold,
          idempotencyKey: createIdempotencyKey(context.visitId, 'cancelReservation', context.attempt),
        }),
        onDone: {
          target: 'cancelled',
          actions: [
            { type: 'storeRefund', params: ({ event }) => event.output },
            'reportChange',
            'focusOutcome',
          ],
        },
        onError: onFailure({
          'terms-changed': {
            description: 'The guest saw a larger refund or a smaller payment, so nothing has been cancelled.',
            target: 'reassessing',
            actions: 'startAnotherAttempt',
          },
          'wrong-state': {
            description:
              'The reservation is no longer what the guest saw, or cannot be cancelled any more; nothing has been cancelled.',
            target: 'reassessing',
            actions: 'startAnotherAttempt',
          },
          otherwise: 'notCancelled',
        }),
      },
    },
    reassessing: {
      description: 'The terms have changed, so the current ones are being loaded.',
      tags: 'waiting',
      invoke: {
        id: 'loadReservation',
        src: 'loadReservation',
        input: ({ context: { reservationId, token, visitId } }) => ({ reservationId, token, visitId }),
        onDone: [
          {
            guard: { type: 'isCancelled', params: answered },
            target: 'cancelled',
            actions: [...takeTermsAnswered, 'reportChange', 'focusOutcome'],
          },
          {
            guard: { type: 'isCancellable', params: answered },
            target: 'termsChanged',
            actions: [...takeTermsAnswered, 'reportChange'],
          },
          { target: 'unavailable', actions: [...takeTermsAnswered, 'reportChange', 'focusOutcome'] },
        ],
        onError: { target: 'notCancelled', actions: storeFailure },
      },
    },
    termsChanged: {
      description: 'The guest sees the current refund and confirms the cancellation, or keeps the stay.',
      tags: 'failed',
      on: questionTransitions,
    },
    notCancelled: {
      description: 'The host did not confirm the cancellation; the guest can try again, or keep the stay.',
      tags: 'failed',
      on: {
        ...questionTransitions,
        'cancellation.dismissed': {
          description:
            'The page loads the reservation, which may be cancelled although the answer is missing.',
          target: 'available',
          actions: ['reportChange', 'focusOutcome'],
        },
      },
    },
    cancelled: {
      description: 'The reservation is cancelled; the guest sees the refund.',
      tags: 'settled',
    },
    unavailable: {
      description: 'The reservation cannot be cancelled online; the guest can contact the host.',
      tags: 'settled',
      on: { 'reservation.updated': onReservationUpdate },
    },
  },
});
