import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { normalizePhone, type TypedPhone } from '../../../contract/rules/phoneNumber.ts';
import { refuseValue } from './refusal.ts';

/**
 * A telephone number as it will be dialled; see {@link normalizePhone}.
 * @throws {Refusal} 422 at `path` when what is left has no country or is too short or too long
 */
export function requirePhone(typed: TypedPhone, path: string): TypedPhone {
  const { phonePrefix, phone } = normalizePhone(typed, parsePhoneNumberFromString);
  const { length } = phone.replaceAll(/\D/g, '');
  if (phone.startsWith('+') || length < 4 || length > 14) throw refuseValue(path, 'phone');
  return { phonePrefix, phone };
}
