import { newBookingAddress } from '../../contract/dashboard/pages.ts';
import { freeOffer } from '../../machines/dashboard/phoneBooking/phoneBooking.samples.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import { expect, test } from '../support/test.ts';
import { words, type MessageId } from '../support/words.ts';
import { openDashboard } from './openDashboard.ts';
import { stay } from './phoneBookingHistory.ts';

test.use({ allowsFailedCalls: true });

test('an incomplete payment leads back to the guest, where a reload continues', async ({ page }) => {
  const hostStub = await openDashboard({
    page,
    address: newBookingAddress(stay),
    language: 'en',
    session: ownerSession,
  });
  const press = (id: MessageId) => page.getByRole('button', { name: words(id), exact: true }).click();
  const name = page.getByLabel(words('dashboard.booking.guest.name'), { exact: true });
  const ownPrice = page.locator('[name=hasOwnPrice][value=true]');
  await press('dashboard.booking.next');
  await hostStub.answerWith('checkStay', freeOffer);
  await name.fill('Cher');
  await press('dashboard.booking.next');
  await hostStub.answerWith('checkPayment', freeOffer);
  await ownPrice.check();
  await press('dashboard.booking.back');
  await expect(name).toBeFocused();

  await press('dashboard.booking.next');
  await hostStub.fail('checkPayment', 'validation-failed');
  await expect(ownPrice).toBeChecked();
  await press('dashboard.booking.book');
  await expect(page.getByRole('alert')).toBeFocused();
  await press('dashboard.booking.back');
  await expect(name).toBeFocused();

  await page.reload();
  await hostStub.answerWith('checkStay', freeOffer);
  await expect(name).toHaveValue('Cher');
});
