import { assign, emit, setup } from 'xstate';
import type { Refund } from '../../contract/schemas/refund.ts';
import type { Reservation } from '../../contract/schemas/reservation.ts';
import { isCancelled, isHold } from '../../contract/rules/booked.ts';
import { isCancellable } from '../../contract/rules/cancellable.ts';
import { getPaid } from '../../contract/rules/payments.ts';
import { declaredPromise, type Cause } from '../shared/declared.ts';
import { getReason, isFailureKind, noFailureReason } from '../shared/failures.ts';
import type { ReservationVisit } from '../shared/reservationUpdated.ts';
import type { Tag } from '../shared/tags.ts';
import type { UiEffect } from '../shared/uiEffect.ts';
import type * as t from './cancellation.types.ts';

const getTerms = (reservation: Reservation): t.Terms => ({
  refund: reservation.cancellation.refundNow,
  paid: getPaid(reservation),
  isHold: isHold(reservation),
});

const isSame = (a: t.Terms, b: t.Terms) =>
  a.refund?.total.amount === b.refund?.total.amount && a.paid === b.paid && a.isHold === b.isHold;

/** The setup of a cancellation. */
export const cancellationSetup = setup({
  types: {
    input: {} as ReservationVisit,
    context: {} as t.CancellationContext,
    events: {} as t.CancellationEvent,
    emitted: {} as UiEffect,
    tags: {} as Tag,
  },
  actors: {
    cancelReservation: declaredPromise<Refund, t.CancellationInput>('cancelReservation'),
    loadReservation: declaredPromise<Reservation, ReservationVisit>('loadReservation'),
  },
  actions: {
    applyTerms: assign(({ context }, reservation: Reservation) => {
      const terms = getTerms(reservation);
      return {
        ...terms,
        policies: reservation.cancellation.policies,
        attempt: isSame(terms, context) ? context.attempt : context.attempt + 1,
      };
    }),
    storeRefund: assign((_, refund: Refund) => ({ refund, ...noFailureReason })),
    clearFailure: assign(noFailureReason),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    startAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    focusOutcome: emit({ type: 'focus.requested', on: 'cancellation' }),
    // Provided by the reservation's machine.
    reportChange: () => undefined,
  },
  guards: {
    isFailureKind,
    isCancelled: (_, reservation: Reservation) => isCancelled(reservation),
    isCancellable: (_, reservation: Reservation) => isCancellable(reservation),
  },
});
