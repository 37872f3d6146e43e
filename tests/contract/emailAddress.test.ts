import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { email, phone } from '../../contract/schemas/guest.ts';
import { suggestEmail } from '../../contract/values/emailSuggestion.ts';

const accepts = (schema: v.GenericSchema, value: string) => v.safeParse(schema, value).success;

describe('an e-mail address', () => {
  test.each([
    'ana@example.com',
    'ana.maria@example.com',
    'ana+lisbon@example.co.uk',
    `${'a'.repeat(64)}@example.com`,
    'ana@münchen.de',
    'ana@example.xn--p1ai',
    'ana@1und1.de',
    'ana@mail.123.pt',
    "o'brien@example.ie",
    'a_b-c@example.museum',
  ])('to which mail can be sent is accepted: %s', (address) => {
    expect(accepts(email, address)).toBe(true);
  });

  test.each([
    'ana..b@gmail.com',
    '.ana@gmail.com',
    'ana.@gmail.com',
    '..@gmail.com',
    `${'a'.repeat(65)}@example.com`,
    'ana@example.c',
    'ana@1.2.3.4',
    'ana@example.123',
    'ana@example.c0m',
    'ana@example',
    'ana@.example.com',
    'ana@example..com',
    'ana@-example.com',
    'ana@example-.com',
    'ana@xn--',
    '@example.com',
    'ana@',
  ])('to which no mail server delivers is refused: %s', (address) => {
    expect(accepts(email, address)).toBe(false);
  });
});

describe('a phone number', () => {
  test.each([
    '912 345 678',
    '0 171 1234567',
    '+351 912 345 678',
    '+39 06 0000 0001',
    '1000000',
    '0000 0001',
    '912 345 678 ext. 0',
  ])('%s is accepted', (number) => {
    expect(accepts(phone, number)).toBe(true);
  });

  test.each([
    '000000000',
    '0000',
    '000 000 000',
    '+351 000 000 000',
    '+351000000000',
    '00-00-00-00',
    '(000) 0000',
    '0000 ext. 12',
    '000 000 000 x12',
    '+351 000 000 000 ext. 12',
  ])('%s, which nobody has, is refused', (number) => {
    expect(accepts(phone, number)).toBe(false);
  });
});

describe('a mistyped domain', () => {
  test.each([
    ['gmial.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmail.de', 'gmail.com'],
    ['gmal.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['gnail.com', 'gmail.com'],
    ['gmial.con', 'gmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['hotmai.fr', 'hotmail.fr'],
    ['hotmail.co', 'hotmail.com'],
    ['hotmal.cmo', 'hotmail.com'],
    ['outlok.com', 'outlook.com'],
    ['outloook.de', 'outlook.de'],
    ['yaho.es', 'yahoo.es'],
    ['yahooo.co.uk', 'yahoo.co.uk'],
    ['iclod.com', 'icloud.com'],
    ['wandoo.fr', 'wanadoo.fr'],
    ['orang.fr', 'orange.fr'],
    ['t-onlin.de', 't-online.de'],
    ['freenett.de', 'freenet.de'],
    ['protonmial.com', 'protonmail.com'],
    ['my-company.con', 'my-company.com'],
  ])('%s is probably %s', (typed, meant) => {
    expect(suggestEmail(`ana@${typed}`)).toBe(`ana@${meant}`);
  });

  test.each([
    'gmail.com',
    'googlemail.com',
    'mail.com',
    'email.com',
    'gmx.de',
    'gmx.net',
    'web.de',
    'sapo.pt',
    'free.fr',
    'me.com',
    'hotmail.co.uk',
    'outlook.pt',
    'yahoo.com.br',
    'example.com',
    'casa-do-limoeiro.example',
    'stay.test',
    'uni-koeln.de',
    'ulisboa.pt',
    'company.co',
    'agency.cm',
    'ana.dev',
    'orange.com',
    'maria.es',
    'xn--mnchen-3ya.de',
  ])('%s is left as it is', (domain) => {
    expect(suggestEmail(`ana@${domain}`)).toBeUndefined();
  });

  test.each(['', 'ana', 'ana@', '@gmial.com', 'ana@gmial', `ana@${'a'.repeat(200)}.con`, 'ana@gm ial.com'])(
    'nothing is suggested for the incomplete address "%s"',
    (address) => {
      expect(suggestEmail(address)).toBeUndefined();
    },
  );
});
