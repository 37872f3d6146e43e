import { assign, emit, sendParent, sendTo, setup, type AnyEventObject } from 'xstate';
import { dashboardPage, dashboardPages } from '../../../contract/dashboard/pages.ts';
import type { Session } from '../../../contract/dashboard/session.ts';
import { declaredCallback, declaredPromise, type Cause } from '../../shared/declared.ts';
import { getReason, isFailureKind, noFailureReason, timedOut } from '../../shared/failures.ts';
import { loadingTimeout } from '../../shared/loading.ts';
import type { Tag } from '../../shared/tags.ts';
import { accessLinkMachine } from '../accessLink/accessLink.machine.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import { signInMachine } from '../signIn/signIn.machine.ts';
import type { SessionContext, SessionEvent } from './session.types.ts';

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

/** The setup of the session. */
export const sessionSetup = setup({
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
    storeProperty: assign((_, property: string) => ({ property })),
    clearProperty: assign({ property: '' }),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
    storeToken: assign((_, linkToken: string) => ({ linkToken })),
    openFirstPage: emit({ type: 'address.requested', address: dashboardPage }),
    openFirstSteps: emit({ type: 'address.requested', address: dashboardPages.welcome }),
    announceSignIn: sendTo('syncTabs', { type: 'session.outdated' }),
    announceSignOut: sendTo('syncTabs', { type: 'session.ended' }),
  },
  guards: { isFailureKind, isPreparing: (_, { isPreparing }: Session) => isPreparing === true },
  delays: { loadingTimeout },
});
