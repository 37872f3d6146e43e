import { expect, test } from 'vitest';
import { getAddressee } from '../../server/host/keys/addressee.ts';
import { createKeys } from '../../server/host/keys/keys.ts';

const keys = createKeys('a key of the tests, long enough to be one');
const addressees = (emails: readonly string[]) => new Set(emails.map((email) => getAddressee(keys, email)));

test.each([
  [
    [
      'maria@example.com',
      'Maria@example.com',
      'mArIa@EXAMPLE.com',
      'maria+stay@example.com',
      'MARIA+a+b@example.com',
    ],
  ],
  [['m.silva@gmail.com', 'msilva@gmail.com', 'M.S.Ilva+x@GoogleMail.com', 'm.s.i.l.v.a@googlemail.com']],
  [['m.silva@proton.me', 'm_silva@proton.me', 'M-Silva+x@ProtonMail.com', 'msilva@pm.me']],
  [['+maria@example.com', '+MARIA@example.com']],
])('%j is one mailbox in any notation', (emails) => {
  expect(addressees(emails).size).toBe(1);
});

test.each([
  [['maria@example.com', 'maria@example.org', 'mario@example.com']],
  [['m.silva@example.com', 'msilva@example.com']],
  [['+maria@example.com', '+mario@example.com']],
])('%j are several mailboxes', (emails) => {
  expect(addressees(emails).size).toBe(emails.length);
});

test('only the key reveals which mailbox it is', () => {
  const email = 'maria@example.com';
  expect(getAddressee(createKeys('another key of the tests, as long'), email)).not.toBe(
    getAddressee(keys, email),
  );
  expect(getAddressee(keys, email)).not.toContain('maria');
});
