import type { Page } from '@playwright/test';
import { calendarAddress, dashboardPages, reservationAddress } from '../../contract/dashboard/pages.ts';
import type { Timeline } from '../../contract/dashboard/timeline.ts';
import { daysLater } from '../../contract/values/nights.ts';
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

/** The sample with four weeks before it. */
const earlier: Timeline = {
  ...sampleTimeline,
  from: daysLater(sampleTimeline.from, -28),
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** The position of the first visible night. */
  const getFirst = (page: Page, { from }: Timeline) =>
    page
      .getByRole('grid')
      .evaluate((grid, columns) => Math.round(grid.scrollLeft / columns), 51.2)
      .then((nights) => daysLater(from, nights));

  test('begins with the day before today at the properties, and names the visible months', async ({
    page,
  }) => {
    const hostStub = await openDashboard({
      page,
      address: dashboardPages.calendar,
      language: 'en',
      session: ownerSession,
    });
    await hostStub.answerWith('loadTimeline', earlier);
    await expect.poll(() => getFirst(page, earlier)).toBe('2027-03-01');
    const month = page.locator('main summary').first();
    await expect(month).toHaveText('March 2027');
    await page.getByRole('grid').evaluate((grid) => grid.scrollBy(-256, 0));
    await expect(month).toHaveText(/^Feb – Mar 2027$/);
    await expect(page).toHaveURL(/from=2027-02-24$/);
  });

  test('the steps move by the visible nights, which keep their place when others are loaded', async ({
    page,
  }) => {
    const hostStub = await openDashboard({ page, address, language: 'en', session: ownerSession });
    await hostStub.answerWith('loadTimeline', sampleTimeline);
    const requested = page.waitForRequest(/timeline\?from=2027-02-01&to=2027-05-12$/);
    await page.getByRole('button', { name: 'Later' }).click();
    await requested;
    await expect(page).toHaveURL(/from=2027-03-08$/);
    expect(await getFirst(page, sampleTimeline)).toBe('2027-03-08');
    await page.getByRole('grid').evaluate((grid) => grid.scrollBy(103, 0));
    await expect(page).toHaveURL(/from=2027-03-10$/);
    await hostStub.answerWith('moveWindow', earlier);
    await expect.poll(() => getFirst(page, earlier)).toBe('2027-03-10');
  });

  test('a person who scrolls on right after a step is where they scrolled to', async ({ page }) => {
    const hostStub = await openDashboard({ page, address, language: 'en', session: ownerSession });
    await hostStub.answerWith('loadTimeline', sampleTimeline);
    const later = await page.getByRole('button', { name: 'Later' }).elementHandle();
    await page.getByRole('grid').evaluate((grid, button) => {
      (button as HTMLElement).click();
      grid.scrollBy(103, 0);
    }, later);
    await expect(page).toHaveURL(/from=2027-03-10$/);
    await hostStub.answerWith('moveWindow', earlier);
    await expect.poll(() => getFirst(page, earlier)).toBe('2027-03-10');
  });

  test('a typed date moves the calendar and the focus to its night', async ({ page }) => {
    const hostStub = await openDashboard({ page, address, language: 'en', session: ownerSession });
    await hostStub.answerWith('loadTimeline', sampleTimeline);
    await page.locator('main summary').first().click();
    await page.getByLabel('Go to a date').fill('2027-04-12');
    await page.keyboard.press('Enter');
    await hostStub.answerWith('moveWindow', earlier);
    await expect.poll(() => getFirst(page, earlier)).toBe('2027-04-12');
    await expect(page.getByLabel('Go to a date')).toBeHidden();
    await expect(page.locator(':focus')).toHaveAttribute('data-night', '2027-04-12');
  });
});
