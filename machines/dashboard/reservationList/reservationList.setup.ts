import { assign, emit, setup } from 'xstate';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { getReason, isFailureKind, noFailureReason, timedOut } from '../../shared/failures.ts';
import { loadingTimeout } from '../../shared/loading.ts';
import type { Tag } from '../../shared/tags.ts';
import { proofMachine } from '../proof/proof.machine.ts';
import { isProven } from '../proof/requireProof.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import {
  getListAddress,
  type ListPosition,
  type ReservationFilters,
} from '../../../contract/dashboard/listAddress.ts';
import type { ListColumn } from '../../../contract/dashboard/listColumns.ts';
import type * as t from './reservationList.types.ts';

/** Returns the part of the list that is shown. */
export const getPosition = ({
  context: { filters, pages },
}: {
  context: t.ReservationListContext;
}): ListPosition => ({ filters, pages });

/** The common setup of the parts of the list of reservations. */
export const reservationListSetup = setup({
  types: {
    input: {} as t.ReservationListInput,
    context: {} as t.ReservationListContext,
    events: {} as t.ReservationListEvent,
    children: {} as { proof: 'proof' },
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    listReservations: declaredPromise<t.FirstPage, ListPosition>('listReservations'),
    listMore: declaredPromise<t.ReservationPage, t.NextPage>('listMore'),
    /** Saves the list as a file. Returns whether it contains all reservations of the list. */
    exportReservations: declaredPromise<boolean, ReservationFilters>('exportReservations'),
    proof: proofMachine,
  },
  actions: {
    storeFilters: assign((_, filters: ReservationFilters) => ({ filters, pages: 1 })),
    storeOrder: assign(({ context }, { sort, order }: t.ListOrder) => ({
      filters: { ...context.filters, sort, order },
      pages: 1,
    })),
    storeColumns: assign((_, columns: readonly ListColumn[]) => ({ columns })),
    storePosition: assign(({ context }, position: ListPosition) => ({
      ...position,
      visit: context.visit + 1,
    })),
    storePage: assign((_, page: t.FirstPage) => ({ ...page, ...noFailureReason })),
    addPage: assign(({ context }, { reservations, next }: t.ReservationPage) => ({
      reservations: [...context.reservations, ...reservations],
      next,
      pages: context.pages + 1,
      ...noFailureReason,
    })),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    storeTimeout: assign(timedOut),
    clearFailure: assign(noFailureReason),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
    updateAddress: emit(({ context }) => ({
      type: 'address.replaced' as const,
      address: getListAddress(context),
    })),
  },
  guards: {
    isFailureKind,
    isProven,
    isOtherPosition: ({ context }, position: ListPosition) =>
      getListAddress(position) !== getListAddress(context),
    isEmpty: (_, { reservations }: t.ReservationPage) => reservations.length === 0,
    isComplete: (_, isComplete: boolean) => isComplete,
  },
  delays: { loadingTimeout },
});
