import * as v from 'valibot';
import { means } from './means.ts';
import { language } from './primitives.ts';
import { rewrite } from './rewrite.ts';
import { normalizeEmail } from './rules/emailAddress.ts';
import { normalizeLastName } from './rules/personName.ts';
import { cleanPhone } from './rules/phoneNumber.ts';
import { cleanLine, cleanLines, toAsciiDigits } from './rules/typedText.ts';

/** One line of text that may be left empty; at most `max` characters. */
export const lineOrNone = (max: number) =>
  v.pipe(v.string(), rewrite(cleanLine), v.maxLength(max, 'too_long'));

/** One line of text that is not blank; at most `max` characters. */
export const line = (max: number) => v.pipe(lineOrNone(max), v.nonEmpty('blank'));

/** A text of several lines that may be left empty; at most `max` characters. */
export const linesOrNone = (max: number) =>
  v.pipe(v.string(), rewrite(cleanLines), v.maxLength(max, 'too_long'));

/** A first or last name as its bearer writes it. */
const personName = line(80);

/**
 * The pattern of the HTML standard for `input type=email`, with a domain of two parts at least. A mail program may read
 * `=?…?=` in a header as something else (RFC 2047), so that is no address.
 */
const addressPattern =
  /^(?!.*=\?)[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** An e-mail address; at most 254 characters (RFC 5321). */
export const email = means(
  v.pipe(
    v.string(),
    rewrite(normalizeEmail),
    v.nonEmpty('blank'),
    v.maxLength(254, 'too_long'),
    v.rfcEmail('email'),
    v.regex(addressPattern, 'email'),
  ),
  'An e-mail address. Capitals, spaces around it, `mailto:` and the name of `Name <…>` are dropped, and an international domain is converted to ' +
    'ASCII (Punycode).',
);

/** A country's calling prefix, such as `+351` (ITU-T E.164). */
export const phonePrefix = means(
  v.pipe(
    v.string(),
    rewrite((typed) => toAsciiDigits(cleanLine(typed))),
    v.nonEmpty('blank'),
    v.regex(/^\+[1-9]\d{0,3}$/, 'phone_prefix'),
  ),
  'The calling prefix of a country, such as `+351` (ITU-T E.164).',
);

const digitCount = (text: string) => text.replace(/\D/g, '').length;

/** A phone number, national or international: 4 to 14 digits without the prefix, written with the usual separators. */
export const phone = means(
  v.pipe(
    v.string(),
    rewrite(cleanPhone),
    v.nonEmpty('blank'),
    v.maxLength(30, 'too_long'),
    v.regex(/^\+?[\d\s().\-/]+$/, 'phone'),
    v.check((text) => digitCount(text) >= 4 && digitCount(text) <= (text.startsWith('+') ? 18 : 14), 'phone'),
  ),
  'A phone number: 4 to 14 digits, written with the usual separators. The prefix of an international number (`+44 …`, ' +
    '`0044 …`) takes the place of `phonePrefix`, and the trunk zero is dropped where the country has one.',
);

/** A telephone number with its country (ITU-T E.164); it may be written with spaces. */
export const internationalPhone = v.pipe(
  v.string(),
  rewrite((typed) => cleanPhone(typed).replaceAll(/[\s./-]+/g, ' ')),
  v.regex(/^\+[1-9](?: ?\d){6,14}$/, 'phone'),
);

/** Who books. */
export const guest = v.object({
  firstName: means(personName, 'The first name, as its bearer writes it.'),
  lastName: means(
    v.pipe(personName, rewrite(normalizeLastName)),
    'The last name, as its bearer writes it; `-` where somebody has a single name, which is the first name then.',
  ),
  email: means(email, 'Where the one-time password and all mails go.'),
  phonePrefix,
  phone,
  locale: means(language, 'The language that mails are written in.'),
});
export type Guest = v.InferOutput<typeof guest>;

/** What a guest asks of the host beforehand; line breaks are kept. */
export const specialRequests = means(
  linesOrNone(2000),
  'What the guest asks of the host beforehand; line breaks are kept.',
);
