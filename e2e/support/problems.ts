import type { FailureKind } from '../../contract/schemas/callFailed.ts';
import { dashboardProblemKind } from '../../contract/values/dashboardProblemKinds.ts';
import { toViolation, type Violation } from '../../contract/schemas/violations.ts';
import { Refusal } from '../../server/host/base/refusal.ts';
import type { Call } from './calls.ts';

const refused: Partial<Record<Call, Violation>> = {
  createReservation: toViolation('guest.email', 'email'),
  previewPrice: toViolation('endDate', 'stay_too_short'),
  saveGuests: toViolation('guests[1].nationality', 'country'),
  saveDetails: toViolation('arrivalTime', 'arrival_time'),
  sendMessage: toViolation('email', 'email'),
  requestAccess: toViolation('email', 'email'),
  openAccess: toViolation('otp', 'otp_format'),
  createOwner: toViolation('owner.email', 'email'),
  createProperty: toViolation('name', 'blank'),
  saveSettings: toViolation('mail.server', 'blank'),
  testCalendar: toViolation('address', 'invalid'),
  addCalendar: toViolation('address', 'invalid'),
  createImportedDraft: toViolation('property', 'invalid_id'),
  invitePerson: toViolation('email', 'email'),
  previewRates: toViolation('price', 'not_a_number'),
  changeRates: toViolation('price', 'not_a_number'),
  sendRefund: toViolation('amount', 'not_a_number'),
  previewRefund: toViolation('amount', 'not_a_number'),
  saveEntry: toViolation('text', 'blank'),
  requestCode: toViolation('email', 'email'),
  verifyProof: toViolation('code', 'otp_format'),
};

/** The host's answer for a failure kind; undefined if it does not answer. */
export function problemAnswer(call: Call, kind: FailureKind, isLastTry: boolean) {
  const problemKind = dashboardProblemKind(kind);
  if (problemKind === undefined) return undefined;
  const { problem } = new Refusal(problemKind, {
    ...(kind === 'validation-failed' && { violations: [refused[call] ?? toViolation('', 'invalid')] }),
    ...(kind === 'otp-incorrect' && {
      attemptsLeft: isLastTry ? 0 : 4,
      violations: [toViolation('otp', 'otp_incorrect')],
    }),
  });
  return {
    status: problem.status,
    contentType: 'application/problem+json',
    body: JSON.stringify(problem),
  };
}
