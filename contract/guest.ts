import * as v from 'valibot';
import { language } from './primitives.ts';

// Line breaks and other control characters have no place in a name, and none in a mail header; neither have those
// that turn the direction of what follows them.
const printable = v.regex(
  /^[^\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u,
  'invalid_characters',
);

/** One line of text that is not blank; at most `max` characters. */
export const line = (max: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty('blank'), v.maxLength(max, 'too_long'), printable);

/** A first or last name as its bearer writes it. */
const personName = line(80);

/** An e-mail address; at most 254 characters (RFC 5321). */
export const email = v.pipe(line(254), v.email('email'));

/** A country's calling prefix, such as `+351` (ITU-T E.164). */
export const phonePrefix = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('blank'),
  v.regex(/^\+[1-9]\d{0,3}$/, 'phone_prefix'),
);

const digits = (text: string) => text.replace(/\D/g, '').length;

/** A national phone number: 4 to 14 digits, written with the usual separators. */
export const phone = v.pipe(
  line(30),
  v.regex(/^[\d\s().\-/]+$/, 'phone'),
  v.check((text) => digits(text) >= 4 && digits(text) <= 14, 'phone'),
);

/** Who books. */
export const guest = v.object({
  firstName: personName,
  lastName: personName,
  email,
  phonePrefix,
  phone,
  locale: language,
});
export type Guest = v.InferOutput<typeof guest>;

/** What a guest asks of the host beforehand; line breaks are kept. */
export const specialRequests = v.pipe(v.string(), v.trim(), v.maxLength(2000, 'too_long'));
