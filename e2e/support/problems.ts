import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import { problemTypeBase } from '../../contract/values/problemKinds.ts';
import { toViolation, type Violation } from '../../contract/schemas/violations.ts';
import type { Call } from './calls.ts';

const statuses: Partial<Record<FailureKind, number>> = {
  'validation-failed': 422,
  unauthorized: 401,
  forbidden: 403,
  'proof-required': 403,
  'passkey-refused': 422,
  'link-expired': 410,
  'command-refused': 409,
  'email-taken': 409,
  'last-owner': 409,
  'no-mail-server': 409,
  'unknown-user': 404,
  'otp-incorrect': 422,
  'not-found': 404,
  'no-longer-let': 410,
  'dates-unavailable': 409,
  'terms-changed': 409,
  'wrong-state': 409,
  'draft-changed': 409,
  'idempotency-mismatch': 409,
  'hold-expired': 410,
  'otp-expired': 410,
  'otp-locked': 423,
  'too-many-requests': 429,
  'payment-gateway': 502,
  unavailable: 503,
};

const refused: Partial<Record<Call, Violation>> = {
  createReservation: toViolation('guest.email', 'email'),
  previewPrice: toViolation('endDate', 'stay_too_short'),
  saveGuests: toViolation('guests[1].nationality', 'country'),
  saveDetails: toViolation('arrivalTime', 'arrival_time'),
  sendMessage: toViolation('email', 'email'),
  requestAccess: toViolation('email', 'email'),
  openAccess: toViolation('otp', 'otp_format'),
  createOwner: toViolation('owner.email', 'email'),
  invitePerson: toViolation('email', 'email'),
  previewRates: toViolation('price', 'invalid'),
  changeRates: toViolation('price', 'invalid'),
  makeRepayment: toViolation('amount', 'not_a_number'),
  previewRepayment: toViolation('amount', 'not_a_number'),
  saveEntry: toViolation('text', 'blank'),
  requestCode: toViolation('email', 'email'),
};

/** The host's answer for a failure kind; undefined if it does not answer. */
export function problemAnswer(call: Call, kind: FailureKind, isLastTry: boolean) {
  const status = statuses[kind];
  if (status === undefined) return undefined;
  const problem = {
    type: `${problemTypeBase}${kind}`,
    title: kind,
    status,
    ...(kind === 'validation-failed' && { violations: [refused[call] ?? toViolation('', 'invalid')] }),
    ...(kind === 'otp-incorrect' && {
      attemptsLeft: isLastTry ? 0 : 4,
      violations: [toViolation('otp', 'otp_incorrect')],
    }),
  };
  return { status, contentType: 'application/problem+json', body: JSON.stringify(problem) };
}
