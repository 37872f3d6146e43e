import type { sessionMachine } from '../../../../machines/dashboard/session/session.machine.ts';
import { ownerSession, preparingSession } from '../../../../machines/dashboard/shared/session.samples.ts';
import { focusPage, rulesFor, type Rules, type SentEffect } from '../rule.ts';
import { getReason, noReason, timedOut, waiting } from '../failureReasons.ts';

const { leadsTo, unchanged, defineRules } = rulesFor<typeof sessionMachine>();

const ended = { session: undefined };
const toTabs = (type: string): SentEffect => ({ to: 'syncTabs', event: { type } });
const openPage = (address: string): SentEffect => ({ uiEffect: { type: 'address.requested', address } });
const openFirstPage = openPage('/host');

/** A link is opened whatever the tab shows. */
const always = { 'link.followed': leadsTo('followingLink', { linkToken: 'token' }) };
const signedOut = leadsTo('signedOut', ended, focusPage);

/** The property of a person is kept while they are signed in. */
const withoutProperty = { property: '' };

const signedIn = {
  'link.followed': leadsTo('followingLink', { linkToken: 'token', ...withoutProperty }),
  'session.changed': unchanged({ session: { ...ownerSession, hasPasskey: false }, ...noReason }),
  'session.ended': leadsTo('signedOut', { ...ended, ...withoutProperty }, focusPage),
  'session.outdated': leadsTo('loading', withoutProperty),
  'property.chosen': unchanged({ property: 'casa-do-limoeiro' }),
  'signOut.requested': leadsTo('signingOut', withoutProperty, focusPage),
};

const states = defineRules(
  { session: { ...ownerSession, productName: 'Before' }, linkToken: 'key', property: 'monte', ...waiting },
  {
    loading: {
      path: 'initial',
      tags: ['waiting'],
      calls: { loadSession: ['loadSession', undefined] },
      answers: {
        'loadSession.answered': leadsTo('signedIn.following', { session: ownerSession, ...noReason }),
      },
      fails: {
        loadSession: {
          unauthorized: (failure) => leadsTo('signedOut', { ...ended, ...getReason(failure) }),
          otherwise: (failure) => leadsTo('notLoaded', getReason(failure)),
        },
      },
      on: always,
      after: [20_000, leadsTo('notLoaded', timedOut)],
    },
    notLoaded: {
      path: ['loading', 'loadSession.failed.unreachable'],
      tags: ['failed'],
      on: {
        ...always,
        'retry.requested': leadsTo('loading', {}, focusPage),
        'connection.returned': leadsTo('loading', {}, focusPage),
      },
    },
    signedOut: {
      path: ['loading', 'loadSession.failed.unauthorized'],
      calls: { signIn: ['signIn', undefined] },
      on: {
        ...always,
        'session.opened': leadsTo(
          'signedIn.following',
          { session: ownerSession, ...noReason },
          toTabs('session.outdated'),
          focusPage,
        ),
        // The page stays the one that the person has opened.
        'session.opened.preparing': leadsTo(
          'signedIn.following',
          { session: preparingSession, ...noReason },
          toTabs('session.outdated'),
          focusPage,
        ),
        'session.outdated': leadsTo('loading', {}, focusPage),
      },
    },
    followingLink: {
      path: ['loading', 'link.followed'],
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
        'session.opened.preparing': leadsTo(
          'signedIn.following',
          { session: preparingSession, ...noReason },
          toTabs('session.outdated'),
          openPage('/host/welcome'),
          focusPage,
        ),
        'link.abandoned': leadsTo('loading', {}, openFirstPage, focusPage),
      },
    },
    'signedIn.following': {
      path: ['loading', 'loadSession.answered'],
      on: { ...signedIn, 'changes.missed': leadsTo('signedIn.notFollowing') },
    },
    'signedIn.notFollowing': {
      path: ['signedIn.following', 'changes.missed'],
      on: { ...signedIn, 'changes.followed': leadsTo('signedIn.following') },
    },
    signingOut: {
      path: ['signedIn.following', 'signOut.requested'],
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
          unauthorized: (failure) => leadsTo('signedOut', { ...ended, ...getReason(failure) }, focusPage),
          otherwise: (failure) => leadsTo('notSignedOut', getReason(failure)),
        },
      },
    },
    notSignedOut: {
      path: ['signingOut', 'endSession.failed.unreachable'],
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
  initial: { in: 'loading', with: { session: undefined, linkToken: '', property: '', ...noReason } },
  // The other tabs are followed as long as the tab is open.
  steps: {
    '': { syncTabs: ['syncTabs', undefined] },
    signedIn: { followChanges: ['followChanges', undefined] },
  },
  states,
};
