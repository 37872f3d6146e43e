import { expect, test } from 'vitest';
import { guestMailKinds } from '../../../server/host/mail/sendStayMail.ts';
import { sentMailTexts } from '../../../src/dashboard/views/desk/mailTexts.ts';

test('every e-mail to a guest has a name in the history of a reservation', () => {
  const kinds = [...guestMailKinds, 'refunded', 'paymentFailed'];
  expect(kinds.filter((kind) => sentMailTexts[kind] === undefined)).toEqual([]);
});
