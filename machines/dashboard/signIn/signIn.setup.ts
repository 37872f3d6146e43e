import { assign, emit, setup } from 'xstate';
import type { CallFailed } from '../../../contract/callFailed.ts';
import type { Session } from '../../../contract/dashboard/session.ts';
import { declaredPromise, type Cause } from '../../shared/declared.ts';
import { isFailureKind, noFailure, toFailure, wasLastAttempt } from '../../shared/failures.ts';
import type { Tag } from '../../shared/tags.ts';
import { codeIsComplete, typedCode } from '../../shared/typedCode.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import type { SignInContext, SignInEvent } from './signIn.types.ts';

/** The common setup of the steps of sign-in. */
export const signInSetup = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    requestCode: declaredPromise<void, string>('requestCode'),
    verifyCode: declaredPromise<Session, string>('verifyCode'),
  },
  actions: {
    storeEmail: assign((_, email: string) => ({ email, violations: [] })),
    storeCode: assign((_, code: string) => ({ code: typedCode(code) })),
    clearCode: assign({ code: '', attemptsLeft: undefined }),
    storeAttemptsLeft: assign((_, { attemptsLeft }: CallFailed) => ({ attemptsLeft })),
    storeFailure: assign((_, error: Cause) => toFailure(error)),
    clearFailure: assign(noFailure),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
    // Provided by the session.
    reportSession: (_now, _session: Session) => undefined,
  },
  guards: { isFailureKind, codeIsComplete, wasLastAttempt },
});

export const firstContext: SignInContext = { email: '', code: '', attemptsLeft: undefined, ...noFailure };
