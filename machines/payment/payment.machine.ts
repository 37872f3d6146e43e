import { assign, setup } from 'xstate';
import type { FailureKind } from '../../contract/callFailed.ts';
import type { CheckoutSession, Reservation } from '../../contract/reservation.ts';
import { isBooked } from '../../contract/rules/booked.ts';
import { keyOfCall } from '../../contract/rules/keyOfCall.ts';
import { hasFailed } from '../../contract/rules/payments.ts';
import { declaredPromise, type Cause } from '../shared/declared.ts';
import { failedAs, failureOf, itFailedAs, noteFailure } from '../shared/failures.ts';
import type { ReservationVisit, ReservationTold } from '../shared/reservationTold.ts';
import type { Tag } from '../shared/tags.ts';

export interface PaymentContext extends ReservationVisit {
  /** The property, whose page the gateway sends the guest back to. */
  unitId: string;
  /** Raised when another checkout is to be asked for: this one was answered. */
  attempt: number;
  /** The gateway's page. */
  checkout: string | undefined;
  /** Why the last call failed. */
  failure: FailureKind | undefined;
}

export type PaymentEvent = ReservationTold | { type: 'payment.requested' };

/** A checkout of what could not be charged. */
export interface CheckoutAsked {
  unitId: string;
  reservationId: string;
  token: string;
  idempotencyKey: string;
}

const told = ({ event }: { event: ReservationTold }) => event.reservation;

const noteUnit = { type: 'noteUnit', params: told } as const;

const whenTold = [
  { guard: { type: 'aPaymentFailed', params: told }, target: '#payment.due', actions: noteUnit },
  { target: '#payment.settled', actions: noteUnit },
] as const;

/** A payment that could not be charged to the guest's card is paid by hand. */
export const paymentMachine = setup({
  types: {
    input: {} as ReservationVisit,
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    tags: {} as Tag,
  },
  actors: {
    createCheckout: declaredPromise<CheckoutSession, CheckoutAsked>('createCheckout'),
    leaveForGateway: declaredPromise<never, string>('leaveForGateway'),
  },
  actions: {
    noteUnit: assign((_, { unit }: Reservation) => ({ unitId: unit.id })),
    noteCheckout: assign((_, { url }: CheckoutSession) => ({ checkout: url, failure: undefined })),
    noteFailure: assign((_, error: Cause) => ({ failure: failureOf(error).failure })),
    beginAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    // Provided by whoever shows the reservation.
    reportChange: () => undefined,
  },
  guards: {
    itFailedAs,
    aPaymentFailed: (_, reservation: Reservation) =>
      isBooked(reservation) && reservation.payments.some(hasFailed),
  },
}).createMachine({
  id: 'payment',
  description: 'A payment that could not be charged to the guest’s card is paid by hand.',
  context: ({ input }) => ({ ...input, unitId: '', attempt: 1, checkout: undefined, failure: undefined }),
  initial: 'loading',
  states: {
    loading: {
      description: 'What the host says of the reservation is on its way.',
      tags: 'waiting',
      on: { 'reservation.told': whenTold },
    },
    settled: {
      description: 'Nothing waits for the guest: everything due was charged, or will be when it is due.',
      tags: 'settled',
      on: { 'reservation.told': whenTold },
    },
    due: {
      description: 'A payment could not be charged; the guest can pay it now, with any card.',
      tags: 'settled',
      on: { 'payment.requested': 'creatingCheckout', 'reservation.told': whenTold },
    },
    creatingCheckout: {
      description: 'A page to pay at is being asked for.',
      tags: 'waiting',
      invoke: {
        id: 'createCheckout',
        src: 'createCheckout',
        input: ({ context: { unitId, reservationId, token, visitId, attempt } }) => ({
          unitId,
          reservationId,
          token,
          idempotencyKey: keyOfCall(visitId, 'createCheckout', attempt),
        }),
        onDone: {
          target: 'leaving',
          actions: [{ type: 'noteCheckout', params: ({ event }) => event.output }, 'beginAnotherAttempt'],
        },
        onError: [
          {
            description: 'It was paid meanwhile, or the stay was called off.',
            guard: failedAs('wrong-state'),
            target: 'loading',
            actions: [noteFailure, 'beginAnotherAttempt', 'reportChange'],
          },
          { target: 'notRedirected', actions: noteFailure },
        ],
      },
    },
    leaving: {
      description: 'The guest is on the way to the payment gateway.',
      tags: 'waiting',
      invoke: {
        id: 'leaveForGateway',
        src: 'leaveForGateway',
        input: ({ context }) => context.checkout!,
        onError: { target: 'notRedirected', actions: noteFailure },
      },
      on: { 'reservation.told': whenTold },
    },
    notRedirected: {
      description: 'The payment page could not be opened; the guest can try again.',
      tags: 'failed',
      on: { 'payment.requested': 'creatingCheckout', 'reservation.told': whenTold },
    },
  },
});
