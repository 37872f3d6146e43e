import { assign, emit, setup } from 'xstate';
import type { DeskReservation } from '../../../contract/dashboard/deskReservation.ts';
import type { ConnectionReturned } from '../../shared/connection.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import {
  getReason,
  isFailureKind,
  noFailureReason,
  timedOut,
  type FailureReason,
} from '../../shared/failures.ts';
import { afterLoadingTooLong, loadingTimeout } from '../../shared/loading.ts';
import { onFailure } from '../../shared/onFailure.ts';
import type { Tag } from '../../shared/tags.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';

export interface DeskInput {
  /** The number of the reservation, from the address. */
  number: string;
}

/** The context, with the reason if the reservation could not be loaded. */
export interface DeskContext extends DeskInput, FailureReason {
  /** The reservation as it was loaded last. */
  reservation: DeskReservation | undefined;
}

export type DeskEvent = { type: 'retry.requested' } | ConnectionReturned;

/** The pressed button disappears, so the focus moves to the page's heading. */
const loadAgain = { target: 'loading', actions: 'focusPage' } as const;

/** Shows one reservation to a host. */
export const reservationDeskMachine = setup({
  types: {
    input: {} as DeskInput,
    context: {} as DeskContext,
    events: {} as DeskEvent,
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    loadReservationDesk: declaredPromise<DeskReservation, string>('loadReservationDesk'),
  },
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
    loading: {
      description: 'The reservation is being loaded.',
      tags: 'waiting',
      after: afterLoadingTooLong('notLoaded'),
      invoke: {
        id: 'loadReservationDesk',
        src: 'loadReservationDesk',
        input: ({ context }) => context.number,
        onDone: {
          target: 'shown',
          actions: { type: 'storeReservation', params: ({ event }) => event.output },
        },
        onError: onFailure({ 'not-found': 'unknown', otherwise: 'notLoaded' }),
      },
    },
    notLoaded: {
      description: 'The reservation could not be loaded; the host can try again.',
      tags: 'failed',
      on: { 'retry.requested': loadAgain, 'connection.returned': loadAgain },
    },
    unknown: {
      description: 'No reservation has this number; the host can try again.',
      tags: 'failed',
      on: { 'retry.requested': loadAgain },
    },
    shown: {
      description: 'The host sees the guest, the money, the registration, the arrival and the history.',
    },
  },
});
