import { assign, emit, setup, spawnChild, stopChild, type EventObject } from 'xstate';
import type { OtpLink, Resent, Verified } from '../../contract/schemas/hold.ts';
import { createIdempotencyKey } from '../../contract/values/createIdempotencyKey.ts';
import type { ConnectionReturned } from '../shared/connection.ts';
import { declaredCallback, declaredPromise, type Cause } from '../shared/declared.ts';
import {
  getReason,
  isFailureKind,
  noFailureReason,
  timedOut,
  wasLastAttempt,
  type FailureReason,
} from '../shared/failures.ts';
import { loadingTimeout } from '../shared/loading.ts';
import type { ReservationVisit } from '../shared/reservationUpdated.ts';
import type { Tag } from '../shared/tags.ts';
import type { UiEffect } from '../shared/uiEffect.ts';

/** The context, with the reason for the last failed request. `token` is that of the link in the e-mail with the code. */
export interface OtpLinkContext extends ReservationVisit, FailureReason {
  /** Increased with each further e-mail. */
  attempt: number;
  /** The stay that the link confirms. */
  stay: OtpLink | undefined;
}

export type OtpLinkEvent =
  /** The link in the page's address; the token is empty if the address has none. */
  | { type: 'link.read'; token: string; visitId: string }
  /** The guest confirms their e-mail address. */
  | { type: 'link.accepted' }
  /** The guest requests another e-mail. */
  | { type: 'otp.resendRequested' }
  | { type: 'retry.requested' }
  /** The network connection has returned. */
  | ConnectionReturned
  /** The guest opens or leaves the page. */
  | { type: 'page.opened' }
  | { type: 'page.left' };

/** The part of the context that names the link. */
export type OtpLinkInput = Pick<OtpLinkContext, 'reservationId' | 'token'>;

export type OtpLinkCall = OtpLinkInput & { idempotencyKey: string };

/** A confirmed booking, which the property's page resumes. */
export interface ConfirmedBooking {
  reservationId: string;
  stay: OtpLink;
  verified: Verified;
}

export const otpLinkSetup = setup({
  types: {
    input: {} as Pick<OtpLinkContext, 'reservationId'>,
    context: {} as OtpLinkContext,
    events: {} as OtpLinkEvent,
    emitted: {} as UiEffect,
    tags: {} as Tag,
  },
  actors: {
    readOtpLink: declaredPromise<OtpLink, OtpLinkInput>('readOtpLink'),
    verifyOtp: declaredPromise<Verified, OtpLinkCall>('verifyOtp'),
    resendOtp: declaredPromise<Resent, OtpLinkCall>('resendOtp'),
    followLink: declaredCallback<EventObject, string>(),
  },
  actions: {
    storeLink: assign((_, { token, visitId }: { token: string; visitId: string }) => ({ token, visitId })),
    storeStay: assign((_, stay: OtpLink) => ({ stay, ...noFailureReason })),
    storeFailure: assign((_, error: Cause) => getReason(error)),
    storeTimeout: assign(timedOut),
    clearFailure: assign(noFailureReason),
    startAnotherAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    openProperty: emit((_, { stay }: ConfirmedBooking) => ({
      type: 'page.requested' as const,
      page: 'property' as const,
      unitId: stay.unit.id,
    })),
    focusPage: emit({ type: 'focus.requested', on: 'page' }),
    followLink: spawnChild('followLink', {
      id: 'followLink',
      input: ({ context }: { context: OtpLinkContext }) => context.reservationId,
    }),
    stopFollowingLink: stopChild('followLink'),
    // Provided by the page that runs the machine.
    resumeBooking: (_now, _booking: ConfirmedBooking) => undefined,
  },
  guards: {
    isFailureKind,
    wasLastAttempt,
    isLinkComplete: (_, { token }: { token: string }) => token !== '',
    isTokenIncluded: (_, { token }: Verified) => token !== undefined,
  },
  delays: { loadingTimeout },
});

/** Returns the input of a call that changes something. */
export const getCall =
  (call: string) =>
  ({ context }: { context: OtpLinkContext }): OtpLinkCall => {
    const { reservationId, token, visitId, attempt } = context;
    return { reservationId, token, idempotencyKey: createIdempotencyKey(visitId, call, attempt) };
  };

/** Returns the confirmed booking as the parameter of actions. */
export const getConfirmed = ({
  context: { reservationId, stay },
  event,
}: {
  context: OtpLinkContext;
  event: { output: Verified };
}): ConfirmedBooking => ({ reservationId, stay: stay!, verified: event.output });
