import type * as v from 'valibot';
import { accessCode, accessOpened, accessRequest, accessRequested } from './access.ts';
import { contactRequest, messageTaken } from './contact.ts';
import { ofABooking, ofTheLeast, repeatable, type CallHeader } from './headers.ts';
import { savedDraft, draftRead, saveDraftRequest, readDraftRequest } from './guestsDraft.ts';
import { guestsRegistered, guestsRequest } from './legalForm.ts';
import { legalText, legalTextName } from './legal.ts';
import { calendarDate, linkToken, reservationId, unitId } from './primitives.ts';
import type { ProblemKind } from './problemKinds.ts';
import { quote, stayRequest } from './quote.ts';
import { availability } from './availability.ts';
import { rentalUnit, unitDescription } from './rentalUnit.ts';
import { guestsInPath, staySearch } from './staySearch.ts';
import {
  checkoutSession,
  hold,
  otpRequest,
  paymentRequest,
  resendRequest,
  resent,
  reservationRequest,
  verified,
} from './hold.ts';
import { cancelRequest, cancelled, reservation } from './reservation.ts';
import { stayDetailsRequest, stayDetailsSaved } from './stayDetails.ts';

/** Where every call of the host API begins, on the site's own origin. */
export const apiBase = '/api/1';

/** Where the embedded host API is described, as OpenAPI. */
export const apiDocumentPath = `${apiBase}/openapi.json`;

/** Where its payment gateway tells the embedded host API what became of a payment. */
export const paymentWebhookPath = `${apiBase}/payment/webhook`;

/** How long a call may take, in milliseconds. */
export const apiTimeout = 10_000;

type Schema = v.GenericSchema;

export interface Operation {
  readonly method: 'get' | 'post';
  /** Below {@link apiBase}; parameters in braces. */
  readonly path: string;
  readonly summary: string;
  readonly params?: Readonly<Record<string, Schema>>;
  /** Headers it may have, of which none is needed. */
  readonly headers?: Readonly<Partial<Record<CallHeader, Schema>>>;
  readonly body?: Schema;
  /** The one success and its status. */
  readonly success: {
    readonly status: 200 | 201 | 202;
    readonly answer: Schema;
    /** What a host may leave it at for who asks with `Prefer: return=minimal` (RFC 7240 §4.2). */
    readonly minimal?: Schema;
  };
  /** The problems it may answer besides those every call may: its status, then its kinds. */
  readonly problems: Readonly<
    Partial<Record<404 | 409 | 410 | 422 | 423 | 429 | 502, readonly ProblemKind[]>>
  >;
}

/** Problems any call may answer. */
export const commonProblems = {
  400: ['validation-failed'],
  401: ['unauthorized'],
  429: ['too-many-requests'],
  503: ['unavailable'],
} as const satisfies Record<number, readonly ProblemKind[]>;

/**
 * What the site and a host API say to each other: the client's types, the embedded host's routes and
 * validation, and the OpenAPI document all come from this table.
 */
