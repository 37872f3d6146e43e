import type { sessionMachine } from '../../../../machines/dashboard/session/session.machine.ts';
import { ownerSession } from '../../../../machines/dashboard/shared/session.samples.ts';
import { focusPage, rulesFor, type Rules, type SentEffect } from '../rule.ts';
import { getReason, noReason, timedOut, waiting } from '../why.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof sessionMachine>();

const ended = { session: undefined };
const toTabs = (type: string): SentEffect => ({ to: 'syncTabs', event: { type } });
const openFirstPage: SentEffect = { uiEffect: { type: 'address.requested', address: '/host' } };

/** A link is opened whatever the tab shows. */
const always = { 'link.followed': leadsTo('followingLink', { linkToken: 'token' }) };
const signedOut = leadsTo('signedOut', ended, focusPage);

const signedIn = {
  ...always,
  'session.changed': unchanged({ session: { ...ownerSession, hasPasskey: false }, ...noReason }),
  'session.ended': signedOut,
  'session.outdated': leadsTo('loading'),
  'signOut.requested': leadsTo('signingOut', {}, focusPage),
};

const states = defineRules(
  { session: { ...ownerSession, productName: 'Before' }, linkToken: 'key', ...waiting },
  {
    loading: {
      first: 'begins',
      tags: ['waiting'],
      calls: { loadSession: ['loadSession', undefined] },
      answers: {
        'loadSession.answered': leadsTo('signedIn.following', { session: ownerSession, ...noReason }),
      },
      fails: {
        loadSession: {
          unauthorized: (why) => leadsTo('signedOut', { ...ended, ...getReason(why) }),
          otherwise: (why) => leadsTo('notLoaded', getReason(why)),
        },
      },
      on: always,
      after: [20_000, leadsTo('notLoaded', timedOut)],
    },
    notLoaded: {
      first: ['loading', 'loadSession.failed.unreachable'],
      tags: ['failed'],
      on: {
        ...always,
        'retry.requested': leadsTo('loading', {}, focusPage),
        'connection.returned': leadsTo('loading', {}, focusPage),
      },
    },
    signedOut: {
      first: ['loading', 'loadSession.failed.unauthorized'],
      calls: { signIn: ['signIn', undefined] },
      on: {
        ...always,
        'session.opened': leadsTo(
          'signedIn.following',
          { session: ownerSession, ...noReason },
          toTabs('session.outdated'),
          focusPage,
        ),
        'session.outdated': leadsTo('loading', {}, focusPage),
      },
    },
    followingLink: {
      first: ['loading', 'link.followed'],
      calls: { accessLink: ['accessLink', { token: 'key' }] },
      on: {
        'link.followed': leadsTo('followingLink', { linkToken: 'token' }),
        'session.opened': leadsTo(
          'signedIn.following',
          { session: ownerSession, ...noReason },
          toTabs('session.outdated'),
          openFirstPage,
          focusPage,
        ),
        'link.abandoned': leadsTo('loading', {}, openFirstPage, focusPage),
      },
    },
    'signedIn.following': {
      first: ['loading', 'loadSession.answered'],
      on: { ...signedIn, 'changes.missed': leadsTo('signedIn.notFollowing') },
    },
    'signedIn.notFollowing': {
      first: ['signedIn.following', 'changes.missed'],
      on: { ...signedIn, 'changes.followed': leadsTo('signedIn.following') },
    },
    signingOut: {
      first: ['signedIn.following', 'signOut.requested'],
      tags: ['waiting'],
      on: always,
      calls: { endSession: ['endSession', undefined] },
      answers: {
        'endSession.answered': leadsTo(
          'signedOut',
          { ...ended, ...noReason },
          toTabs('session.ended'),
          focusPage,
        ),
      },
      fails: {
        endSession: {
          unauthorized: (why) => leadsTo('signedOut', { ...ended, ...getReason(why) }, focusPage),
          otherwise: (why) => leadsTo('notSignedOut', getReason(why)),
        },
      },
    },
    notSignedOut: {
      first: ['signingOut', 'endSession.failed.unreachable'],
      tags: ['failed'],
      on: {
        ...always,
        'signOut.requested': leadsTo('signingOut', {}, focusPage),
        'signOut.abandoned': leadsTo('signedIn.following', {}, focusPage),
        'session.ended': signedOut,
      },
    },
  },
);

/** The rules for each event in each state of the session of a tab. */
export const sessionRules: Rules<typeof sessionMachine> = {
  begins: { in: 'loading', with: { session: undefined, linkToken: '', ...noReason } },
  // The other tabs are followed as long as the tab is open.
  steps: {
    '': { syncTabs: ['syncTabs', undefined] },
    signedIn: { followChanges: ['followChanges', undefined] },
  },
  states,
};
