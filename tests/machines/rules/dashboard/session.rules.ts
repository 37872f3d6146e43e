import type { sessionMachine } from '../../../../machines/dashboard/session/session.machine.ts';
import { ownerSession } from '../../../../machines/dashboard/shared/session.samples.ts';
import { focusPage, rulesFor, type Rules, type SentEffect } from '../rule.ts';
import { getReason, noReason, timedOut, waiting } from '../why.ts';

const { goes, stays, tried } = rulesFor<typeof sessionMachine>();

const ended = { session: undefined };
const toTabs = (type: string): SentEffect => ({ to: 'syncTabs', event: { type } });
const openFirstPage: SentEffect = { uiEffect: { type: 'address.requested', address: '/host' } };

/** A link is opened whatever the tab shows. */
const always = { 'link.followed': goes('followingLink', { linkToken: 'token' }) };
const signedOut = goes('signedOut', ended, focusPage);

const signedIn = {
  ...always,
  'session.changed': stays({ session: { ...ownerSession, hasPasskey: false }, ...noReason }),
  'session.ended': signedOut,
  'session.outdated': goes('loading'),
  'signOut.requested': goes('signingOut', {}, focusPage),
};

const states = tried(
  { session: { ...ownerSession, productName: 'Before' }, linkToken: 'key', ...waiting },
  {
    loading: {
      first: 'begins',
      tags: ['waiting'],
      calls: { loadSession: ['loadSession', undefined] },
      answers: { 'loadSession.answered': goes('signedIn.following', { session: ownerSession, ...noReason }) },
      fails: {
        loadSession: {
          unauthorized: (why) => goes('signedOut', { ...ended, ...getReason(why) }),
          otherwise: (why) => goes('notLoaded', getReason(why)),
        },
      },
      on: always,
      after: [20_000, goes('notLoaded', timedOut)],
    },
    notLoaded: {
      first: ['loading', 'loadSession.failed.unreachable'],
      tags: ['failed'],
      on: {
        ...always,
        'retry.requested': goes('loading', {}, focusPage),
        'connection.returned': goes('loading', {}, focusPage),
      },
    },
    signedOut: {
      first: ['loading', 'loadSession.failed.unauthorized'],
      calls: { signIn: ['signIn', undefined] },
      on: {
        ...always,
        'session.opened': goes(
          'signedIn.following',
          { session: ownerSession, ...noReason },
          toTabs('session.outdated'),
          focusPage,
        ),
        'session.outdated': goes('loading', {}, focusPage),
      },
    },
    followingLink: {
      first: ['loading', 'link.followed'],
      calls: { accessLink: ['accessLink', { token: 'key' }] },
      on: {
        'link.followed': goes('followingLink', { linkToken: 'token' }),
        'session.opened': goes(
          'signedIn.following',
          { session: ownerSession, ...noReason },
          toTabs('session.outdated'),
          openFirstPage,
          focusPage,
        ),
        'link.abandoned': goes('loading', {}, openFirstPage, focusPage),
      },
    },
    'signedIn.following': {
      first: ['loading', 'loadSession.answered'],
      on: { ...signedIn, 'changes.missed': goes('signedIn.notFollowing') },
    },
    'signedIn.notFollowing': {
      first: ['signedIn.following', 'changes.missed'],
      on: { ...signedIn, 'changes.followed': goes('signedIn.following') },
    },
    signingOut: {
      first: ['signedIn.following', 'signOut.requested'],
      tags: ['waiting'],
      on: always,
      calls: { endSession: ['endSession', undefined] },
      answers: {
        'endSession.answered': goes(
          'signedOut',
          { ...ended, ...noReason },
          toTabs('session.ended'),
          focusPage,
        ),
      },
      fails: {
        endSession: {
          unauthorized: (why) => goes('signedOut', { ...ended, ...getReason(why) }, focusPage),
          otherwise: (why) => goes('notSignedOut', getReason(why)),
        },
      },
    },
    notSignedOut: {
      first: ['signingOut', 'endSession.failed.unreachable'],
      tags: ['failed'],
      on: {
        ...always,
        'signOut.requested': goes('signingOut', {}, focusPage),
        'signOut.abandoned': goes('signedIn.following', {}, focusPage),
        'session.ended': signedOut,
      },
    },
  },
);

/** What each event does in each state of the session of a tab. */
export const sessionRules: Rules<typeof sessionMachine> = {
  begins: { in: 'loading', with: { session: undefined, linkToken: '', ...noReason } },
  // The other tabs are followed as long as the tab is open.
  steps: {
    '': { syncTabs: ['syncTabs', undefined] },
    signedIn: { followChanges: ['followChanges', undefined] },
  },
  states,
};
