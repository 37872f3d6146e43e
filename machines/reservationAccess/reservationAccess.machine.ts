import { assign, emit, setup } from 'xstate';
import type { AccessOpened, AccessRequested } from '../../contract/schemas/access.ts';
import type { CallFailed } from '../../contract/schemas/callFailed.ts';
import { createIdempotencyKey } from '../../contract/values/createIdempotencyKey.ts';
import { declaredPromise, type Cause } from '../shared/declared.ts';
import {
  toFailure,
  isFailureKind,
  wasLastAttempt,
  noFailure,
  storeAttemptsLeft,
  storeFailure,
  onLastAttempt,
  type FailedCall,
} from '../shared/failures.ts';
import { onFailure } from '../shared/onFailure.ts';
import type { Tag } from '../shared/tags.ts';
import { codeIsComplete, typedCode } from '../shared/typedCode.ts';
import type { UiEffect } from '../shared/uiEffect.ts';

/** The access form. Without a number it requests the reservation that awaits its payment. */
export interface AccessForm {
  number: string;
  email: string;
}

export interface AccessContext extends FailedCall {
  /** Identifies this visit in idempotency keys. */
  visitId: string;
  /** Increased when a request is sent with a different payload. */
  attempt: number;
  form: AccessForm;
  /** The id of the access request to which the code belongs. */
  accessId: string;
  /** The instant at which the code expires. */
  otpExpiresAt: string;
  otp: string;
  /** The number of remaining attempts after a wrong code. */
  attemptsLeft: number | undefined;
  opened: AccessOpened | undefined;
}

/** An access request whose code can still be entered. */
export interface AccessMade extends AccessRequested {
  form: AccessForm;
}

export type AccessEvent =
  /**
   * The guest opens the page; the id identifies the visit in idempotency keys. `email` comes from the booking form, and
   * `request` from this tab before a reload.
   */
  | { type: 'page.opened'; visitId: string; email: string; request?: AccessMade | undefined }
  | { type: 'access.changed'; form: Partial<AccessForm> }
  | { type: 'access.requested' }
  | { type: 'otp.changed'; otp: string }
  | { type: 'otp.submitted' }
  /** The guest requests another code. */
  | { type: 'otp.resendRequested' }
  /** The guest corrects the number or the address. */
  | { type: 'access.restarted' };

export interface AccessInput {
  form: AccessForm;
  idempotencyKey: string;
}

export interface CodeSent {
  accessId: string;
  otp: string;
  idempotencyKey: string;
}

const getKey = ({ visitId, attempt }: AccessContext, call: string) =>
  createIdempotencyKey(visitId, call, attempt);

const storeForm = {
  type: 'storeForm',
  params: ({ event }: { event: { form: Partial<AccessForm> } }) => event.form,
} as const;

const requestTransitions = {
  'access.changed': { actions: ['startAnotherAttempt', storeForm] },
  'access.requested': 'requesting',
} as const;

const startAgain = {
  'otp.resendRequested': 'resending',
  'access.restarted': {
    target: 'asking',
    actions: ['clearCode', 'clearFailure', 'startAnotherAttempt', 'clearRequest', 'focusPage'],
  },
} as const;

const onCodeAnswer = {
  ...startAgain,
  'otp.resendRequested': { target: 'resending', actions: 'focusPage' },
} as const;

const typed = ({ event }: { event: { otp: string } }) => event.otp;
const storeTypedOtp = { type: 'storeTypedOtp', params: typed } as const;

const codeTransitions = {
  ...startAgain,
  'otp.changed': [
    {
      guard: { type: 'codeIsComplete', params: typed },
      target: 'opening',
      actions: storeTypedOtp,
    },
    { actions: storeTypedOtp },
  ],
  'otp.submitted': 'opening',
} as const;

const storeRequest = {
  type: 'storeRequest',
  params: ({ context, event }: { context: AccessContext; event: { output: AccessRequested } }) => ({
    ...event.output,
    form: context.form,
  }),
} as const;
/** After a wrong code the guest presses the button, because attempts are limited. */
const whileCorrecting = { ...codeTransitions, 'otp.changed': { actions: storeTypedOtp } } as const;

/** The access request has ended; the next one is a new attempt. */
const dropRequest = ['clearCode', 'startAnotherAttempt', 'clearRequest'] as const;

