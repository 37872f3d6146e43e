import { assign, emit, setup } from 'xstate';
import type { AccessOpened, AccessRequested } from '../../contract/access.ts';
import type { CallFailed } from '../../contract/callFailed.ts';
import { keyOfCall } from '../../contract/rules/keyOfCall.ts';
import { declaredPromise, type Cause } from '../shared/declared.ts';
import {
  toFailure,
  isFailureKind,
  wasLastAttempt,
  noFailure,
  storeAttemptsLeft,
  storeFailure,
  onLastTry,
  type FailedCall,
} from '../shared/failures.ts';
import { onFailure } from '../shared/onFailure.ts';
import type { Tag } from '../shared/tags.ts';
import { codeIsComplete, typedCode } from '../shared/typedCode.ts';
import type { UiEffect } from '../shared/uiEffect.ts';

/** How a guest names their reservation; without a number it is the one that waits for its payment. */
export interface AccessForm {
  number: string;
  email: string;
}

export interface AccessContext extends FailedCall {
  /** Names this visit in idempotency keys. */
  visitId: string;
  /** Raised when something else is sent than before. */
  attempt: number;
  form: AccessForm;
  /** The request that the code belongs to. */
  accessId: string;
  otp: string;
  /** How many wrong codes are left, once one was wrong. */
  attemptsLeft: number | undefined;
  opened: AccessOpened | undefined;
}

/** A request whose code can still be entered. */
export interface AccessMade extends AccessRequested {
  form: AccessForm;
}

export type AccessEvent =
  /**
   * The page is on the screen; the id names the visit in idempotency keys. The address is that typed for a booking, and the
   * request one that this tab made before it was loaded again.
   */
  | { type: 'page.opened'; visitId: string; email: string; request?: AccessMade | undefined }
  | { type: 'access.changed'; form: Partial<AccessForm> }
  | { type: 'access.requested' }
  | { type: 'otp.changed'; otp: string }
  | { type: 'otp.submitted' }
  /** The guest asks for another code. */
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

const getKey = ({ visitId, attempt }: AccessContext, call: string) => keyOfCall(visitId, call, attempt);

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

const afterTheCode = {
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
/** After a wrong code the guest presses the button: each try counts. */
const whileCorrecting = { ...codeTransitions, 'otp.changed': { actions: storeTypedOtp } } as const;

/** The request is over: a new one is another attempt. */
const dropRequest = ['clearCode', 'startAnotherAttempt', 'clearRequest'] as const;

/** A guest who does not have the link opens their reservation with its number and a code by e-mail. */
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
    applyRequest: assign((_, { form, accessId }: AccessMade) => ({ form, accessId })),
    storeRequested: assign((_, { accessId }: AccessRequested) => ({ accessId, ...noFailure })),
    // An earlier code may have reached the host: another one is another attempt.
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
    // Provided by the page that the machine runs on.
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
  description:
    'A guest who does not have the link opens their reservation with its number and a code by e-mail.',
  context: {
    ...noFailure,
    visitId: '',
    attempt: 1,
    form: { number: '', email: '' },
    accessId: '',
    otp: '',
    attemptsLeft: undefined,
    opened: undefined,
  },
  initial: 'asking',
  states: {
    asking: {
      description:
        'The guest types the number of the reservation and the e-mail address that it was made with.',
      tags: 'settled',
      on: {
        ...requestTransitions,
        'page.opened': [
          {
            description: 'The page was loaded again while its code is awaited.',
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
              'The page is on the screen: the visit gets its id, and the form the address typed for a booking.',
            actions: { type: 'storeReservationVisit', params: ({ event }) => event },
          },
        ],
      },
    },
    requesting: {
      description: 'The host is asked to mail a code.',
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
          'not-found': { description: 'The host has no such call.', target: 'unsupported' },
          otherwise: 'notRequested',
        }),
      },
    },
    refused: {
      description: 'Some answers cannot be used; each is named at its field, and what was typed stays.',
      tags: 'failed',
      on: requestTransitions,
    },
    tooMany: {
      description: 'Too many codes were requested; the guest waits a while, or writes to the host.',
      tags: 'failed',
      on: requestTransitions,
    },
    notRequested: {
      description: 'The code could not be requested; the guest can try again, and what was typed stays.',
      tags: 'failed',
      on: requestTransitions,
    },
    unsupported: {
      description:
        'The host mails no codes for access; the guest uses the link in the e-mail or writes to the host.',
      tags: 'failed',
      on: requestTransitions,
    },
    entering: {
      description: 'A code was mailed if such a reservation exists; the guest types it.',
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
          { guard: onLastTry, target: 'locked', actions: [storeFailure, ...dropRequest] },
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
      description: 'The code was not the right one; the guest sees how many tries are left.',
      tags: 'failed',
      on: whileCorrecting,
    },
    notOpened: {
      description: 'The code could not be checked; the guest can send it again.',
      tags: 'failed',
      on: whileCorrecting,
    },
    resending: {
      description: 'The host is asked to mail another code.',
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
      description: 'No further code is mailed for now; the last one still works.',
      tags: 'failed',
      on: codeTransitions,
    },
    notResent: {
      description: 'The new code could not be requested; the guest can try again, or use the earlier one.',
      tags: 'failed',
      on: codeTransitions,
    },
    locked: {
      description: 'Too many wrong codes; the guest can request a new one.',
      tags: 'failed',
      on: afterTheCode,
    },
    expired: {
      description: 'The code is too old; the guest can request a new one.',
      tags: 'failed',
      on: afterTheCode,
    },
    opened: {
      description: 'The code was right; the reservation is opened with the token of its link.',
      tags: 'settled',
    },
  },
});
