import { expect, test } from 'vitest';
import { mailInWords } from '../../server/process/mailInWords.ts';

test('a terminal shows to whom an e-mail is, its subject and its text', () => {
  const mail = {
    to: 'ana@example.com',
    subject: 'Your code is 482913',
    text: 'Hello\n\nYour code is 482913.\n',
  };
  expect(mailInWords(mail).split('\n')).toEqual([
    '',
    '  E-mail to ana@example.com: Your code is 482913',
    '',
    '  Hello',
    '',
    '  Your code is 482913.',
    '',
  ]);
});

test.each(['\u001B[2J', '\u0007', '\r', '\u009B', '\u202E'])(
  'no text of an e-mail controls the terminal: %j',
  (sign) => {
    const words = mailInWords({ to: `ana${sign}@x`, subject: `Code${sign}`, text: `Hello ${sign}Ana` });
    expect(words.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  },
);
