import { assign, emit, setup } from 'xstate';
import type { DeskReservation } from '../../../contract/dashboard/deskReservation.ts';
import { isTaskPossible } from '../../../contract/dashboard/possibleForms.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { isFailureKind, noFailure, timedOut, toFailure } from '../../shared/failures.ts';
import { loadingTimeout } from '../../shared/loading.ts';
import type { Tag } from '../../shared/tags.ts';
import { proofMachine } from '../proof/proof.machine.ts';
import { isProven } from '../proof/requireProof.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import { declaredLook, refuse } from '../shared/outcomes.ts';
import { declaredReservation } from '../shared/reservationPage.ts';
import type * as t from './refund.types.ts';

/** The types, actors and actions of a refund. */
export const refundSetup = setup({
  types: {
    input: {} as t.RefundInput,
    context: {} as t.RefundContext,
    events: {} as t.RefundEvent,
    children: {} as { proof: 'proof' },
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    loadReservationDesk: declaredReservation(),
    previewRefund: declaredPromise<t.RefundOrCancellation, t.RefundQuery>('previewRefund'),
    sendRefund: declaredPromise<t.RefundOrCancellation, t.ConfirmedRefund>('sendRefund'),
    lookAtReservation: declaredLook(),
    proof: proofMachine,
  },
  actions: {
    startAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    storeEntry: assign(({ context }, entry: Partial<t.RefundEntry>) => ({
      entry: { ...context.entry, ...entry },
      violations: context.violations.filter(({ propertyPath }) => !Object.hasOwn(entry, propertyPath)),
    })),
    storeReservation: assign((_, reservation: DeskReservation) => ({ reservation, ...noFailure })),
    storeEffect: assign((_, effect: t.RefundOrCancellation) => ({ effect, ...noFailure })),
    storeResult: assign((_, result: t.RefundOrCancellation) => ({ result, ...noFailure })),
    storePresent: assign((_, present: DeskReservation) => ({ present, ...noFailure })),
    storeRefusal: assign(({ context: { attempt } }, error: Cause) => refuse(attempt, error)),
    storeFailure: assign((_, error: Cause) => toFailure(error)),
    storeTimeout: assign(timedOut),
    clearFailure: assign(noFailure),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
    focusField: emit({ type: 'focus.requested', on: 'field' }),
  },
  guards: {
    isFailureKind,
    isProven,
    isPossible: ({ context }, reservation: DeskReservation) => isTaskPossible(reservation, context.kind),
  },
  delays: { loadingTimeout },
});
