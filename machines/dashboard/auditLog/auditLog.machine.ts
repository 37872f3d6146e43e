import { assign, emit, setup } from 'xstate';
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

export interface AuditLogContext extends ActionPage, FailureReason {}

export type AuditLogEvent = { type: 'retry.requested' } | { type: 'more.requested' } | ConnectionReturned;

const listNext = {
  src: 'listActions',
  input: ({ context }: { context: AuditLogContext }) => context.next,
} as const;

/** Shows an owner what people did, the newest first. */
export const auditLogMachine = setup({
  types: {
    context: {} as AuditLogContext,
    events: {} as AuditLogEvent,
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    /** Lists the entries before one of them, or the newest ones. */
    listActions: declaredPromise<ActionPage, string | null>('listActions'),
  },
  actions: {
    addPage: assign(({ context }, { actions, next }: ActionPage) => ({
      actions: [...context.actions, ...actions],
      next,
      ...noFailureReason,
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
  context: { actions: [], next: null, ...noFailureReason },
  initial: 'loading',
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
