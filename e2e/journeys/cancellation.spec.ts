import { showPageAgain } from '../support/showPageAgain.ts';
import { findEvent } from './calendarFile.ts';
import { expect, test } from './journey.ts';
import { calls } from './refusals.ts';

test.use({ home: 'calling-off' });

const halfRefund = '€232.50';

const cancelled = /is cancelled$/;

test('refunds the amount shown, confirms it by e-mail and frees the nights at once', async ({
  guest,
  page,
  book,
  hostApi,
  unit,
}) => {
  const { on } = await book(2);
  const cancellation = on.of('cancellation');
  await on.open();
  await expect(cancellation).toContainText(`If you cancel now, ${halfRefund} of the €465.00 you have paid`);
  await on.press('cancellation', 'cancellation.begin');
  await expect(cancellation).toContainText(`Your refund${halfRefund}`);
  const answered = page.waitForResponse(calls.cancel);
  await on.press('cancellation', 'cancellation.confirm');
  const { refund } = (await (await answered).json()) as { refund: object };
  expect(refund).toEqual({ percentage: 50, total: { amount: 232_50, currency: 'EUR' } });
  await on.is('cancellation', 'cancelled');
  await expect(cancellation).toContainText(`Your refund${halfRefund}`);
  await hostApi.reserve(unit, `next.${guest.email}`, 2);

  const { text, attachments } = await hostApi.waitForMail(guest.email, cancelled);
  expect(text).toContain(`${halfRefund} will be refunded to the card you paid with.`);
  const { attachments: invites } = await hostApi.waitForMail(guest.email, /is confirmed$/);
  const getEvent = ([file]: typeof attachments) => findEvent(Buffer.from(file!.content, 'base64').toString());
  expect(attachments[0]?.contentType).toContain('method=CANCEL');
  expect(getEvent(attachments)).toEqual({ ...getEvent(invites), method: 'CANCEL' });

  await page.reload();
  await on.is('cancellation', 'cancelled');
  await expect(on.of('reservation')).toContainText('Nothing further will be charged.');
  await expect(cancellation).toContainText(`Your refund${halfRefund}`);
  await on.is('registration', 'closed');

  const nextRead = page.waitForResponse(calls.readReservation);
  await showPageAgain(page);
  await nextRead;
  await on.is('reservation', 'open.current');
  await on.is('registration', 'closed');
});
