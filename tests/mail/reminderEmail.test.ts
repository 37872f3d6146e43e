import { expect, test } from 'vitest';
import { getTranslator } from '../../server/host/base/translator.ts';
import { reminderEmail } from '../../server/host/mail/reminderEmail.ts';
import { news } from './emails.ts';

const [payment] = news.payments;
const write = (status: 'failed' | 'paid') =>
  reminderEmail(getTranslator('en'), { ...news, payments: [{ ...payment!, status }] });

test('a reminder names a payment that has failed, with the registration', () => {
  const sentence = /A payment of €[\d,.]+ is missing as well\./;
  expect(write('paid').text).not.toMatch(sentence);
  for (const form of [write('failed').text, write('failed').html]) {
    expect(form).toMatch(sentence);
    expect(form).toContain('register everyone who is staying');
  }
});
