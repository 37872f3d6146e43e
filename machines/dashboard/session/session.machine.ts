import type { Session } from '../../../contract/dashboard/session.ts';
import { noFailureReason } from '../../shared/failures.ts';
import { afterLoadingTooLong } from '../../shared/loading.ts';
import { onFailure } from '../../shared/onFailure.ts';
import { sessionSetup } from './session.setup.ts';

const storeSession = {
  type: 'storeSession',
  params: ({ event }: { event: { session: Session } }) => event.session,
} as const;

const endSession = { target: 'signedOut', actions: ['clearSession', 'focusPage'] } as const;

/** The pressed button disappears, so the focus moves to the page's heading. */
const loadAgain = { target: 'loading', actions: 'focusPage' } as const;

/** Follows the session of a tab of the dashboard: who is signed in, sign-in and sign-out. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'A person with access signs in to the dashboard, uses it, and signs out.',
  context: { session: undefined, linkToken: '', property: '', ...noFailureReason },
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
        'session.opened': [
          {
            description: 'The owner has not published a property yet.',
            guard: { type: 'isPreparing', params: ({ event }) => event.session },
            target: 'signedIn',
            actions: [storeSession, 'announceSignIn', 'openFirstSteps', 'focusPage'],
          },
          {
            target: 'signedIn',
            actions: [storeSession, 'announceSignIn', 'openFirstPage', 'focusPage'],
          },
        ],
        'link.abandoned': { target: 'loading', actions: ['openFirstPage', 'focusPage'] },
      },
    },
    signedIn: {
      description: 'The person is signed in and uses the pages of their role.',
      invoke: { id: 'followChanges', src: 'followChanges' },
      exit: 'clearProperty',
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
        'property.chosen': { actions: { type: 'storeProperty', params: ({ event }) => event.property } },
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
