import { assign, sendParent, setup } from 'xstate';
import type { Reservation } from '../../contract/schemas/reservation.ts';
import { isBooked } from '../../contract/rules/booked.ts';
import { createIdempotencyKey } from '../../contract/values/createIdempotencyKey.ts';
import { hasFailed } from '../../contract/rules/payments.ts';
import { checkoutMachine } from '../checkout/checkout.machine.ts';
import {
  onStaleReservation,
  isReservationStale,
  storeCheckoutFailure,
  type CheckoutEnded,
} from '../checkout/ended.ts';
import { noFailureReason, type FailureReason } from '../shared/failures.ts';
import type { ReservationVisit, ReservationUpdated } from '../shared/reservationUpdated.ts';
import type { Tag } from '../shared/tags.ts';

/** The context, with the reason if the payment page could not be opened. */
export interface PaymentContext extends ReservationVisit, FailureReason {
  /** The property to whose page the gateway returns the guest. */
  unitId: string;
  /** Increased for each new checkout session. */
  attempt: number;
}

export type PaymentEvent = ReservationUpdated | { type: 'payment.requested' } | { type: 'checkout.opened' };

const opened: PaymentEvent = { type: 'checkout.opened' };

/** The checkout of a failed payment, which reports when its page is open. */
export const paymentCheckout = checkoutMachine.provide({
  actions: { reportOpened: sendParent(opened) },
});

const getUpdated = ({ event }: { event: ReservationUpdated }) => event.reservation;

const storeUnit = { type: 'storeUnit', params: getUpdated } as const;

const onUpdate = [
  { guard: { type: 'aPaymentFailed', params: getUpdated }, target: '#payment.due', actions: storeUnit },
  { target: '#payment.settled', actions: storeUnit },
] as const;

/** Collects a payment that could not be charged to the guest's card. */
export const paymentMachine = setup({
  types: {
    input: {} as ReservationVisit,
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    children: {} as { checkout: 'checkout' },
    tags: {} as Tag,
  },
  actors: { checkout: paymentCheckout },
  actions: {
    storeUnit: assign((_, { unit }: Reservation) => ({ unitId: unit.id })),
    storeCheckoutFailure: assign((_, { failure, retryAfter }: CheckoutEnded) => ({ failure, retryAfter })),
    clearFailure: assign(noFailureReason),
    startAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    // Provided by the reservation's machine.
    reportChange: () => undefined,
  },
  guards: {
    isReservationStale,
    aPaymentFailed: (_, reservation: Reservation) =>
      isBooked(reservation) && reservation.payments.some(hasFailed),
  },
}).createMachine({
  id: 'payment',
  description: 'A guest pays an instalment that could not be charged to their card.',
  context: ({ input }) => ({ ...input, unitId: '', attempt: 1, ...noFailureReason }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The reservation is being loaded from the host.',
      tags: 'waiting',
      on: { 'reservation.updated': onUpdate },
    },
    settled: {
      description: 'No payment has failed; later instalments are charged automatically.',
      tags: 'settled',
      on: { 'reservation.updated': onUpdate },
    },
    due: {
      description: 'A payment could not be charged; the guest can pay it now with any card.',
      tags: 'settled',
      on: { 'payment.requested': 'redirecting', 'reservation.updated': onUpdate },
    },
    redirecting: {
      description: 'The guest is being redirected to the payment gateway.',
      tags: 'waiting',
      invoke: {
        id: 'checkout',
        src: 'checkout',
        input: ({ context: { unitId, reservationId, token, visitId, attempt } }) => ({
          unitId,
          reservationId,
          token,
          idempotencyKey: createIdempotencyKey(visitId, 'createCheckout', attempt),
        }),
        onDone: [
          {
            description: 'The payment has been made, or the stay was cancelled.',
            guard: onStaleReservation,
            target: 'loading',
            actions: [storeCheckoutFailure, 'startAnotherAttempt', 'reportChange'],
          },
          { target: 'notRedirected', actions: storeCheckoutFailure },
        ],
      },
      initial: 'creating',
      states: {
        creating: {
          description: 'The payment page is being created.',
          on: {
            'checkout.opened': { target: 'leaving', actions: ['clearFailure', 'startAnotherAttempt'] },
          },
        },
        leaving: {
          description: 'The browser opens the payment page; the guest sees the status after they return.',
          on: { 'reservation.updated': onUpdate },
        },
      },
    },
    notRedirected: {
      description: 'The payment page could not be opened; the guest can try again.',
      tags: 'failed',
      on: { 'payment.requested': 'redirecting', 'reservation.updated': onUpdate },
    },
  },
});
