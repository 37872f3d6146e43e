import * as v from 'valibot';
import { means } from './means.ts';
import { language } from './primitives.ts';

// Line breaks and other control characters have no place in a name, and none in a mail header; neither have those
// that turn the direction of what follows them.
// It says the same with and without the flag `u`, for readers of the OpenAPI document do not agree on it.
const printable = v.regex(
  // oxlint-disable-next-line no-control-regex -- these are what it keeps out
  /^[^\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/,
  'invalid_characters',
);

/** One line of text that is not blank; at most `max` characters. */
export const line = (max: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty('blank'), v.maxLength(max, 'too_long'), printable);

/** One line of text that may be left empty; at most `max` characters. */
export const lineOrNone = (max: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(max, 'too_long'), printable);

/** A first or last name as its bearer writes it. */
const personName = line(80);

/** An e-mail address; at most 254 characters (RFC 5321). */
export const email = means(v.pipe(line(254), v.email('email')), 'An e-mail address.');

/** A country's calling prefix, such as `+351` (ITU-T E.164). */
export const phonePrefix = means(
  v.pipe(v.string(), v.trim(), v.nonEmpty('blank'), v.regex(/^\+[1-9]\d{0,3}$/, 'phone_prefix')),
  'The calling prefix of a country, such as `+351` (ITU-T E.164).',
);

const digits = (text: string) => text.replace(/\D/g, '').length;

/** A national phone number: 4 to 14 digits, written with the usual separators. */
export const phone = means(
  v.pipe(
    line(30),
    v.regex(/^[\d\s().\-/]+$/, 'phone'),
    v.check((text) => digits(text) >= 4 && digits(text) <= 14, 'phone'),
  ),
  'A national phone number: 4 to 14 digits, written with the usual separators.',
);

/** A telephone number with its country (ITU-T E.164); it may be written with spaces. */
export const internationalPhone = v.pipe(v.string(), v.regex(/^\+[1-9](?: ?\d){6,14}$/, 'phone'));

/** Who books. */
export const guest = v.object({
  firstName: means(personName, 'The first name, as its bearer writes it.'),
  lastName: means(personName, 'The last name, as its bearer writes it.'),
  email: means(email, 'Where the one-time password and all mails go.'),
  phonePrefix,
  phone,
  locale: means(language, 'The language that mails are written in.'),
});
export type Guest = v.InferOutput<typeof guest>;

/** What a guest asks of the host beforehand; line breaks are kept. */
export const specialRequests = means(
  v.pipe(v.string(), v.trim(), v.maxLength(2000, 'too_long')),
  'What the guest asks of the host beforehand; line breaks are kept.',
);
