import * as v from 'valibot';

const name = (longest: number) =>
  v.pipe(
    v.string(),
    v.nonEmpty('blank'),
    v.maxLength(longest, 'too_long'),
    v.regex(/^[\x21-\x7e]+$/, 'invalid_characters'),
  );

/** Of calls that change something: the same key and the same body, the same answer. */
export const repeatable = { 'Idempotency-Key': name(255) } as const;

/** Of calls that may meet nights which the guest's own booking holds: which booking it is. */
export const ofABooking = { ...repeatable, 'Booking-Id': name(64) } as const;

/** Of calls with an answer that may be shorter: what is enough (RFC 7240). A host may leave it unread. */
export const ofTheLeast = { Prefer: v.string() } as const;

/** A header that a call may have; none is needed. */
export type CallHeader = keyof typeof ofABooking | keyof typeof ofTheLeast;
