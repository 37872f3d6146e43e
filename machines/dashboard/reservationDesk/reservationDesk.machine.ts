import { assign, emit, setup } from 'xstate';
import type { DeskReservation } from '../../../contract/dashboard/deskReservation.ts';
import type { ConnectionReturned } from '../../shared/connection.ts';
import type { Cause } from '../../shared/declared.ts';
import {
  getReason,
  isFailureKind,
  noFailureReason,
  timedOut,
  type FailureReason,
} from '../../shared/failures.ts';
import { loadingTimeout } from '../../shared/loading.ts';
import type { Tag } from '../../shared/tags.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import type { DataChanged } from '../shared/dataChanged.ts';
import { liveStates, storeOutput } from '../shared/liveList.ts';
import { declaredReservation, loadReservation, reservationLoadingStates } from '../shared/reservationPage.ts';

export interface DeskInput {
  /** The number of the reservation, from the address. */
  number: string;
}

/** The context, with the reason if the reservation could not be loaded. */
export interface DeskContext extends DeskInput, FailureReason {
  /** The reservation as it was loaded last. */
  reservation: DeskReservation | undefined;
}

export type DeskEvent = { type: 'retry.requested' } | ConnectionReturned | DataChanged;

const storeReservation = storeOutput('storeReservation');

/** Shows one reservation to a host. Forms and actions have pages of their own. */
export const reservationDeskMachine = setup({
  types: {
    input: {} as DeskInput,
    context: {} as DeskContext,
    events: {} as DeskEvent,
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: { loadReservationDesk: declaredReservation() },
  actions: {
    storeReservation: assign((_, reservation: DeskReservation) => ({ reservation, ...noFailureReason })),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    storeTimeout: assign(timedOut),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
  },
  guards: { isFailureKind },
  delays: { loadingTimeout },
}).createMachine({
  id: 'reservationDesk',
  description: 'A host looks at one reservation.',
  context: ({ input }) => ({ ...input, reservation: undefined, ...noFailureReason }),
  initial: 'loading',
  states: {
    ...reservationLoadingStates({ target: 'shown', actions: storeReservation } as const),
    shown: {
      description: 'The reservation is shown.',
      initial: 'idle',
      states: liveStates('refreshReservationDesk', loadReservation, storeReservation, {}),
    },
  },
});
