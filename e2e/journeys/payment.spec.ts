import { cards } from './guest.ts';
import { expect, test } from './journey.ts';

test.use({ home: 'payment' });

test('accepts another card after a declined one', async ({ guest, page }) => {
  await guest.openGateway({ from: 50, nights: 3 });
  await guest.payByCard(cards.isDeclined);
  await expect(page.getByRole('alert')).toContainText('Your card was declined. Nothing was charged.');
  await guest.payByCard(cards.works);
  await guest.expectConfirmation();
});

test('reports that nothing is paid after a cancelled checkout, and accepts the payment later', async ({
  guest,
  page,
}) => {
  await guest.openGateway({ from: 90, nights: 3 });
  const checkout = page.url();
  await guest.cancelAtGateway();
  await guest.expectState('resuming.unpaid');
  await guest.expectTexts('Your booking is waiting for payment', 'Your dates are held until');
  await expect(page.getByText('is expecting you')).toHaveCount(0);

  await guest.press('resuming.payNow');
  await guest.expectGateway();
  expect(page.url()).toBe(checkout);
  await guest.payByCard(cards.works);
  await guest.expectConfirmation();
});
