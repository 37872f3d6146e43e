import { assign, emit, setup } from 'xstate';
import type { Refund, Reservation } from '../../contract/reservation.ts';
import { wasCalledOff } from '../../contract/rules/booked.ts';
import { keyOfCall } from '../../contract/rules/keyOfCall.ts';
import { declaredPromise, type Cause } from '../shared/declared.ts';
import { itFailedAs, noReason, noteFailure, whyOf, type Why } from '../shared/failures.ts';
import { onFailure } from '../shared/onFailure.ts';
import type { ReservationVisit, ReservationTold } from '../shared/reservationTold.ts';
import type { Tag } from '../shared/tags.ts';
import type { Wanted } from '../shared/wanted.ts';

export interface CancellationContext extends ReservationVisit, Why {
  /** Raised when the cancellation is asked for at other terms. */
  attempt: number;
  /** What comes back: before, what the guest was shown; afterwards, what they got. */
  refund: Refund | undefined;
  policies: Reservation['cancellation']['policies'];
}

export type CancellationEvent =
  | ReservationTold
  | { type: 'cancellation.begun' }
  | { type: 'cancellation.dismissed' }
  | { type: 'cancellation.confirmed' };

/** A cancellation at the terms that the guest was shown. */
export interface CancellationAsked {
  reservationId: string;
  token: string;
  /** Cents. */
  expectedRefund: number | undefined;
  idempotencyKey: string;
}

const told = ({ event }: { event: ReservationTold }) => event.reservation;
const answered = ({ event }: { event: { output: Reservation } }) => event.output;

const takeTermsTold = { type: 'takeTerms', params: told } as const;
const takeTermsAnswered = ['forgetFailure', { type: 'takeTerms', params: answered }] as const;

const itIsOff = {
  guard: { type: 'itIsCancelled', params: told },
  target: '#cancellation.cancelled',
  actions: takeTermsTold,
} as const;
const itCanBeCalledOff = {
  guard: { type: 'itCanBeCancelled', params: told },
  actions: takeTermsTold,
} as const;
const itIsTooLate = { target: '#cancellation.unavailable', actions: takeTermsTold } as const;

const whenTold = [itIsOff, { ...itCanBeCalledOff, target: '#cancellation.available' }, itIsTooLate] as const;

const ledToTheOutcome = { actions: [takeTermsTold, 'leadToTheOutcome'] } as const;

const whileAsked = {
  'cancellation.confirmed': 'cancelling',
  'cancellation.dismissed': { target: 'available', actions: 'leadToTheOutcome' },
  'reservation.told': [
    { ...itIsOff, ...ledToTheOutcome },
    { ...itCanBeCalledOff, description: 'The question stays, beside what comes back now.' },
    { ...itIsTooLate, ...ledToTheOutcome },
  ],
} as const;

/** A guest calls a reservation off. */
export const cancellationMachine = setup({
  types: {
    input: {} as ReservationVisit,
    context: {} as CancellationContext,
    events: {} as CancellationEvent,
    emitted: {} as Wanted,
    tags: {} as Tag,
  },
  actors: {
    cancelReservation: declaredPromise<Refund, CancellationAsked>('cancelReservation'),
    loadReservation: declaredPromise<Reservation, ReservationVisit>('loadReservation'),
  },
  actions: {
    takeTerms: assign(({ context }, { cancellation: { refundNow, policies } }: Reservation) => ({
      refund: refundNow,
      policies,
      attempt:
        refundNow.total.amount === context.refund?.total.amount ? context.attempt : context.attempt + 1,
    })),
    noteRefund: assign((_, refund: Refund) => ({ refund, ...noReason })),
    forgetFailure: assign(noReason),
    noteFailure: assign((_, error: Cause) => whyOf(error)),
    beginAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    leadToTheOutcome: emit({ type: 'focus.wanted', on: 'cancellation' }),
    // Provided by whoever shows the reservation.
    reportChange: () => undefined,
  },
  guards: {
    itFailedAs,
    itIsCancelled: (_, reservation: Reservation) => wasCalledOff(reservation),
    itCanBeCancelled: (_, { cancellation }: Reservation) => cancellation.allowed,
  },
}).createMachine({
  id: 'cancellation',
  description: 'A guest calls a reservation off, and knows beforehand what comes back.',
  context: ({ input }) => ({ ...input, attempt: 1, refund: undefined, policies: [], ...noReason }),
  initial: 'loading',
  states: {
    loading: {
      description: 'What the host says of the reservation is on its way.',
      tags: 'waiting',
      on: { 'reservation.told': whenTold },
    },
    available: {
      description: 'The reservation can be called off; the guest sees what comes back today and until when.',
      tags: 'settled',
      on: { 'cancellation.begun': 'confirming', 'reservation.told': whenTold },
    },
    confirming: {
      description: 'The guest is asked whether to call it off, beside the refund they would get now.',
      tags: 'settled',
      on: whileAsked,
    },
    cancelling: {
      description: 'The host is being asked to call the reservation off.',
      tags: 'waiting',
      invoke: {
        id: 'cancelReservation',
        src: 'cancelReservation',
        input: ({ context }) => ({
          reservationId: context.reservationId,
          token: context.token,
          expectedRefund: context.refund?.total.amount,
          idempotencyKey: keyOfCall(context.visitId, 'cancelReservation', context.attempt),
        }),
        onDone: {
          target: 'cancelled',
          actions: [
            { type: 'noteRefund', params: ({ event }) => event.output },
            'reportChange',
            'leadToTheOutcome',
          ],
        },
        onError: onFailure({
          'terms-changed': {
            description: 'Less would come back than the guest was shown; nothing has happened.',
            target: 'reassessing',
            actions: 'beginAnotherAttempt',
          },
          'wrong-state': {
            description: 'It can no longer be called off.',
            target: 'unavailable',
            actions: ['beginAnotherAttempt', 'reportChange', 'leadToTheOutcome'],
          },
          otherwise: 'notCancelled',
        }),
      },
    },
    reassessing: {
      description: 'The refund has become smaller meanwhile; the new one is being fetched.',
      tags: 'waiting',
      invoke: {
        id: 'loadReservation',
        src: 'loadReservation',
        input: ({ context: { reservationId, token, visitId } }) => ({ reservationId, token, visitId }),
        onDone: [
          {
            guard: { type: 'itIsCancelled', params: answered },
            target: 'cancelled',
            actions: [...takeTermsAnswered, 'reportChange', 'leadToTheOutcome'],
          },
          {
            guard: { type: 'itCanBeCancelled', params: answered },
            target: 'termsChanged',
            actions: takeTermsAnswered,
          },
          { target: 'unavailable', actions: [...takeTermsAnswered, 'reportChange', 'leadToTheOutcome'] },
        ],
        onError: { target: 'notCancelled', actions: noteFailure },
      },
    },
    termsChanged: {
      description: 'The guest sees the smaller refund and calls it off at that, or keeps the stay.',
      tags: 'failed',
      on: whileAsked,
    },
    notCancelled: {
      description: 'The reservation could not be called off; the guest can try again, or keep the stay.',
      tags: 'failed',
      on: whileAsked,
    },
    cancelled: {
      description: 'The reservation is called off; the guest sees what they get back.',
      tags: 'settled',
    },
    unavailable: {
      description: 'The reservation cannot be called off, or no longer; the host can be asked.',
      tags: 'settled',
      on: { 'reservation.told': whenTold },
    },
  },
});
