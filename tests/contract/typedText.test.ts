import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { contactRequest } from '../../contract/schemas/contact.ts';
import { email, guest, line, specialRequests } from '../../contract/schemas/guest.ts';
import { otp } from '../../contract/schemas/hold.ts';
import { legalForm } from '../../contract/schemas/legalForm.ts';
import { fullName, callName } from '../../contract/values/personName.ts';
import { cleanLine } from '../../contract/values/typedText.ts';

/** The parsed value of a text, or the code of its violation. */
const read = (schema: v.GenericSchema<string, string>, typed: string) => {
  const { success, output, issues } = v.safeParse(schema, typed, { abortPipeEarly: true });
  return success ? output : issues[0].message;
};

describe('one line of text', () => {
  test.each([
    ['\u202aAna\u202c', 'Ana'],
    ['\u200fשרה\u200e', 'שרה'],
    ['\ufeffAna\u200b Silva\u00ad', 'Ana Silva'],
    ['Ana\u00a0\u2003Silva', 'Ana Silva'],
    ['Ana\r\nSilva', 'Ana Silva'],
    ['Ana\u0085Silva\u2028', 'Ana Silva'],
    ['A\u0000n\u0007a', 'Ana'],
    ['\u3164Ana\u2800\u2060\u{e0041}', 'Ana'],
    // Persian and Malayalam are spelled with joiners, which Latin letters never need.
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['A\u200dna\u200c', 'Ana'],
    ['\u200cعلی\u200d', 'علی'],
    ['葛\u{e0100}城', '葛\u{e0100}城'],
    ['Ana \u0001 Rita \u200d Silva', 'Ana Rita Silva'],
    ['Zoë d’Ávila-Nuñez', 'Zoë d’Ávila-Nuñez'],
  ])('reads %j as %j', (typed, used) => expect(read(line(80), typed)).toBe(used));

  test('a text without visible characters is blank', () =>
    expect(read(line(80), ' \u200b\u202e\u3164')).toBe('blank'));

  test('rejects control characters, line breaks and characters that change the text direction', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const used = cleanLine(typed);
        expect(used).not.toMatch(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u);
        expect(cleanLine(used)).toBe(used);
      }),
    );
  });
});

test.each([
  ['One\r\nTwo\u2028Three', 'One\nTwo\nThree'],
  ['\ufeffA\u202eb\u0000c\u00a0d', 'Abc d'],
  ['👩\u200d🦽 שלום\u200f!', '👩\u200d🦽 שלום\u200f!'],
])('several lines of text keep their line breaks and emoji: %j', (typed, used) => {
  expect(read(specialRequests, typed)).toBe(used);
  expect(read(contactRequest.entries.message, typed)).toBe(used);
});

describe('an e-mail address', () => {
  test.each([
    "sean.o'neill@example.org",
    'info@xn--mller-kva.example',
    'a!b#c@example.org',
    'ana/home=x@example.org',
    'ana+lisbon@mail.example.co.uk',
    '{x|y}~^`&*%$@example.org',
  ])('%s is accepted unchanged', (address) => expect(read(email, address)).toBe(address));

  test.each([
    ['info@müller.example', 'info@xn--mller-kva.example'],
    ['info@MÜLLER.example', 'info@xn--mller-kva.example'],
    ['info@mu\u0308ller.example', 'info@xn--mller-kva.example'],
    ['ana@例え。テスト', 'ana@xn--r8jz45g.xn--zckzah'],
    ['ana@пример.рф', 'ana@xn--e1afmkfd.xn--p1ai'],
    [' Ana@Example.ORG\u00a0', 'ana@example.org'],
    ['\u200eana@exam\u00adple.org\u200b', 'ana@example.org'],
    ['mailto:ana@example.org?subject=Hi', 'ana@example.org'],
    ['Ana Silva <ana@example.org>', 'ana@example.org'],
    ['"Silva, Ana" <Ana@example.org>;', 'ana@example.org'],
    ['<ana@example.org>', 'ana@example.org'],
    ['ana @ example. org', 'ana@example.org'],
    ['ana@example.org.', 'ana@example.org'],
    ['ana＠example.org', 'ana@example.org'],
  ])('%j is used as %s', (typed, used) => expect(read(email, typed)).toBe(used));

  test.each([
    'ana',
    'ana@',
    '@example.org',
    'ana@example',
    'ana silva@example.org',
    '"ana silva"@example.org',
    'ana@exam/ple.org',
    'ana@mül/ler.example',
    'ana@müller.example:25',
    'ana@@example.org',
    'ana@-example.org',
    'jörg@example.org',
    'a@b.example,c@d.example',
    'ana@example..org',
    '=?utf-8?q?ana?=@example.org',
    'ana@example.org\r\nBcc: x@y.example',
  ])('%j is refused', (typed) => expect(read(email, typed)).toBe('email'));
});

