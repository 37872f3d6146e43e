import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { phone } from '../../contract/schemas/guest.ts';
import { normalizePhone } from '../../contract/values/phoneNumber.ts';
import { refuseValue } from '../../server/host/base/refusal.ts';
import { requirePhone } from '../../server/host/base/requirePhone.ts';
import { phoneLink } from '../../src/kit/phoneLink.ts';

const dialled = (phonePrefix: string, typed: string) => {
  const number = normalizePhone({ phonePrefix, phone: typed }, parsePhoneNumberFromString);
  return `${number.phonePrefix} ${number.phone}`;
};

test.each([
  // The trunk zero, in countries that have one.
  ['+44', '07700 900123', '+44 7700 900123'],
  ['+49', '0171/234 56 78', '+49 171 2345678'],
  ['+33', '06.12.34.56.78', '+33 6 12 34 56 78'],
  ['+7', '8 916 123-45-67', '+7 916 123 45 67'],
  ['+36', '06 30 123 4567', '+36 30 123 4567'],
  ['+39', '06 1234 5678', '+39 06 1234 5678'],
  ['', '+39 (0)6 1234 5678', '+39 06 1234 5678'],
  ['', '+49 (0)171 2345678', '+49 171 2345678'],
  // International numbers bring their prefix.
  ['+44', '+44 7911 123456', '+44 7911 123456'],
  ['+49', '+351 912 345 678', '+351 912 345 678'],
  ['', '00 351 912 345 678', '+351 912 345 678'],
  ['+44', '00447911123456', '+44 7911 123456'],
  ['+1', '011 44 7911 123456', '+44 7911 123456'],
  ['+61', '0011 44 7911 123456', '+44 7911 123456'],
  ['+7', '8 10 44 7911 123456', '+44 7911 123456'],
  ['+81', '010 44 7911 123456', '+44 7911 123456'],
  // The prefix twice.
  ['+351', '+351 351 912 345 678', '+351 912 345 678'],
  ['', '+351351912345678', '+351 912 345 678'],
  ['+44', '+44 +44 7911 123456', '+44 7911 123456'],
  ['+44', '+44 0044 7911 123456', '+44 7911 123456'],
  ['+44', '447911123456', '+44 7911 123456'],
  ['+1', '1 (415) 555-2671', '+1 415 555 2671'],
  ['+44', '(+44) 7911 123456', '+44 7911 123456'],
  ['+351', '+351(0)912345678', '+351 912 345 678'],
  ['+351', '+351 +351(0)912345678', '+351 912 345 678'],
  ['', '00351 (0) 912 345 678', '+351 912 345 678'],
  ['+351', '(0)912 345 678', '+351 912 345 678'],
  ['+351', '0912 345 678', '+351 912 345 678'],
  ['', '+351 351 0912 345 678', '+351 912 345 678'],
  ['', '+34 (0)612 34 56 78', '+34 612 34 56 78'],
  ['', '+1 (0)415 555 2671', '+1 415 555 2671'],
  // Extensions.
  ['+1', '415 555 0132 ext. 12', '+1 415 555 0132 ext. 12'],
  ['', '+1 (415) 555-0132 x12', '+1 415 555 0132 ext. 12'],
  ['+351', '21 345 67 89, ramal 3', '+351 21 345 6789 ext. 3'],
  ['+49', '030 23125 Durchwahl 17', '+49 30 23125 ext. 17'],
  ['+33', '01 44 55 66 77 poste 204', '+33 1 44 55 66 77 ext. 204'],
  ['+34', '912 34 56 78 extensión 5', '+34 912 34 56 78 ext. 5'],
  ['+351', '1234 ext. 5', '+351 1234 ext. 5'],
  // As contacts, keyboards and signatures have it.
  ['+351', '\u202a912 345 678\u202c', '+351 912 345 678'],
  ['+351', '912\u2011345\u2011678', '+351 912 345 678'],
  ['+351', '９１２ ３４５ ６７８', '+351 912 345 678'],
  ['+351', '٩١٢٣٤٥٦٧٨', '+351 912 345 678'],
  ['+351', 'Tel.: 912 345 678', '+351 912 345 678'],
  ['', 'tel:+351912345678', '+351 912 345 678'],
  // A library does not know every number.
  ['+351', '123 456', '+351 123 456'],
  ['+351', '1234', '+351 1234'],
])('%s with %j is dialled as %s', (prefix, typed, expected) => {
  expect(dialled(prefix, typed)).toBe(expected);
  const [, ...rest] = expected.split(' ');
  expect(dialled(expected.split(' ')[0]!, rest.join(' '))).toBe(expected);
});

test.each(['123', 'x', '+351 12 x', '1'.repeat(15), '+1 2 3', '123 ext. 45', '912345678 ext. 1234567'])(
  '%s is refused',
  (typed) => expect(v.is(phone, typed)).toBe(false),
);

test.each(['+999', '+2100'])('the prefix %s, which no country has, is refused by name', (phonePrefix) => {
  const refused = refuseValue('guest.phonePrefix', 'phone_prefix');
  expect(() => requirePhone({ phonePrefix, phone: '912 345 678' }, 'guest.phone')).toThrow(
    expect.objectContaining({ problem: refused.problem }),
  );
});

test('the link to call a number with an extension dials the number first', () => {
  expect(phoneLink('+1 415 555 0132 ext. 12')).toBe('tel:+14155550132;ext=12');
  expect(phoneLink('+351 912 345 678')).toBe('tel:+351912345678');
});
