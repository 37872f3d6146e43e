import { assign, sendParent, setup } from 'xstate';
import type { Reservation } from '../../contract/reservation.ts';
import { isBooked } from '../../contract/rules/booked.ts';
import { keyOfCall } from '../../contract/rules/keyOfCall.ts';
import { hasFailed } from '../../contract/rules/payments.ts';
import { checkoutMachine } from '../checkout/checkout.machine.ts';
import { onStaleReservation, isReservationStale, storeEnd, type CheckoutEnded } from '../checkout/ended.ts';
import { noFailureReason, type FailureReason } from '../shared/failures.ts';
import type { ReservationVisit, ReservationUpdated } from '../shared/reservationUpdated.ts';
import type { Tag } from '../shared/tags.ts';

/** It keeps why no page to pay at was reached. */
export interface PaymentContext extends ReservationVisit, FailureReason {
  /** The property, whose page the gateway sends the guest back to. */
  unitId: string;
  /** Raised when another checkout is to be asked for: this one was answered. */
  attempt: number;
}

export type PaymentEvent = ReservationUpdated | { type: 'payment.requested' } | { type: 'checkout.opened' };

const opened: PaymentEvent = { type: 'checkout.opened' };

/** The checkout of what could not be charged, which tells when its page is open. */
export const checkoutOfPayment = checkoutMachine.provide({
  actions: { reportOpened: sendParent(opened) },
});

const getUpdated = ({ event }: { event: ReservationUpdated }) => event.reservation;

const storeUnit = { type: 'storeUnit', params: getUpdated } as const;

const onUpdate = [
  { guard: { type: 'aPaymentFailed', params: getUpdated }, target: '#payment.due', actions: storeUnit },
  { target: '#payment.settled', actions: storeUnit },
] as const;

/** A payment that could not be charged to the guest's card is paid by hand. */
export const paymentMachine = setup({
  types: {
    input: {} as ReservationVisit,
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    children: {} as { checkout: 'checkout' },
    tags: {} as Tag,
  },
  actors: { checkout: checkoutOfPayment },
  actions: {
    storeUnit: assign((_, { unit }: Reservation) => ({ unitId: unit.id })),
    storeEnd: assign((_, { failure, retryAfter }: CheckoutEnded) => ({ failure, retryAfter })),
    clearFailure: assign(noFailureReason),
    startAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    // Provided by whoever shows the reservation.
    reportChange: () => undefined,
  },
  guards: {
    isReservationStale,
    aPaymentFailed: (_, reservation: Reservation) =>
      isBooked(reservation) && reservation.payments.some(hasFailed),
  },
}).createMachine({
  id: 'payment',
  description: 'A payment that could not be charged to the guest’s card is paid by hand.',
  context: ({ input }) => ({ ...input, unitId: '', attempt: 1, ...noFailureReason }),
  initial: 'loading',
  states: {
    loading: {
      description: 'What the host says of the reservation is on its way.',
      tags: 'waiting',
      on: { 'reservation.updated': onUpdate },
    },
    settled: {
      description: 'Nothing waits for the guest: everything due was charged, or will be when it is due.',
      tags: 'settled',
      on: { 'reservation.updated': onUpdate },
    },
    due: {
      description: 'A payment could not be charged; the guest can pay it now, with any card.',
      tags: 'settled',
      on: { 'payment.requested': 'redirecting', 'reservation.updated': onUpdate },
    },
    redirecting: {
      description: 'The guest is on the way to the payment gateway.',
      tags: 'waiting',
      invoke: {
        id: 'checkout',
        src: 'checkout',
        input: ({ context: { unitId, reservationId, token, visitId, attempt } }) => ({
          unitId,
          reservationId,
          token,
          idempotencyKey: keyOfCall(visitId, 'createCheckout', attempt),
        }),
        onDone: [
          {
            description: 'It was paid meanwhile, or the stay was called off.',
            guard: onStaleReservation,
            target: 'loading',
            actions: [storeEnd, 'startAnotherAttempt', 'reportChange'],
          },
          { target: 'notRedirected', actions: storeEnd },
        ],
      },
      initial: 'creating',
      states: {
        creating: {
          description: 'A page to pay at is being asked for.',
          on: {
            'checkout.opened': { target: 'leaving', actions: ['clearFailure', 'startAnotherAttempt'] },
          },
        },
        leaving: {
          description:
            'The page is open, and the browser leaves for it; who comes back is told how it stands.',
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
