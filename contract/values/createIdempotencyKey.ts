/**
 * Returns the idempotency key of a call: the same for each repetition, and a new one for each `attempt` with another
 * payload. `journey` identifies the booking, the visit or the message of the call. A host must treat the key as opaque.
 */
export const createIdempotencyKey = (journey: string, call: string, attempt: number): string =>
  `${journey}:${call}:${attempt}`;
