import { assign, emit, setup } from 'xstate';
import { getLogAddress, type LogFilters } from '../../../contract/dashboard/logAddress.ts';
import type { ConnectionReturned } from '../../shared/connection.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import {
  getReason,
  isFailureKind,
  noFailureReason,
  timedOut,
  type FailureReason,
} from '../../shared/failures.ts';
import { loadingTimeout } from '../../shared/loading.ts';
import { onFailure } from '../../shared/onFailure.ts';
import type { Tag } from '../../shared/tags.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import { loadingStates, storeOutput } from '../shared/liveList.ts';

/** Something that a person did. */
export interface LoggedAction {
  id: string;
  /** The name of the person, or `command line`. */
  actor: string;
  /** The name of the operation. */
  action: string;
  /** Null if it was no reservation, or one that was deleted. */
  reservationNumber: string | null;
  unitId: string | null;
  /** Values before and after, amounts, or the nights and people that it was about. */
  details: Readonly<Record<string, unknown>> | null;
  at: string;
}

/** Entries of the log, and the id from which the next page continues; null on the last page. */
export interface ActionPage {
  actions: readonly LoggedAction[];
  next: string | null;
}

export interface AuditLogInput {
  /** The filters in the address. */
  filters: LogFilters;
}

export interface AuditLogContext extends AuditLogInput, ActionPage, FailureReason {}

/** The wanted entries: those before one of them, or the newest ones. */
export interface ActionsQuery extends AuditLogInput {
  before: string | null;
}

export type AuditLogEvent =
  | { type: 'retry.requested' }
  | { type: 'more.requested' }
  | { type: 'filters.chosen'; filters: LogFilters }
  | ConnectionReturned;

const listNext = {
  src: 'listActions',
  input: ({ context: { filters, next } }: { context: AuditLogContext }): ActionsQuery => ({
    filters,
    before: next,
  }),
} as const;

/** Shows an owner what people did, the newest first. */
export const auditLogMachine = setup({
  types: {
    input: {} as AuditLogInput,
    context: {} as AuditLogContext,
    events: {} as AuditLogEvent,
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    listActions: declaredPromise<ActionPage, ActionsQuery>('listActions'),
  },
  actions: {
    addPage: assign(({ context }, { actions, next }: ActionPage) => ({
      actions: [...context.actions, ...actions],
      next,
      ...noFailureReason,
    })),
    storeFilters: assign((_, filters: LogFilters) => ({ filters, actions: [], next: null })),
    updateAddress: emit(({ context }) => ({
      type: 'address.replaced' as const,
      address: getLogAddress(context.filters),
    })),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    storeTimeout: assign(timedOut),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
  },
  guards: { isFailureKind },
  delays: { loadingTimeout },
}).createMachine({
  id: 'auditLog',
  description: 'An owner sees what people did in the dashboard.',
  context: ({ input }) => ({ ...input, actions: [], next: null, ...noFailureReason }),
  initial: 'loading',
  on: {
    'filters.chosen': {
      target: '.loading',
      actions: [{ type: 'storeFilters', params: ({ event }) => event.filters }, 'updateAddress'],
    },
  },
  states: {
    ...loadingStates(listNext, { target: 'list', actions: storeOutput('addPage') }),
    list: { description: 'The owner sees the entries.', on: { 'more.requested': 'adding' } },
    adding: {
      description: 'Earlier entries are being loaded.',
      tags: 'waiting',
      invoke: {
        id: 'listEarlierActions',
        ...listNext,
        onDone: { target: 'list', actions: storeOutput('addPage') },
        onError: onFailure({ otherwise: 'notAdded' }),
      },
    },
    notAdded: {
      description: 'Earlier entries could not be loaded; the owner can try again.',
      tags: 'failed',
      on: { 'more.requested': 'adding', 'connection.returned': 'adding' },
    },
  },
});