export const operations = {
  getRentalUnit: {
    method: 'get',
    path: '/rental-unit/{id}',
    summary: 'A property with its texts, prices, rules and the nights that are taken',
    params: { id: unitId },
    headers: ofTheLeast,
    success: { status: 200, answer: rentalUnit, minimal: unitDescription },
    problems: { 404: ['not-found'], 410: ['no-longer-let'] },
  },
  getAvailability: {
    method: 'get',
    path: '/rental-unit/{id}/availability',
    summary: 'The nights of a property that are taken, and between which days a stay may begin',
    params: { id: unitId },
    success: { status: 200, answer: availability },
    problems: { 404: ['not-found'], 410: ['no-longer-let'] },
  },
  searchStays: {
    method: 'get',
    path: '/stay-search/{startDate}/{endDate}/{guestCount}',
    summary: 'Which properties can be had for a stay, and for how much; nothing is held',
    params: { startDate: calendarDate, endDate: calendarDate, guestCount: guestsInPath },
    success: { status: 200, answer: staySearch },
    problems: { 404: ['not-found'], 422: ['validation-failed'] },
  },
  previewPrice: {
    method: 'post',
    path: '/reservation/price-preview',
    summary: 'The price of a stay; nothing is held',
    headers: ofABooking,
    body: stayRequest,
    success: { status: 200, answer: quote },
    problems: { 404: ['not-found'], 409: ['dates-unavailable'], 422: ['validation-failed'] },
  },
  createReservation: {
    method: 'post',
    path: '/reservation',
    summary: 'Takes an order for free nights and mails a one-time password',
    headers: ofABooking,
    body: reservationRequest,
    success: { status: 201, answer: hold },
    problems: {
      404: ['not-found'],
      409: ['dates-unavailable', 'terms-changed', 'idempotency-mismatch'],
      422: ['validation-failed'],
    },
  },
  verifyOtp: {
    method: 'post',
    path: '/reservation/otp',
    summary: 'Proves the e-mail address with the one-time password, and holds the nights',
    headers: repeatable,
    body: otpRequest,
    success: { status: 200, answer: verified },
    problems: {
      404: ['not-found'],
      409: ['dates-unavailable', 'wrong-state', 'idempotency-mismatch'],
      410: ['otp-expired', 'hold-expired'],
      422: ['otp-incorrect', 'validation-failed'],
      423: ['otp-locked'],
    },
  },
  resendOtp: {
    method: 'post',
    path: '/reservation/otp/resend',
    summary: 'Mails a new one-time password; the earlier one stops working',
    headers: repeatable,
    body: resendRequest,
    success: { status: 200, answer: resent },
    problems: {
      404: ['not-found'],
      409: ['wrong-state', 'idempotency-mismatch'],
      410: ['hold-expired'],
      422: ['validation-failed'],
      423: ['otp-locked'],
    },
  },
  createCheckout: {
    method: 'post',
    path: '/payment',
    summary: 'Opens a checkout session at the payment gateway, or answers the one that is open',
    headers: repeatable,
    body: paymentRequest,
    success: { status: 200, answer: checkoutSession },
    problems: {
      404: ['not-found'],
      409: ['dates-unavailable', 'wrong-state', 'idempotency-mismatch'],
      410: ['hold-expired'],
      422: ['validation-failed'],
      502: ['payment-gateway'],
    },
  },
  getReservation: {
    method: 'get',
    path: '/reservation/{id}/{token}',
    summary: 'A reservation, for the holder of its link',
    params: { id: reservationId, token: linkToken },
    success: { status: 200, answer: reservation },
    problems: { 404: ['not-found'] },
  },
  requestAccess: {
    method: 'post',
    path: '/reservation/access',
    summary: 'Mails a code to the guest of a reservation who does not have its link',
    headers: repeatable,
    body: accessRequest,
    success: { status: 202, answer: accessRequested },
    problems: { 409: ['idempotency-mismatch'], 422: ['validation-failed'] },
  },
  openAccess: {
    method: 'post',
    path: '/reservation/access/open',
    summary: 'Answers the token of the link to whoever brings that code',
    headers: repeatable,
    body: accessCode,
    success: { status: 200, answer: accessOpened },
    problems: {
      404: ['not-found'],
      409: ['idempotency-mismatch'],
      410: ['otp-expired'],
      422: ['otp-incorrect', 'validation-failed'],
      423: ['otp-locked'],
    },
  },
  cancelReservation: {
    method: 'post',
    path: '/reservation/cancel',
    summary: 'Calls a reservation off and refunds what its policy says',
    headers: repeatable,
    body: cancelRequest,
    success: { status: 200, answer: cancelled },
    problems: {
      404: ['not-found'],
      409: ['wrong-state', 'terms-changed', 'idempotency-mismatch'],
      422: ['validation-failed'],
    },
  },
  registerGuests: {
    method: 'post',
    path: '/reservation/guests',
    summary: 'Registers every guest of a reservation as the law requires; once confirmed it is final',
    headers: repeatable,
    body: guestsRequest,
    success: { status: 200, answer: guestsRegistered },
    problems: {
      404: ['not-found'],
      409: ['wrong-state', 'idempotency-mismatch'],
      422: ['validation-failed'],
    },
  },
  keepGuestsDraft: {
    method: 'post',
    path: '/reservation/guests/draft',
    summary: 'Keeps what was typed of the guests so far, until they are registered',
    body: saveDraftRequest,
    success: { status: 200, answer: savedDraft },
    problems: {
      404: ['not-found'],
      409: ['draft-changed', 'wrong-state'],
      422: ['validation-failed'],
    },
  },
  readGuestsDraft: {
    method: 'post',
    path: '/reservation/guests/draft/read',
    summary: 'What was typed of the guests so far, for the holder of the link',
    body: readDraftRequest,
    success: { status: 200, answer: draftRead },
    problems: { 404: ['not-found'], 422: ['validation-failed'] },
  },
  saveStayDetails: {
    method: 'post',
    path: '/reservation/details',
    summary: 'Takes down what an invoice is to say, and when the guests arrive',
    headers: repeatable,
    body: stayDetailsRequest,
    success: { status: 200, answer: stayDetailsSaved },
    problems: {
      404: ['not-found'],
      409: ['wrong-state', 'idempotency-mismatch'],
      422: ['validation-failed'],
    },
  },
  getLegalText: {
    method: 'get',
    path: '/legal/{text}',
    summary: 'The privacy notice, the terms or the imprint, for pages to draw',
    params: { text: legalTextName },
    success: { status: 200, answer: legalText },
    problems: { 404: ['not-found'] },
  },
  contactHost: {
    method: 'post',
    path: '/contact',
    summary: 'Passes a message on to the host of a property',
    headers: repeatable,
    body: contactRequest,
    success: { status: 202, answer: messageTaken },
    problems: { 404: ['not-found'], 409: ['idempotency-mismatch'], 422: ['validation-failed'] },
  },
} as const satisfies Record<string, Operation>;

export type Operations = typeof operations;
export type OperationName = keyof Operations;
