import { calendarAddress, reservationAddress } from '../../contract/dashboard/pages.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import { sampleTimeline } from '../../machines/dashboard/timeline/timeline.samples.ts';
import { expect, test } from '../support/test.ts';
import { reportDataChange } from './dataChanges.ts';
import { openDashboard } from './openDashboard.ts';

const address = calendarAddress(sampleTimeline.from);

test('Enter on a stay opens its reservation', async ({ page }) => {
  const hostStub = await openDashboard({ page, address, language: 'en', session: ownerSession });
  await hostStub.answerWith('loadTimeline', sampleTimeline);
  await page.getByRole('gridcell', { name: /Marie Dubois/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(reservationAddress('FYR3-FCYH'));
});

test('a change by somebody else keeps the position, the focus and a reason that is being typed', async ({
  page,
}) => {
  const hostStub = await openDashboard({ page, address, language: 'en', session: ownerSession });
  await hostStub.answerWith('loadTimeline', sampleTimeline);
  const row = page.getByRole('row').filter({ hasText: 'Monte da Figueira' });
  const grid = page.getByRole('grid');
  await grid.evaluate((element) => element.scrollTo(520, 0));
  await row.locator('[data-night="2027-03-15"]').click();
  await row.locator('[data-night="2027-03-16"]').click();
  await page.getByRole('button', { name: 'Close these nights' }).click();
  const reason = page.getByLabel('Reason');
  await reason.fill('New kitchen');
  const before = await grid.evaluate(({ scrollLeft }) => scrollLeft);

  await reportDataChange(page, 'reservation');
  const [casa, monte] = sampleTimeline.properties;
  const stays = [...monte!.stays, { ...monte!.stays[0]!, start: '2027-03-20', end: '2027-03-22' }];
  await hostStub.answerWith('refreshTimeline', {
    ...sampleTimeline,
    properties: [casa, { ...monte, stays }],
  });

  await expect(row.locator('[data-night="2027-03-20"]')).toHaveAttribute('aria-label', /Ana Silva/);
  expect(await grid.evaluate(({ scrollLeft }) => scrollLeft)).toBe(before);
  await expect(reason).toBeFocused();
  await expect(reason).toHaveValue('New kitchen');
});

test('the Back button returns to the nights and the property at which the person was', async ({ page }) => {
  const hostStub = await openDashboard({
    page,
    address: calendarAddress(sampleTimeline.from, 'casa-do-limoeiro'),
    language: 'en',
    session: ownerSession,
  });
  const [casa] = sampleTimeline.properties;
  const ofCasa = { ...sampleTimeline, propertyCount: 1, properties: [casa] };
  await hostStub.answerWith('loadTimeline', ofCasa);
  const grid = page.getByRole('grid');
  await grid.evaluate((element) => element.scrollTo(154, 0));
  await expect(page).toHaveURL(/from=2027-03-04&property=casa-do-limoeiro$/);
  await page.getByRole('gridcell', { name: /Jonas Weber/ }).click();
  await expect(page).toHaveURL(reservationAddress('K4EK-CBPA'));

  await page.goBack();
  await hostStub.answerWith('loadTimeline', ofCasa);
  await expect(page.getByRole('combobox')).toHaveValue('casa-do-limoeiro');
  await expect.poll(() => grid.evaluate(({ scrollLeft }) => Math.round(scrollLeft))).toBe(154);
});
