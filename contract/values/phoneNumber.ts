import { cleanLine, toAsciiDigits, toHyphens } from './typedText.ts';

/** The two form fields of a phone number. */
export interface TypedPhone {
  /** The prefix, such as `+351`; empty if none was chosen. */
  readonly phonePrefix: string;
  readonly phone: string;
}

/** A phone number as parsed by a library (ITU-T E.164). */
interface ParsedPhone {
  readonly countryCallingCode: string;
  isPossible: () => boolean;
  formatInternational: () => string;
}

/** The parse function of libphonenumber-js, which callers pass in because the contract imports no library. */
export type ParsePhone = (
  text: string,
  options?: { defaultCallingCode?: string; extract?: boolean },
) => ParsedPhone | undefined;

/** A repeated prefix, as in `+44 +44 7911` and `+44 0044 7911`. */
const repeatedPrefix = /^\+\d{1,3}[\s().-]*\+|^\+\d{1,3}[\s().-]+00(?=[1-9])/;

/** An extension, as the languages of the site write it. */
const extension =
  /(?<=\d)[\s,;.-]*(?:#|ext(?:ensi[oó]n|ens[aã]o|ension)?|x|ramal|poste|durchwahl|dw|nebenstelle|int(?:erno)?)[\s.:]*(\d{1,6})$/i;

/** Splits a stored phone number into its number and its extension, if it has one. */
export function splitExtension(phone: string): { number: string; extension: string | undefined } {
  const [number = '', extension] = phone.split(' ext. ');
  return { number, extension };
}

/** The number of digits of a phone number without its extension. */
export const countPhoneDigits = (phone: string): number =>
  splitExtension(phone).number.replaceAll(/\D/g, '').length;

/** International dialling codes other than `00`: North America, Russia and Kazakhstan, Australia, Japan. */
const dialledAbroad: Readonly<Record<string, RegExp>> = {
  '+1': /^011[\s-]*(?=[1-9])/,
  '+7': /^8[\s-]*10[\s-]*(?=[1-9])/,
  '+61': /^0011[\s-]*(?=[1-9])/,
  '+81': /^010[\s-]*(?=[1-9])/,
};

/**
 * Normalises the characters of a phone number: digits of any script become `0` to `9`, dashes become hyphens, and an
 * initial `00` becomes `+`.
 */
export function cleanPhone(typed: string): string {
  const text = toHyphens(toAsciiDigits(cleanLine(typed)))
    .replace(/^(?:tel(?:efon[eo]?|ephone)?|phone|mobile|whatsapp)?[.:\s]+/i, '')
    .replaceAll(/[\u2044\u2215]/g, '/')
    .replaceAll(/[\u00b7\u2022\u2024\u2027]/g, '.')
    .replace(/^\(?\s*(?:\+|00(?!11))\s*(?=[1-9(])/, '+')
    .replace(/^(\+\d{1,3})\s*\)/, '$1 ');
  return text.replace(repeatedPrefix, '+').replace(extension, ' ext. $1');
}

const withoutPrefix = (parsed: ParsedPhone) =>
  parsed
    .formatInternational()
    .slice(parsed.countryCallingCode.length + 1)
    .trim();

/**
 * Corrects a number that is too long: a prefix that is repeated without a sign, as in `+351 351 912 345 678`, or a trunk
 * zero of a country without one, as in `+351 (0)912 345 678`.
 */
function shorten(parsed: ParsedPhone | undefined, parse: ParsePhone): ParsedPhone | undefined {
  if (parsed === undefined || parsed.isPossible()) return parsed;
  const { countryCallingCode } = parsed;
  const number = withoutPrefix(parsed).replace(/^\D+/, '');
  const repeated = number.startsWith(countryCallingCode) ? number.slice(countryCallingCode.length) : number;
  return (
    [repeated, number, repeated.replace(/^\D*0/, '')]
      .map((one) => parse(`+${countryCallingCode} ${one}`, { extract: false }))
      .find((one) => one?.isPossible()) ?? parsed
  );
}

/**
 * Normalises a phone number: the prefix of an international number (`+44 …`, `0044 …`) moves to its own field, and
 * repeated prefixes and trunk zeros are removed. A number that the library cannot parse stays as typed.
 */
export function normalizePhone(typed: TypedPhone, parse: ParsePhone): TypedPhone {
  const phonePrefix = toAsciiDigits(cleanLine(typed.phonePrefix));
  const cleaned = cleanPhone(typed.phone);
  const abroad = dialledAbroad[phonePrefix];
  const phone = abroad ? cleaned.replace(abroad, '+') : cleaned;
  const isInternational = phone.startsWith('+');
  if (phone === '' || (!isInternational && phonePrefix === '')) return { phonePrefix, phone };
  const options = isInternational ? {} : { defaultCallingCode: phonePrefix.slice(1) };
  const parsed = shorten(parse(phone, { extract: false, ...options }), parse);
  if (parsed === undefined || !(isInternational || parsed.isPossible())) return { phonePrefix, phone };
  return { phonePrefix: `+${parsed.countryCallingCode}`, phone: withoutPrefix(parsed) };
}
