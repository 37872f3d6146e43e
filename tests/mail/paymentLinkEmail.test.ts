import { expect, test } from 'vitest';
import { getTranslator } from '../../server/host/base/translator.ts';
import { paymentLinkEmail } from '../../server/host/mail/paymentLinkEmail.ts';
import { news } from './emails.ts';

test.each([
  ['Europe/Lisbon', '2026-11-25T00:00:00Z', 'Tuesday, 24 November 2026'],
  ['Europe/Lisbon', '2027-05-31T23:00:00Z', 'Monday, 31 May 2027'],
  ['Europe/Lisbon', '2027-03-27T24:00:00Z', 'Saturday, 27 March 2027'],
  ['Europe/Lisbon', '2027-03-28T23:00:00Z', 'Sunday, 28 March 2027'],
  ['Europe/Lisbon', '2027-01-01T00:00:00Z', 'Thursday, 31 December 2026'],
  ['Atlantic/Azores', '2026-11-25T01:00:00Z', 'Tuesday, 24 November 2026'],
  ['Europe/Madrid', '2028-02-29T23:00:00Z', 'Tuesday, 29 February 2028'],
])(
  'the e-mail with the payment link names the last day of a hold in %s that ends at %s: %s',
  (timeZone, holdExpiresAt, lastDay) => {
    const data = { ...news, timeZone, holdExpiresAt: new Date(holdExpiresAt) };
    const { subject, text } = paymentLinkEmail(getTranslator('en'), data);
    expect(subject).toContain(lastDay);
    expect(text).toContain(`Last day to pay: ${lastDay}.`);
  },
);
