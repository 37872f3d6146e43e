import type { Page } from '@playwright/test';
import { dashboardPages } from '../../contract/dashboard/pages.ts';
import { people } from '../../machines/dashboard/access/access.samples.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import { expect, test } from '../support/test.ts';
import { getTranslator } from '../support/translator.ts';
import { words, type MessageId } from '../support/words.ts';
import { openDashboard } from './openDashboard.ts';

test.use({ allowsFailedCalls: true });

const sent = { codeExpiresAt: '2999-01-01T00:00:00Z' };

const press = (page: Page, id: MessageId) =>
  page
    .getByRole('main')
    .getByRole('button', { name: words(id), exact: true })
    .click();

const expectRefusal = async (page: Page) =>
  expect(page.getByLabel(words('dashboard.code.field'), { exact: true })).toHaveAccessibleDescription(
    new RegExp(words('dashboard.violation.otp_format')),
  );

const openCodeStep = async (page: Page) => {
  const hostStub = await openDashboard({
    page,
    address: dashboardPages.more,
    language: 'en',
    session: 'none',
  });
  await page.getByLabel(words('form.email')).fill('ines@example.com');
  await press(page, 'dashboard.signIn.request');
  await hostStub.answerWith('requestCode', sent);
  await page.getByLabel(words('dashboard.code.field'), { exact: true }).fill('123');
  return hostStub;
};

test('sign-in says that a code is incomplete', async ({ page }) => {
  const hostStub = await openCodeStep(page);
  await press(page, 'dashboard.signIn.action');
  // The host itself answers.
  await hostStub.answer('verifyCode');
  await expectRefusal(page);
});

test('sign-in says that a code is incomplete after no other code could be sent', async ({ page }) => {
  const hostStub = await openCodeStep(page);
  await press(page, 'otp.resend');
  await hostStub.fail('requestAnotherCode', 'unreachable');
  await press(page, 'dashboard.signIn.action');
  await hostStub.answer('verifyCode');
  await expectRefusal(page);
});

test('a proof of identity without a passkey says that a code is incomplete', async ({ page }) => {
  const hostStub = await openDashboard({
    page,
    address: dashboardPages.access,
    language: 'en',
    session: { ...ownerSession, hasPasskey: false },
  });
  await hostStub.answerWith('listPeople', { users: people });
  const remove = getTranslator('en').text('dashboard.access.remove', { name: people[1]!.name });
  const removal = page.getByRole('main').getByRole('button', { name: remove, exact: true });
  await removal.click();
  await removal.click();
  await hostStub.fail('changeAccess', 'proof-required');
  await hostStub.answerWith('requestProof', sent);
  await page.getByLabel(words('dashboard.code.field'), { exact: true }).fill('123');
  await press(page, 'dashboard.proof.action');
  await hostStub.fail('verifyProof', 'validation-failed');
  await expectRefusal(page);
});
