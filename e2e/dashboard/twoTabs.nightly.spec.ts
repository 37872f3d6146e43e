import type { Page } from '@playwright/test';
import { propertySectionAddress } from '../../contract/dashboard/pages.ts';
import { words } from '../support/words.ts';
import { expect, property, test } from './managedProperty.ts';

const address = propertySectionAddress(property, 'rules');
const fee = words('dashboard.field.lostKeysFee');
const checkIn = words('dashboard.field.checkInAfter');

/** Saves what the tab proposes if somebody else has changed the property. */
async function settle(tab: Page) {
  const status = tab.getByRole('main').getByText(words('dashboard.editor.saved'), { exact: true });
  const conflict = tab.getByRole('button', { name: words('dashboard.editor.conflict.resolve') });
  await expect(status.or(conflict).first()).toBeVisible();
  if (await conflict.isVisible()) await conflict.click();
  await expect(status.first()).toBeVisible();
}

test('two tabs that change a property at once lose nothing', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(address);
  await Promise.all([page.getByLabel(fee).fill('75'), other.getByLabel(checkIn).fill('16:30')]);
  await Promise.all([page, other].map((tab) => tab.keyboard.press('Tab')));
  for (const tab of [page, other]) await settle(tab);
  for (const tab of [page, other]) {
    await tab.goto(address);
    await expect(tab.getByLabel(fee)).toHaveValue('75');
    await expect(tab.getByLabel(checkIn)).toHaveValue('16:30');
  }
});

test('two tabs that change the same field show both values, and the chosen one stays', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(address);
  await Promise.all([page.getByLabel(fee).fill('80'), other.getByLabel(fee).fill('90')]);
  await Promise.all([page, other].map((tab) => tab.keyboard.press('Tab')));
  const hasConflict = (tab: Page) =>
    tab.getByRole('main').getByText(words('dashboard.editor.conflict')).isVisible();
  await expect
    .poll(async () => (await Promise.all([page, other].map(hasConflict))).includes(true))
    .toBe(true);
  const late = (await hasConflict(page)) ? page : other;
  const main = late.getByRole('main');
  for (const value of ['80', '90']) await expect(main).toContainText(value);
  await late.getByRole('button', { name: words('dashboard.editor.conflict.allTheirs') }).click();
  await settle(late);
  const kept = late === page ? '90' : '80';
  for (const tab of [page, other]) {
    await tab.goto(address);
    await expect(tab.getByLabel(fee)).toHaveValue(kept);
  }
});