/** Opens a reservation with its number and a code by e-mail, for guests without the link. */
export const reservationAccessMachine = setup({
  types: {
    context: {} as AccessContext,
    events: {} as AccessEvent,
    emitted: {} as UiEffect,
    tags: {} as Tag,
  },
  actors: {
    requestAccess: declaredPromise<AccessRequested, AccessInput>('requestAccess'),
    openAccess: declaredPromise<AccessOpened, CodeSent>('openAccess'),
  },
  actions: {
    storeReservationVisit: assign(({ context }, { visitId, email }: { visitId: string; email: string }) => ({
      visitId,
      form: { ...context.form, email: context.form.email || email },
    })),
    storeForm: assign(({ context }, form: Partial<AccessForm>) => ({
      form: { ...context.form, ...form },
      violations: context.violations.filter(({ propertyPath }) => !Object.hasOwn(form, propertyPath)),
    })),
    applyRequest: assign((_, { form, accessId, otpExpiresAt }: AccessMade) => ({
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
    storeRequest: (_now, _request: AccessMade) => undefined,
    clearRequest: () => undefined,
  },
  guards: {
    isFailureKind,
    isCodeAwaited: (_, { request }: { request?: AccessMade | undefined }) => request !== undefined,
    codeIsComplete,
    wasLastAttempt,
  },
}).createMachine({
  id: 'reservationAccess',
  description: 'A guest without the link opens their reservation with its number and a code by e-mail.',
  context: {
    ...noFailure,
    visitId: '',
    attempt: 1,
    form: { number: '', email: '' },
    accessId: '',
    otpExpiresAt: '',
    otp: '',
    attemptsLeft: undefined,
    opened: undefined,
  },
  initial: 'asking',
  states: {
    asking: {
      description: 'The guest enters the reservation number and the e-mail address of the booking.',
      tags: 'settled',
      on: {
        ...requestTransitions,
        'page.opened': [
          {
            description: 'The page was reloaded while the guest was about to enter the code.',
            guard: { type: 'isCodeAwaited', params: ({ event }) => event },
            target: 'entering',
            actions: [
              { type: 'storeReservationVisit', params: ({ event }) => event },
              { type: 'applyRequest', params: ({ event }) => event.request! },
              'focusPage',
            ],
          },
          {
            description:
              'The guest opens the page; the visit gets an id, and the form the address from the booking.',
            actions: { type: 'storeReservationVisit', params: ({ event }) => event },
          },
        ],
      },
    },
    requesting: {
      description: 'The code is being requested from the host.',
      tags: 'waiting',
      invoke: {
        id: 'requestAccess',
        src: 'requestAccess',
        input: ({ context }) => ({ form: context.form, idempotencyKey: getKey(context, 'requestAccess') }),
        onDone: {
          target: 'entering',
          actions: [
            { type: 'storeRequested', params: ({ event }) => event.output },
            'startAnotherAttempt',
            storeRequest,
            'focusPage',
          ],
        },
        onError: onFailure({
          'validation-failed': { target: 'refused', actions: 'startAnotherAttempt' },
          'too-many-requests': 'tooMany',
          'not-found': { description: 'The host does not offer access codes.', target: 'unsupported' },
          otherwise: 'notRequested',
        }),
      },
    },
    refused: {
      description: 'The host rejected some answers; the form marks these fields and keeps all input.',
      tags: 'failed',
      on: requestTransitions,
    },
    tooMany: {
      description: 'The guest has requested too many codes; they can wait, or contact the host.',
      tags: 'failed',
      on: requestTransitions,
    },
    notRequested: {
      description: 'The code could not be requested; the guest can try again, and the form keeps all input.',
      tags: 'failed',
      on: requestTransitions,
    },
    unsupported: {
      description:
        'The host does not offer access codes; the guest uses the link in the e-mail, or contacts the host.',
      tags: 'failed',
      on: requestTransitions,
    },
    entering: {
      description: 'The host has sent a code if the reservation exists; the guest enters it.',
      tags: 'settled',
      on: codeTransitions,
    },
    opening: {
      description: 'The host is checking the code.',
      tags: 'waiting',
      invoke: {
        id: 'openAccess',
        src: 'openAccess',
        input: ({ context }) => ({
          accessId: context.accessId,
          otp: context.otp,
          idempotencyKey: getKey(context, 'openAccess'),
        }),
        onDone: {
          target: 'opened',
          actions: [
            { type: 'storeOpened', params: ({ event }) => event.output },
            'clearRequest',
            { type: 'openReservation', params: ({ event }) => event.output },
          ],
        },
        onError: [
          { guard: onLastAttempt, target: 'locked', actions: [storeFailure, ...dropRequest] },
          ...onFailure({
            wrongCode: { target: 'incorrect', actions: [storeAttemptsLeft, 'startAnotherAttempt'] },
            'otp-locked': { target: 'locked', actions: dropRequest },
            expiredCode: { target: 'expired', actions: dropRequest },
            otherwise: 'notOpened',
          }),
        ],
      },
    },
    incorrect: {
      description: 'The code was wrong; the guest sees how many attempts remain.',
      tags: 'failed',
      on: whileCorrecting,
    },
    notOpened: {
      description: 'The code could not be checked; the guest can submit it again.',
      tags: 'failed',
      on: whileCorrecting,
    },
    resending: {
      description: 'Another code is being requested from the host.',
      tags: 'waiting',
      invoke: {
        id: 'requestAnother',
        src: 'requestAccess',
        input: ({ context }) => ({ form: context.form, idempotencyKey: getKey(context, 'requestAccess') }),
        onDone: {
          target: 'entering',
          actions: [
            { type: 'storeRequested', params: ({ event }) => event.output },
            'clearCode',
            'startAnotherAttempt',
            storeRequest,
            'notifyResent',
          ],
        },
        onError: onFailure({ 'too-many-requests': 'noMoreCodes', otherwise: 'notResent' }),
      },
    },
    noMoreCodes: {
      description: 'The host sends no more codes for now; the last one is still valid.',
      tags: 'failed',
      on: codeTransitions,
    },
    notResent: {
      description: 'The new code could not be requested; the guest can try again, or use the earlier one.',
      tags: 'failed',
      on: codeTransitions,
    },
    locked: {
      description: 'The guest entered too many wrong codes; they can request a new one.',
      tags: 'failed',
      on: onCodeAnswer,
    },
    expired: {
      description: 'The code has expired; the guest can request a new one.',
      tags: 'failed',
      on: onCodeAnswer,
    },
    opened: {
      description: 'The code is correct, and the browser opens the reservation with the token of its link.',
      tags: 'settled',
    },
  },
});
