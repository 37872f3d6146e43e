/**
 * The idempotency key of a call: the same whenever the call is repeated, another one for the next `attempt`
 * with another payload. `journey` is the booking, the visit or the message that the call belongs to. For a
 * host it is a key and nothing more.
 */
export const keyOfCall = (journey: string, call: string, attempt: number): string =>
  `${journey}:${call}:${attempt}`;
