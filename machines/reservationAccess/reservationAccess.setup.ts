import { assign, emit, setup } from 'xstate';
import type { AccessOpened, AccessRequested } from '../../contract/schemas/access.ts';
import type { CallFailed } from '../../contract/schemas/callFailed.ts';
import { createIdempotencyKey } from '../../contract/values/createIdempotencyKey.ts';
import { declaredPromise, type Cause } from '../shared/declared.ts';
import { toFailure, isFailureKind, wasLastAttempt, noFailure } from '../shared/failures.ts';
import type { Tag } from '../shared/tags.ts';
import { codeIsComplete, typedCode } from '../shared/typedCode.ts';
import type { UiEffect } from '../shared/uiEffect.ts';
import type * as t from './reservationAccess.types.ts';

/** The common setup of the two steps: the request for a code, and its entry. */
export const reservationAccessSetup = setup({
  types: {
    context: {} as t.AccessContext,
    events: {} as t.AccessEvent,
    emitted: {} as UiEffect,
    tags: {} as Tag,
  },
  actors: {
    requestAccess: declaredPromise<AccessRequested, t.AccessInput>('requestAccess'),
    openAccess: declaredPromise<AccessOpened, t.CodeSent>('openAccess'),
  },
  actions: {
    storeReservationVisit: assign(({ context }, { visitId, email }: { visitId: string; email: string }) => ({
      visitId,
      form: { ...context.form, email: context.form.email || email },
    })),
    storeForm: assign(({ context }, form: Partial<t.AccessForm>) => ({
      form: { ...context.form, ...form },
      violations: context.violations.filter(({ propertyPath }) => !Object.hasOwn(form, propertyPath)),
    })),
    applyRequest: assign((_, { form, accessId, otpExpiresAt }: t.AccessMade) => ({
      form,
      accessId,
      otpExpiresAt,
    })),
    storeRequested: assign((_, { accessId, otpExpiresAt }: AccessRequested) => ({
      accessId,
      otpExpiresAt,
      ...noFailure,
    })),
    // The host may have received the earlier code, so another code is a new attempt.
    storeTypedOtp: assign(({ context }, otp: string) => ({
      otp: typedCode(otp),
      attempt: context.attempt + 1,
    })),
    clearCode: assign({ otp: '', attemptsLeft: undefined }),
    storeAttemptsLeft: assign((_, { attemptsLeft }: CallFailed) => ({ attemptsLeft })),
    storeOpened: assign((_, opened: AccessOpened) => ({ opened, otp: '', ...noFailure })),
    storeFailure: assign((_, error: Cause) => toFailure(error)),
    clearFailure: assign(noFailure),
    startAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    openReservation: emit((_, { reservationId, token }: AccessOpened) => ({
      type: 'reservation.requested' as const,
      reservationId,
      token,
    })),
    notifyResent: emit({ type: 'toast.requested', toast: 'codeResent' }),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
    // Provided by the page that runs the machine.
    storeRequest: (_now, _request: t.AccessMade) => undefined,
    clearRequest: () => undefined,
  },
  guards: {
    isFailureKind,
    isCodeAwaited: (_, { request }: { request?: t.AccessMade | undefined }) => request !== undefined,
    codeIsComplete,
    wasLastAttempt,
  },
});

const getKey = ({ visitId, attempt }: t.AccessContext, call: string) =>
  createIdempotencyKey(visitId, call, attempt);

/** Returns the input of the call that requests a code. */
export const getAccessRequest = ({ context }: { context: t.AccessContext }): t.AccessInput => ({
  form: context.form,
  idempotencyKey: getKey(context, 'requestAccess'),
});

/** Returns the input of the call that sends the code. */
export const getSentCode = ({ context }: { context: t.AccessContext }): t.CodeSent => ({
  accessId: context.accessId,
  otp: context.otp,
  idempotencyKey: getKey(context, 'openAccess'),
});

interface RequestedEvent {
  event: { output: AccessRequested };
}

export const storeRequested = {
  type: 'storeRequested',
  params: ({ event }: RequestedEvent) => event.output,
} as const;

/** Stores the request in this tab, for a reload. */
export const storeRequest = {
  type: 'storeRequest',
  params: ({ context, event }: RequestedEvent & { context: t.AccessContext }) => ({
    ...event.output,
    form: context.form,
  }),
} as const;
