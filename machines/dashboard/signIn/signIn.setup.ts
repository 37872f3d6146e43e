import { assign, emit, setup, type AnyEventObject } from 'xstate';
import type { CallFailed } from '../../../contract/schemas/callFailed.ts';
import type { CodeRequested, Session } from '../../../contract/dashboard/session.ts';
import { declaredCallback, declaredPromise, type Cause } from '../../shared/declared.ts';
import { isFailureKind, noFailure, toFailure, wasLastAttempt } from '../../shared/failures.ts';
import type { Tag } from '../../shared/tags.ts';
import { codeIsComplete, typedCode } from '../../shared/typedCode.ts';
import { passkeyUseMachine, type PasskeyResult } from '../passkeyUse/passkeyUse.machine.ts';
import { noCode } from '../shared/codeEntry.ts';
import type { DashboardEffect } from '../shared/dashboardEffect.ts';
import type { SignInContext, SignInEvent } from './signIn.types.ts';

/** The common setup of the steps of sign-in. */
export const signInSetup = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    children: {} as { passkeyUse: 'passkeyUse' },
    emitted: {} as DashboardEffect,
    tags: {} as Tag,
  },
  actors: {
    requestCode: declaredPromise<CodeRequested, string>('requestCode'),
    passkeyUse: passkeyUseMachine,
    /** Waits until the person has chosen a passkey in the e-mail field, and signs in with it. */
    awaitAutofill: declaredCallback<AnyEventObject, undefined>(),
    verifyCode: declaredPromise<Session, string>('verifyCode'),
  },
  actions: {
    storeEmail: assign((_, email: string) => ({ email, violations: [] })),
    storeRequested: assign((_, { codeExpiresAt }: CodeRequested) => ({
      code: '',
      attemptsLeft: undefined,
      codeExpiresAt,
      ...noFailure,
    })),
    storeCode: assign((_, code: string) => ({ code: typedCode(code) })),
    clearCode: assign({ code: '', attemptsLeft: undefined }),
    storeAttemptsLeft: assign((_, { attemptsLeft }: CallFailed) => ({ attemptsLeft })),
    storeFailure: assign((_, error: Cause) => toFailure(error)),
    clearFailure: assign(noFailure),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
    // Provided by the session.
    reportSession: (_now, _session: Session) => undefined,
  },
  guards: {
    isFailureKind,
    codeIsComplete,
    wasLastAttempt,
    isSignedIn: (_, { session }: PasskeyResult) => session !== undefined,
  },
});

export const firstContext: SignInContext = { email: '', ...noCode };
