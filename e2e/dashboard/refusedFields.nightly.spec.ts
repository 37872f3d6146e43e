import { dashboardPages } from '../../contract/dashboard/pages.ts';
import { people } from '../../machines/dashboard/access/access.samples.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import { expect, test } from '../support/test.ts';
import { openDashboard } from './openDashboard.ts';

test.use({ allowsFailedCalls: true });

test('typing after a rejected invitation keeps the focus in the field', async ({ page }) => {
  const hostStub = await openDashboard({
    page,
    address: dashboardPages.access,
    language: 'en',
    session: ownerSession,
  });
  await hostStub.answerWith('listPeople', { users: people });
  await page.getByRole('button', { name: 'Give a person access' }).click();
  await page.getByLabel('Name').fill('Rui Costa');
  await page.getByLabel('Email').fill('rui@example.com');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await hostStub.fail('invitePerson', 'validation-failed');
  await expect(page.getByRole('alert')).toBeFocused();

  await page.getByLabel('Name').click();
  await page.keyboard.type(' Neto');
  await expect(page.getByLabel('Name')).toHaveValue('Rui Costa Neto');
  await expect(page.getByLabel('Name')).toBeFocused();
});
