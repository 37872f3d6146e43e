import { assign, emit, sendParent, sendTo, setup, type AnyEventObject } from 'xstate';
import { dashboardPage } from '../../../contract/dashboard/pages.ts';
import type { Session } from '../../../contract/dashboard/session.ts';
import type { ConnectionReturned } from '../../shared/connection.ts';
import { declaredCallback, declaredPromise, type Cause } from '../../shared/declared.ts';
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
import { accessLinkMachine } from '../accessLink/accessLink.machine.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import { signInMachine } from '../signIn/signIn.machine.ts';

/** The context, with the reason if the session could not be loaded or ended. */
export interface SessionContext extends FailureReason {
  /** The signed-in person; undefined while nobody is signed in. */
  session: Session | undefined;
  /** The token of the set-up or access link that the person has followed. */
  linkToken: string;
}

export type SessionEvent =
  | { type: 'retry.requested' }
  | ConnectionReturned
  /** The person has signed in, in this tab. */
  | { type: 'session.opened'; session: Session }
  /** A call changed the session: a new language, a new passkey, a fresh proof. */
  | { type: 'session.changed'; session: Session }
  /** The host no longer accepts the session, or the person signed out in another tab. */
  | { type: 'session.ended' }
  /** The person signed in in another tab, or the browser restored this page from its cache. */
  | { type: 'session.outdated' }
  /** The page does not learn of changes by other people, or learns of them again. */
  | { type: 'changes.missed' }
  | { type: 'changes.followed' }
  /** The person has followed a set-up or access link. */
  | { type: 'link.followed'; token: string }
  /** The person signs in with a code instead of the link. */
  | { type: 'link.abandoned' }
  | { type: 'signOut.requested' }
  /** The person stays signed in after a sign-out that failed. */
  | { type: 'signOut.abandoned' };

/** Sign-in, which reports to the session. */
export const signInOfSession = signInMachine.provide({
  actions: {
    reportSession: sendParent((_, session: Session) => ({ type: 'session.opened', session })),
  },
});

/** A set-up or access link, which reports to the session. */
export const accessLinkOfSession = accessLinkMachine.provide({
  actions: {
    reportSession: sendParent((_, session: Session) => ({ type: 'session.opened', session })),
    reportAbandoned: sendParent({ type: 'link.abandoned' }),
  },
});

const storeSession = {
  type: 'storeSession',
  params: ({ event }: { event: { session: Session } }) => event.session,
} as const;

const endSession = { target: 'signedOut', actions: ['clearSession', 'focusPage'] } as const;

/** The pressed button disappears, so the focus moves to the page's heading. */
const loadAgain = { target: 'loading', actions: 'focusPage' } as const;

/** Follows the session of a tab of the dashboard: who is signed in, sign-in and sign-out. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as DashboardEffect,
    children: {} as { signIn: 'signIn'; accessLink: 'accessLink' },
    tags: {} as Tag,
  },
  actors: {
    signIn: signInOfSession,
    accessLink: accessLinkOfSession,
    loadSession: declaredPromise<Session>('loadSession'),
    endSession: declaredPromise<void>('endSession'),
    syncTabs: declaredCallback<AnyEventObject, undefined>(),
    followChanges: declaredCallback<AnyEventObject, undefined>(),
  },
  actions: {
    storeSession: assign((_, session: Session) => ({ session, ...noFailureReason })),
    clearSession: assign({ session: undefined }),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    storeTimeout: assign(timedOut),
    clearFailure: assign(noFailureReason),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
    storeToken: assign((_, linkToken: string) => ({ linkToken })),
    openFirstPage: emit({ type: 'address.requested', address: dashboardPage }),
    announceSignIn: sendTo('syncTabs', { type: 'session.outdated' }),
    announceSignOut: sendTo('syncTabs', { type: 'session.ended' }),
  },
  guards: { isFailureKind },
  delays: { loadingTimeout },
}).createMachine({
  id: 'session',
  description: 'A person with access signs in to the dashboard, uses it, and signs out.',
  context: { session: undefined, linkToken: '', ...noFailureReason },
  invoke: { id: 'syncTabs', src: 'syncTabs' },
  initial: 'loading',
  on: {
    'link.followed': {
      target: '.followingLink',
      actions: { type: 'storeToken', params: ({ event }) => event.token },
    },
  },
  states: {
    loading: {
      description: 'The dashboard asks the host who is signed in.',
      tags: 'waiting',
      after: afterLoadingTooLong('notLoaded'),
      invoke: {
        id: 'loadSession',
        src: 'loadSession',
        onDone: {
          target: 'signedIn',
          actions: { type: 'storeSession', params: ({ event }) => event.output },
        },
        onError: onFailure({
          unauthorized: { target: 'signedOut', actions: 'clearSession' },
          otherwise: 'notLoaded',
        }),
      },
    },
    notLoaded: {
      description: 'The host did not answer who is signed in; the person can try again.',
      tags: 'failed',
      on: { 'retry.requested': loadAgain, 'connection.returned': loadAgain },
    },
    signedOut: {
      description: 'Nobody is signed in; the page shows sign-in, and nothing of the host’s data.',
      invoke: { id: 'signIn', src: 'signIn' },
      on: {
        'session.opened': { target: 'signedIn', actions: [storeSession, 'announceSignIn', 'focusPage'] },
        'session.outdated': {
          description: 'The person has signed in in another tab.',
          target: 'loading',
          actions: 'focusPage',
        },
      },
    },
    followingLink: {
      description: 'The person opens a set-up link or an access link, even if somebody is signed in.',
      invoke: {
        id: 'accessLink',
        src: 'accessLink',
        input: ({ context }) => ({ token: context.linkToken }),
      },
      on: {
        'session.opened': {
          target: 'signedIn',
          actions: [storeSession, 'announceSignIn', 'openFirstPage', 'focusPage'],
        },
        'link.abandoned': { target: 'loading', actions: ['openFirstPage', 'focusPage'] },
      },
    },
    signedIn: {
      description: 'The person is signed in and uses the pages of their role.',
      invoke: { id: 'followChanges', src: 'followChanges' },
      initial: 'following',
      states: {
        following: {
          description: 'The page shows changes by other people as soon as the host reports them.',
          on: { 'changes.missed': 'notFollowing' },
        },
        notFollowing: {
          description:
            'The host’s reports do not arrive, so the page loads its data again from time to time, and says so.',
          on: { 'changes.followed': 'following' },
        },
      },
      on: {
        'session.changed': { actions: storeSession },
        'session.ended': {
          ...endSession,
          description: 'The session has ended; after the next sign-in the person is on the same page.',
        },
        'session.outdated': {
          description: 'The Back button restored the page, so the session is checked again.',
          target: 'loading',
        },
        'signOut.requested': { target: 'signingOut', actions: 'focusPage' },
      },
    },
    signingOut: {
      description: 'The host ends the session.',
      tags: 'waiting',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        onDone: {
          target: 'signedOut',
          actions: ['clearSession', 'clearFailure', 'announceSignOut', 'focusPage'],
        },
        onError: onFailure({
          unauthorized: {
            target: 'signedOut',
            actions: ['clearSession', 'focusPage'],
            description: 'The session had ended already.',
          },
          otherwise: 'notSignedOut',
        }),
      },
    },
    notSignedOut: {
      description:
        'The host did not confirm that the session has ended; the person can try again, or stay signed in.',
      tags: 'failed',
      on: {
        'signOut.requested': { target: 'signingOut', actions: 'focusPage' },
        'signOut.abandoned': { target: 'signedIn', actions: 'focusPage' },
        'session.ended': endSession,
      },
    },
  },
});
