import type { Page } from '@playwright/test';
import { inDays } from '../support/hostApi.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';
import { getTranslator } from '../support/translator.ts';
import { expectInEachWindow } from './expectInEachWindow.ts';
import { freeUnitCount, unitCount, withManyProperties } from './manyProperties.ts';
test.use(withManyProperties);

const { text } = getTranslator('de');
const dates = `?from=${inDays(300)}&to=${inDays(303)}`;

const getMain = (page: Page) => page.getByRole('main');
const getLink = (page: Page, id: 'landing.next' | 'landing.previous') =>
  getMain(page).getByRole('link', { name: text(id), exact: true });
const getNames = (page: Page) =>
  getMain(page)
    .getByRole('link', { name: /^Casa \d+$/ })
    .allTextContents();
const namesFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `Casa ${first + index}`);
const getRange = (first: number, last: number) => text('landing.range', { first, last, unitCount });

const getScroll = (page: Page) => page.evaluate(() => window.scrollY);

test('shows 24 properties per page, and returns with Back to the same properties and position', async ({
  page,
}) => {
  await page.goto('/de');
  await waitForHydration(page);
  expect(await getNames(page)).toEqual(namesFrom(1, 24));
  await expect(getMain(page).getByText(getRange(1, 24))).toBeVisible();
  await expect(getLink(page, 'landing.previous')).toHaveCount(0);
  await expectInEachWindow(page);
  await getLink(page, 'landing.next').scrollIntoViewIfNeeded();
  const position = await getScroll(page);
  expect(position).toBeGreaterThan(0);
  await getLink(page, 'landing.next').click();
  await expect(page).toHaveURL('/de?page=2#list');
  await expect(getMain(page).getByText(getRange(25, 48))).toBeInViewport();
  await expect(getMain(page).getByRole('link', { name: 'Casa 25', exact: true })).toBeInViewport();
  expect(await getNames(page)).toEqual(namesFrom(25, 48));
  await expectInEachWindow(page);
  await page.goBack();
  await expect(page).toHaveURL('/de');
  expect(await getNames(page)).toEqual(namesFrom(1, 24));
  await expect.poll(() => getScroll(page)).toBe(position);
});

test('returns from a property to the page of the list on which it was found', async ({ page }) => {
  await page.goto('/de?page=3');
  await waitForHydration(page);
  expect(await getNames(page)).toEqual(namesFrom(49, 60));
  await expect(getLink(page, 'landing.next')).toHaveCount(0);
  const property = getMain(page).getByRole('link', { name: 'Casa 59' });
  await property.scrollIntoViewIfNeeded();
  const position = await getScroll(page);
  expect(position).toBeGreaterThan(0);
  await property.click();
  await expect(page).toHaveURL('/de/casa-59');
  await expect(page.getByRole('heading', { level: 1, name: 'Casa 59' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/de?page=3');
  await expect(property).toBeVisible();
  await expect.poll(() => getScroll(page)).toBe(position);
});

test('keeps the dates on every page of the results, the free properties first', async ({ page }) => {
  await page.goto(`/de${dates}&guests=2`);
  await expect(getMain(page)).toHaveAttribute('data-state', 'found');
  await expect(
    getMain(page).getByRole('heading', { name: text('landing.found', { properties: freeUnitCount }) }),
  ).toBeVisible();
  await getLink(page, 'landing.next').click();
  await expect(page).toHaveURL(`/de${dates}&guests=2&page=2#list`);
  await waitForHydration(page);
  expect(await getNames(page)).toEqual(namesFrom(25, 48));
  await expect(getMain(page).getByRole('heading', { name: text('landing.notFree') })).toBeVisible();
  await expectInEachWindow(page);
  const property = getMain(page).getByRole('link', { name: 'Casa 47' });
  await property.scrollIntoViewIfNeeded();
  await property.click();
  await expect(page).toHaveURL(`/de/casa-47${dates}&guests=2`);
  await page.goBack();
  await expect(page).toHaveURL(`/de${dates}&guests=2&page=2#list`);
  await expect(property).toBeInViewport();
});

test('shows the reasons on every page if nothing is free', async ({ page }) => {
  await page.goto(`/de${dates}&guests=60&page=2`);
  await expect(getMain(page)).toHaveAttribute('data-state', 'noneFree');
  expect(await getNames(page)).toEqual(namesFrom(25, 48));
  await expectInEachWindow(page);
});

test('requests the properties with one call on the way from a property to the landing page', async ({
  page,
}) => {
  await page.goto('/de/casa-1');
  await waitForHydration(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/1/rental-unit')) calls.push(pathname);
  });
  await page.getByRole('link', { name: 'Estadia', exact: true }).first().click();
  await expect(page).toHaveURL('/de');
  await expect(getLink(page, 'landing.next')).toBeVisible();
  expect(calls.filter((path) => !path.includes('casa-1'))).toEqual(['/api/1/rental-units/1']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('has a link to the next page, and each page has its own address for search engines', async ({
    page,
  }) => {
    const getCanonical = () => page.locator('link[rel=canonical]').getAttribute('href');
    await page.goto('/de');
    expect(await getLink(page, 'landing.next').getAttribute('rel')).toBe('next');
    await getLink(page, 'landing.next').click();
    expect(await getNames(page)).toEqual(namesFrom(25, 48));
    expect(new URL((await getCanonical())!).search).toBe('?page=2');
    const english = page.locator('link[rel=alternate][hreflang=en]');
    expect(new URL((await english.getAttribute('href'))!).pathname).toBe('/en');
    expect(new URL((await english.getAttribute('href'))!).search).toBe('?page=2');
    await getLink(page, 'landing.previous').click();
    await expect(page).toHaveURL('/de#list');
    const beyond = await page.goto('/de?page=99');
    expect(beyond?.status()).toBe(404);
    expect(await getNames(page)).toEqual(namesFrom(49, 60));
  });
});
