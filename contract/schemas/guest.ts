import * as v from 'valibot';
import { means } from './means.ts';
import { language } from './primitives.ts';
import { rewrite } from './rewrite.ts';
import { normalizeEmail } from '../values/emailAddress.ts';
import { normalizeLastName } from '../values/personName.ts';
import { cleanPhone, countPhoneDigits } from '../values/phoneNumber.ts';
import { cleanLine, cleanLines, toAsciiDigits } from '../values/typedText.ts';

/** Returns the schema of one line of text, possibly empty, with at most `max` characters. */
export const lineOrNone = (max: number) =>
  v.pipe(v.string(), rewrite(cleanLine), v.maxLength(max, 'too_long'));

/** Returns the schema of one line of text that is not blank, with at most `max` characters. */
export const line = (max: number) => v.pipe(lineOrNone(max), v.nonEmpty('blank'));

/** Returns the schema of a text of several lines, possibly empty, with at most `max` characters. */
export const linesOrNone = (max: number) =>
  v.pipe(v.string(), rewrite(cleanLines), v.maxLength(max, 'too_long'));

/** A first or last name in the bearer's own spelling. */
const personName = line(80);

/**
 * The pattern of the HTML standard for `input type=email`, without addresses to which no mail server delivers: more than
 * 64 characters before the `@`, a full stop at their beginning, end or next to another one (RFC 5321, 4.1.2 and 4.5.3),
 * a domain with one label, and a last label that is no top-level domain, which has letters only or is in Punycode. It
 * excludes `=?…?=`, which mail programs may decode in headers (RFC 2047).
 */
const addressPattern =
  /^(?!.*=\?)(?![^@]{65})[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+(?:[a-zA-Z]{2,63}|[xX][nN]--[a-zA-Z0-9-]{0,58}[a-zA-Z0-9])$/;

/** An e-mail address of at most 254 characters (RFC 5321). */
export const email = means(
  v.pipe(
    v.string(),
    rewrite(normalizeEmail),
    v.nonEmpty('blank'),
    v.maxLength(254, 'too_long'),
    v.rfcEmail('email'),
    v.regex(addressPattern, 'email'),
  ),
  'An e-mail address. It is converted to lower case without surrounding spaces, `mailto:` and the name in `Name <…>`, and an international domain to ' +
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

/** A number of zeros, with or without a prefix or an extension, which nobody has. */
const onlyZeros = /^(?:\+\d{1,3})?[\s().\-/]*0[0\s().\-/]*(?:ext\. \d+)?$/;

/**
 * A national or international phone number: 4 to 14 digits without the prefix, with the usual separators and possibly an
 * extension.
 */
export const phone = means(
  v.pipe(
    v.string(),
    rewrite(cleanPhone),
    v.nonEmpty('blank'),
    v.maxLength(40, 'too_long'),
    v.regex(/^\+?[\d\s().\-/]+(?: ext\. \d{1,6})?$/, 'phone'),
    v.check((text) => !onlyZeros.test(text), 'phone'),
    v.check((text) => {
      const digits = countPhoneDigits(text);
      return digits >= 4 && digits <= (text.startsWith('+') ? 18 : 14);
    }, 'phone'),
  ),
  'A phone number: 4 to 14 digits with the usual separators, and an extension such as `ext. 12`. The prefix of an international number (`+44 …`, ' +
    '`0044 …`) replaces `phonePrefix`, and the trunk zero is removed where the country uses one.',
);

/** An international phone number (ITU-T E.164), which may contain spaces. */
export const internationalPhone = v.pipe(
  v.string(),
  rewrite((typed) => cleanPhone(typed).replaceAll(/[\s./-]+/g, ' ')),
  v.regex(/^\+[1-9](?: ?\d){6,14}$/, 'phone'),
);

/** The person who books. */
export const guest = v.object({
  firstName: means(personName, 'The first name, in the guest’s own spelling.'),
  lastName: means(
    v.pipe(personName, rewrite(normalizeLastName)),
    'The last name, in the guest’s own spelling. A person with a single name has it as first name, and `-` here.',
  ),
  email: means(email, 'The address for the one-time password and all e-mails.'),
  phonePrefix,
  phone,
  locale: means(language, 'The language of e-mails to the guest.'),
});
export type Guest = v.InferOutput<typeof guest>;

/** An empty text. */
export const empty = v.pipe(v.string(), rewrite(cleanLine), v.empty());

/** The guest of a reservation: a host may have entered a name without an e-mail address or a phone number. */
export const bookedGuest = v.object({
  ...guest.entries,
  email: means(
    v.union([empty, email], 'email'),
    'The address for all e-mails; empty if the host has entered none, and the guest receives no e-mails.',
  ),
  phonePrefix: means(
    v.union([empty, phonePrefix], 'phone_prefix'),
    'The calling prefix; empty without a phone number.',
  ),
  phone: means(v.union([empty, phone], 'phone'), 'The phone number; empty if the host has entered none.'),
});

/** The guest's requests to the host; line breaks are preserved. */
export const specialRequests = means(
  linesOrNone(2000),
  'The guest’s requests to the host; line breaks are preserved.',
);
