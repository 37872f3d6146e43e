/** The kinds of problems, which are the last part of a problem's `type`, and their titles. */
export const problemKinds = {
  'validation-failed': 'Validation failed',
  unauthorized: 'Unauthorized',
  'not-found': 'Not found',
  'no-longer-let': 'The property is no longer offered',
  'dates-unavailable': 'The dates are no longer available',
  'terms-changed': 'The terms have changed',
  'hold-expired': 'The hold on the dates has ended',
  'otp-incorrect': 'Incorrect OTP',
  'otp-locked': 'Too many incorrect one-time passwords',
  'otp-expired': 'The one-time password has expired',
  'wrong-state': 'The reservation is not in a state that allows this',
  'draft-changed': 'The draft was changed on another page',
  'too-many-requests': 'Too many requests',
  'idempotency-mismatch': 'The idempotency key was used with another payload',
  'payment-gateway': 'The payment gateway could not be reached',
  unavailable: 'The service is unavailable',
} as const;

export type ProblemKind = keyof typeof problemKinds;

/** The prefix of every problem `type`, followed by a {@link ProblemKind}. */
export const problemTypeBase = 'https://estadia.dev/problems/';

/** Returns the kind of a problem, or undefined if the contract does not define its type. */
export function problemKind(type: string): ProblemKind | undefined {
  const kind = type.slice(type.lastIndexOf('/') + 1);
  return Object.hasOwn(problemKinds, kind) ? (kind as ProblemKind) : undefined;
}
