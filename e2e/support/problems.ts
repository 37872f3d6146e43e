import type { FailureKind } from '../../contract/callFailed.ts';
import { problemTypeBase } from '../../contract/problemKinds.ts';
import { violationOf, type Violation } from '../../contract/violations.ts';
import type { Call } from './calls.ts';

const statuses: Partial<Record<FailureKind, number>> = {
  'validation-failed': 422,
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
};

const refused: Partial<Record<Call, Violation>> = {
  createReservation: violationOf('guest.email', 'email'),
  previewPrice: violationOf('endDate', 'stay_too_short'),
  saveGuests: violationOf('guests[1].nationality', 'country'),
  saveDetails: violationOf('arrivalTime', 'arrival_time'),
  sendMessage: violationOf('email', 'email'),
  requestAccess: violationOf('email', 'email'),
  openAccess: violationOf('otp', 'otp_format'),
};

/** How the host says that a call failed; nothing where nobody answers. */
export function problemAnswer(call: Call, kind: FailureKind, isLastTry: boolean) {
  const status = statuses[kind];
  if (status === undefined) return undefined;
  const problem = {
    type: `${problemTypeBase}${kind}`,
    title: kind,
    status,
    ...(kind === 'validation-failed' && { violations: [refused[call] ?? violationOf('', 'invalid')] }),
    ...(kind === 'otp-incorrect' && {
      attemptsLeft: isLastTry ? 0 : 4,
      violations: [violationOf('otp', 'otp_incorrect')],
    }),
  };
  return { status, contentType: 'application/problem+json', body: JSON.stringify(problem) };
}
