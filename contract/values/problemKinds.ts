/** The kinds of problems, which are the last part of a problem's `type`. */
export const problemKinds = [
  'validation-failed',
  'unauthorized',
  'not-found',
  'no-longer-let',
  'dates-unavailable',
  'terms-changed',
  'hold-expired',
  'otp-incorrect',
  'otp-locked',
  'otp-expired',
  'wrong-state',
  'draft-changed',
  'too-many-requests',
  'idempotency-mismatch',
  'payment-gateway',
  'unavailable',
] as const;

export type ProblemKind = (typeof problemKinds)[number];

/** The prefix of every problem `type`, followed by a {@link ProblemKind}. */
export const problemTypeBase = 'https://estadia.dev/problems/';

/** Returns the kind of a problem, or undefined if the contract does not define its type. */
export function problemKind(type: string): ProblemKind | undefined {
  const kind = type.slice(type.lastIndexOf('/') + 1);
  return problemKinds.find((known) => known === kind);
}
