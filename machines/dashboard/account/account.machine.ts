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
import { afterLoadingTooLong, loadingTimeout } from '../../shared/loading.ts';
import { onFailure } from '../../shared/onFailure.ts';
import type { Tag } from '../../shared/tags.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';

/** A session of the signed-in person. */
export interface OwnSession {
  id: string;
  /** The browser and system; may be empty. */
  agent: string;
  since: string;
  seenAt: string;
  isThis: boolean;
}

export interface AccountContext extends FailureReason {
  sessions: readonly OwnSession[];
  /** The id of the session that is being ended. */
  endedId: string;
}

export type AccountEvent =
  | { type: 'retry.requested' }
  | ConnectionReturned
  /** The person ends one of their other sessions. */
  | { type: 'session.endRequested'; id: string };

const loadAgain = { target: 'loading', actions: 'focusPage' } as const;

const ending = {
  'session.endRequested': {
    target: 'ending',
    actions: {
      type: 'storeEnded',
      params: ({ event }: { event: { id: string } }) => event.id,
    },
  },
} as const;

/** Shows the signed-in person where they are signed in, and ends their other sessions. */
export const accountMachine = setup({
  types: {
    context: {} as AccountContext,
    events: {} as AccountEvent,
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    listSessions: declaredPromise<readonly OwnSession[]>('listSessions'),
    endOtherSession: declaredPromise<void, string>('endOtherSession'),
  },
  actions: {
    storeSessions: assign((_, sessions: readonly OwnSession[]) => ({ sessions, ...noFailureReason })),
    storeEnded: assign((_, endedId: string) => ({ endedId })),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    storeTimeout: assign(timedOut),
    clearFailure: assign(noFailureReason),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
  },
  guards: { isFailureKind },
  delays: { loadingTimeout },
}).createMachine({
  id: 'account',
  description: 'A person sees where they are signed in, and ends their other sessions.',
  context: { sessions: [], endedId: '', ...noFailureReason },
  initial: 'loading',
  states: {
    loading: {
      description: 'The host is asked where the person is signed in.',
      tags: 'waiting',
      after: afterLoadingTooLong('notLoaded'),
      invoke: {
        id: 'listSessions',
        src: 'listSessions',
        onDone: { target: 'list', actions: { type: 'storeSessions', params: ({ event }) => event.output } },
        onError: onFailure({ otherwise: 'notLoaded' }),
      },
    },
    notLoaded: {
      description: 'The sessions could not be loaded; the person can try again.',
      tags: 'failed',
      on: { 'retry.requested': loadAgain, 'connection.returned': loadAgain },
    },
    list: { description: 'The person sees their sessions.', on: ending },
    ending: {
      description: 'The host ends the session.',
      tags: 'waiting',
      invoke: {
        id: 'endOtherSession',
        src: 'endOtherSession',
        input: ({ context }) => context.endedId,
        onDone: { target: 'loading', actions: ['clearFailure', 'focusPage'] },
        onError: onFailure({
          'not-found': { target: 'loading', actions: 'focusPage', description: 'It has ended already.' },
          otherwise: 'notEnded',
        }),
      },
    },
    notEnded: {
      description: 'The host did not confirm that the session has ended; the person can try again.',
      tags: 'failed',
      on: ending,
    },
  },
});
