import { dashboardPages, newBookingAddress } from '../../contract/dashboard/pages.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';
import { openDashboard } from './openDashboard.ts';
import { stay } from './phoneBookingHistory.ts';

test('a reload keeps an unfinished booking, and signing out deletes it', async ({ page }) => {
  const address = newBookingAddress(stay);
  const hostStub = await openDashboard({ page, address, language: 'en', session: ownerSession });
  const unit = page.getByRole('main').locator('[name=unit]');
  await unit.selectOption('monte-da-figueira');
  await page.reload();
  await expect(unit).toHaveValue('monte-da-figueira');

  await page.goto(dashboardPages.more);
  await page.getByRole('button', { name: words('dashboard.signOut.action') }).click();
  await hostStub.answerWith('endSession', {});
  await expect(page.getByLabel(words('form.email'))).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('phone-booking'))).toBeNull();
});
