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
    ...loadingStates({ src: 'listSessions' }, { target: 'list', actions: storeOutput('storeSessions') }),
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
