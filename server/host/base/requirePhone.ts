import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { callingPrefixes } from '../../../contract/values/countries/index.ts';
import { countPhoneDigits, normalizePhone, type TypedPhone } from '../../../contract/values/phoneNumber.ts';
import { refuseValue } from './refusal.ts';

const knownPrefixes: ReadonlySet<string> = new Set(Object.values(callingPrefixes));

/**
 * Returns a telephone number in the form in which it can be dialled; see {@link normalizePhone}.
 * @throws {Refusal} 422 if no country has the prefix, or the number has no country, is too short or too long
 */
export function requirePhone(typed: TypedPhone, path: string): TypedPhone {
  if (typed.phonePrefix !== '' && !knownPrefixes.has(typed.phonePrefix)) {
    throw refuseValue(`${path}Prefix`, 'phone_prefix');
  }
  const { phonePrefix, phone } = normalizePhone(typed, parsePhoneNumberFromString);
  const length = countPhoneDigits(phone);
  if (phone.startsWith('+') || length < 4 || length > 14) throw refuseValue(path, 'phone');
  return { phonePrefix, phone };
}
