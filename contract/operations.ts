import { accessCode, accessOpened, accessRequest, accessRequested } from './schemas/access.ts';
import { contactRequest, messageAccepted } from './schemas/contact.ts';
import { bookingHeader, minimalHeader, repeatable } from './schemas/headers.ts';
import { savedDraft, draftRead, saveDraftRequest, readDraftRequest } from './schemas/guestsDraft.ts';
import { guestsRegistered, guestsRequest } from './schemas/legalForm.ts';
import { legalText, legalTextName } from './schemas/legal.ts';
import type { GuestOperation } from './operation.ts';
import { calendarDate, linkToken, reservationId, unitId } from './schemas/primitives.ts';
import { quote, stayRequest } from './schemas/quote.ts';
import { availability } from './schemas/availability.ts';
import { rentalUnit, unitDescription } from './schemas/rentalUnit.ts';
import { guestsInPath, staySearch } from './schemas/staySearch.ts';
import { pageInPath, unitList } from './schemas/unitList.ts';
import {
  checkoutSession,
  hold,
  otpLink,
  otpLinkRequest,
  otpRequest,
  paymentRequest,
  resendRequest,
  resent,
  reservationRequest,
  verified,
} from './schemas/hold.ts';
import { cancelRequest, cancelled, reservation } from './schemas/reservation.ts';
import { stayDetailsRequest, stayDetailsSaved } from './schemas/stayDetails.ts';

/** The base path of the host's API, on the site's own origin. */
export const apiBase = '/api/1';

/** The path of the OpenAPI document of the embedded host API. */
export const apiDocumentPath = `${apiBase}/openapi.json`;

/** The path on which the embedded host API receives webhook events of the payment gateway. */
export const paymentWebhookPath = `${apiBase}/payment/webhook`;

/**
 * The operations between the site and a host's API. The client's types, the embedded host's routes and validation, and
 * the OpenAPI document are derived from this table.
 */
export const operations = {
  getRentalUnit: {
    method: 'get',
    path: '/rental-unit/{id}',
    summary: 'Get a property with its texts, prices, rules and unavailable nights',
    params: { id: unitId },
    headers: minimalHeader,
    success: { status: 200, answer: rentalUnit, minimal: unitDescription },
    problems: { 404: ['not-found'], 410: ['no-longer-let'] },
  },
  getAvailability: {
    method: 'get',
    path: '/rental-unit/{id}/availability',
    summary: 'Get the unavailable nights and the possible check-in dates of a property',
    params: { id: unitId },
    success: { status: 200, answer: availability },
    problems: { 404: ['not-found'], 410: ['no-longer-let'] },
  },
  listRentalUnits: {
    method: 'get',
    path: '/rental-units/{page}',
    summary: 'List the properties that the site offers, page by page',
    params: { page: pageInPath },
    success: { status: 200, answer: unitList },
    problems: { 404: ['not-found'] },
  },
  searchStays: {
    method: 'get',
    path: '/stay-search/{startDate}/{endDate}/{guestCount}/{page}',
    summary:
      'List the properties that the site offers, the available ones first, with the price of a stay; no nights are held',
    params: { startDate: calendarDate, endDate: calendarDate, guestCount: guestsInPath, page: pageInPath },
    success: { status: 200, answer: staySearch },
    problems: { 404: ['not-found'], 422: ['validation-failed'] },
  },
  previewPrice: {
    method: 'post',
    path: '/reservation/price-preview',
    summary: 'Get the price of a stay; no nights are held',
    headers: bookingHeader,
    body: stayRequest,
    success: { status: 200, answer: quote },
    problems: { 404: ['not-found'], 409: ['dates-unavailable'], 422: ['validation-failed'] },
  },
  createReservation: {
    method: 'post',
    path: '/reservation',
    summary: 'Create a reservation for free nights and send a one-time password by e-mail',
    headers: bookingHeader,
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
    summary: 'Confirm the e-mail address with the one-time password or its link, and hold the nights',
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
  readOtpLink: {
    method: 'post',
    path: '/reservation/otp/link',
    summary:
      'Get the stay that the link in the e-mail with the one-time password confirms, without using the link',
    body: otpLinkRequest,
    success: { status: 200, answer: otpLink },
    problems: {
      404: ['not-found'],
      409: ['wrong-state'],
      410: ['otp-expired', 'hold-expired'],
      422: ['otp-incorrect', 'validation-failed'],
      423: ['otp-locked'],
    },
  },
  resendOtp: {
    method: 'post',
    path: '/reservation/otp/resend',
    summary: 'Send a new one-time password, which replaces the earlier one',
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
    summary: 'Open a checkout session at the payment gateway, or return the open one',
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
    summary: 'Get a reservation by its link',
    params: { id: reservationId, token: linkToken },
    success: { status: 200, answer: reservation },
    problems: { 404: ['not-found'] },
  },
  requestAccess: {
    method: 'post',
    path: '/reservation/access',
    summary: 'Send a code by e-mail to the guest of a reservation who does not have its link',
    headers: repeatable,
    body: accessRequest,
    success: { status: 202, answer: accessRequested },
    problems: { 409: ['idempotency-mismatch'], 422: ['validation-failed'] },
  },
  openAccess: {
    method: 'post',
    path: '/reservation/access/open',
    summary: 'Exchange that code for the token of the reservation link',
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
    summary: 'Cancel a reservation and refund the amount of its cancellation policy',
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
    summary: 'Register all guests of a reservation as the law requires; a confirmed registration is final',
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
    summary: 'Store a draft of the guest registration until it is submitted',
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
    summary: 'Get the draft of the guest registration',
    body: readDraftRequest,
    success: { status: 200, answer: draftRead },
    problems: { 404: ['not-found'], 422: ['validation-failed'] },
  },
  saveStayDetails: {
    method: 'post',
    path: '/reservation/details',
    summary: 'Store the arrival time and the invoice details of a stay',
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
    summary: 'Get the privacy notice, the terms or the imprint as structured text',
    params: { text: legalTextName },
    success: { status: 200, answer: legalText },
    problems: { 404: ['not-found'] },
  },
  contactHost: {
    method: 'post',
    path: '/contact',
    summary: 'Send a message to the host of a property',
    headers: repeatable,
    body: contactRequest,
    success: { status: 202, answer: messageAccepted },
    problems: { 404: ['not-found'], 409: ['idempotency-mismatch'], 422: ['validation-failed'] },
  },
} as const satisfies Record<string, GuestOperation>;

export type Operations = typeof operations;
export type OperationName = keyof Operations;