describe('a one-time password', () => {
  test.each([
    ['123 456'],
    ['123-456'],
    ['123\u00a0456'],
    ['１２３４５６'],
    ['١٢٣٤٥٦'],
    ['\u200e123456\u200e'],
    ['Your code is 123456'],
    ['Your code is 123 456. It works until 14:30.'],
    ['Ihr Code: 12 34 56'],
    ['1 2 3 4 5 6'],
    ['123456 é o seu código para a reserva ES-20270512'],
    ['27.11.26: 123456'],
    ['27.11.26 123 456'],
  ])('a one-time password is found in %j', (typed) => expect(read(otp, typed)).toBe('123456'));

  test.each([['12345'], ['1234567'], ['12345 1234567'], ['code']])(
    'no one-time password is found in %j',
    (typed) => expect(read(otp, typed)).toBe('otp_format'),
  );
});

describe('the number of a document', () => {
  test.each([
    ['AB–12345', 'AB-12345'],
    ['AB\u201112345\u2212X', 'AB-12345-X'],
    ['AB123<<<', 'AB123'],
    ['AB_12345', 'AB 12345'],
    ['\u200eAB12345', 'AB12345'],
    ['  12345678  9 ZZ4 ', '12345678 9 ZZ4'],
    ['ＡＢ１２３', 'AB123'],
    ['Ж٣٤', 'Ж34'],
    ['ABCDEF', 'ABCDEF'],
    ['45 № 123456', '45 № 123456'],
    ['12/34⁄5', '12/34/5'],
  ])('%j is used as %j', (typed, used) => expect(read(legalForm.entries.documentNumber, typed)).toBe(used));

  test.each([
    ['---', 'document_number'],
    ['<<<', 'blank'],
    ['x'.repeat(21), 'too_long'],
  ])('%j is refused as %s', (typed, code) =>
    expect(read(legalForm.entries.documentNumber, typed)).toBe(code),
  );
});

test.each([
  ['1957', '1957-01-01'],
  ['1957-00-00', '1957-01-01'],
  ['1957-XX-XX', '1957-01-01'],
  ['1957-04-00', '1957-04-01'],
  ['１９５７－０４－０３', '1957-04-03'],
  ['1957--3', 'date_format'],
  ['1957-02-30', 'date_format'],
])('a date of birth with a part missing in the document is completed: %s as %s', (typed, used) =>
  expect(read(legalForm.entries.dateOfBirth, typed)).toBe(used),
);

test.each([
  ['D', 'DEU'],
  ['D<<', 'DEU'],
  ['RKS', 'XKX'],
  ['prt', 'PRT'],
  ['XXA', 'XXA'],
  ['PT', 'country'],
  ['', 'blank'],
])('a country as documents print it, %j, is read as %s', (typed, code) =>
  expect(read(legalForm.entries.nationality, typed)).toBe(code),
);

describe('a single name', () => {
  test.each(['-', '–', '.', ' — ', '\u200e-'])('the last name %j means a single name', (lastName) =>
    expect(read(guest.entries.lastName, lastName)).toBe('-'),
  );

  test.each([
    [{ firstName: 'Sukarno', lastName: '-' }, 'Sukarno', 'Sukarno'],
    [{ firstName: '-', lastName: 'Sukarno' }, 'Sukarno', 'Sukarno'],
    [{ firstName: 'Ana', lastName: 'Silva' }, 'Ana Silva', 'Ana'],
    [{ firstName: '', lastName: '' }, '', ''],
  ])('is used alone for every %j', (person, whole, called) => {
    expect([fullName(person), callName(person)]).toEqual([whole, called]);
  });
});
