import type { Page } from '@playwright/test';
import { dashboardPage, dashboardPages } from '../../contract/dashboard/pages.ts';
import { runAsHost } from '../support/hostCommand.ts';
import { folderOfSite } from '../support/siteUnderTest.ts';
import { expect, test } from '../journeys/journey.ts';
import { words, type MessageId } from '../support/words.ts';
import { readSignInCode } from './readSignInCode.ts';

test.use({ allowsFailedCalls: true });

const owner = { name: 'Inês Carvalhal', email: 'owner@dashboard.example' };

const heading = (page: Page, id: MessageId) =>
  page.getByRole('heading', { name: words(id), exact: true, level: 1 });
const press = (page: Page, id: MessageId) =>
  page
    .getByRole('main')
    .getByRole('button', { name: words(id), exact: true })
    .click();

/** Adds a device that holds passkeys and confirms by itself; the person presses the button of sign-in. */
async function addAuthenticator(page: Page) {
  await page.addInitScript(() =>
    Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: () => Promise.resolve(false) }),
  );
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
}

test('sets up the dashboard, signs out, and signs in with a code, then with a passkey', async ({
  page,
  context,
}) => {
  const [link = ''] = /\/host\/setup#token=\S+/.exec(await runAsHost('access', 'link')) ?? [];
  await page.goto(link);
  await page.getByLabel(words('dashboard.setup.name')).fill(owner.name);
  await page.getByLabel(words('form.email')).fill(owner.email);
  await press(page, 'dashboard.setup.action');
  await expect(heading(page, 'dashboard.navigation.today')).toBeVisible();
  await page.goto(dashboardPages.more);
  await expect(page.getByRole('main')).toContainText(owner.email);

  const otherTab = await context.newPage();
  await otherTab.goto(dashboardPages.more);
  await expect(otherTab.getByRole('main')).toContainText(owner.email);

  await press(page, 'dashboard.signOut.action');
  await expect(heading(page, 'dashboard.signIn.title')).toBeVisible();
  await expect(heading(otherTab, 'dashboard.signIn.title')).toBeVisible();

  // The Back button shows nothing of the session that has ended.
  await page.goto('/en');
  await page.goBack();
  await expect(heading(page, 'dashboard.signIn.title')).toBeVisible();
  await expect(page.locator('body')).not.toContainText(owner.email);

  await page.getByLabel(words('form.email')).fill(owner.email);
  await press(page, 'dashboard.signIn.request');
  await expect(heading(page, 'dashboard.signIn.code.title')).toBeVisible();
  await page
    .getByLabel(words('dashboard.code.field'))
    .fill(await readSignInCode(folderOfSite(), owner.email));
  await expect(heading(page, 'dashboard.navigation.more')).toBeVisible();
  await expect(otherTab.getByRole('main')).toContainText(owner.email);

  await addAuthenticator(page);
  await page.goto(dashboardPage);
  await page.getByRole('link', { name: words('dashboard.passkeys.add'), exact: true }).click();
  await expect(heading(page, 'dashboard.passkeys.title')).toBeVisible();
  await expect(page.getByRole('navigation').locator('[aria-current=page]')).toHaveText(
    words('dashboard.navigation.more'),
  );
  await press(page, 'dashboard.passkeys.add');
  await press(page, 'dashboard.passkeys.create');
  await expect(page.getByRole('main')).toContainText(words('dashboard.passkeys.unused'));

  await page.goto(dashboardPages.more);
  await press(page, 'dashboard.signOut.action');
  await press(page, 'dashboard.passkey.use');
  await expect(heading(page, 'dashboard.navigation.more')).toBeVisible();
  await page.goto(dashboardPages.passkeys);
  await expect(page.getByRole('main')).not.toContainText(words('dashboard.passkeys.unused'));

  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText(words('dashboard.link.expired.title'));
});
