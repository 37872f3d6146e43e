import * as v from 'valibot';

const name = (longest: number) =>
  v.pipe(
    v.string(),
    v.nonEmpty('blank'),
    v.maxLength(longest, 'too_long'),
    v.regex(/^[\x21-\x7e]+$/, 'invalid_characters'),
  );

/** Headers of calls that change something: the same key with the same body returns the same answer. */
export const repeatable = { 'Idempotency-Key': name(255) } as const;

/** Headers of calls about nights that the guest's own booking may hold, which `Booking-Id` identifies. */
export const bookingHeader = { ...repeatable, 'Booking-Id': name(64) } as const;

/** Headers of calls with an optional shorter answer (RFC 7240). A host may ignore them. */
export const minimalHeader = { Prefer: v.string() } as const;

/** An optional header of a call. */
export type CallHeader = keyof typeof bookingHeader | keyof typeof minimalHeader;
