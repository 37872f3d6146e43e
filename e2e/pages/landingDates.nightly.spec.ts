import type { Page } from '@playwright/test';
import type { Language } from '../../contract/values/language.ts';
import { inDays } from '../support/hostApi.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { getTranslator } from '../support/translator.ts';
import type { ProxyRules } from '../support/proxy.ts';
import { expectInEachWindow } from './expectInEachWindow.ts';
import { withSeparateHost } from './separateHost.ts';
test.use({ allowsFailedCalls: true });

const [from, to] = [inDays(300), inDays(303)];
const dates = `?from=${from}&to=${to}`;

/** The landing page with its search. */
function openLanding(page: Page, language: Language = 'en') {
  const translator = getTranslator(language);
  const main = page.getByRole('main');
  const form = main.getByRole('search');
  const end = (id: 'stay.checkIn' | 'stay.checkOut') =>
    form.getByRole('button', { name: new RegExp(`^${translator.text(id)}`) });
  return {
    ...translator,
    main,
    form,
    end,
    calendar: form.getByRole('application'),
    open: async (query: string) => {
      await page.goto(`/${language}${query}`);
      // Pointing at the calendar loads it without waiting for an idle browser.
      await form.hover();
      await expect(end('stay.checkIn')).toBeVisible();
    },
    is: (state: RegExp | string) => expect(main).toHaveAttribute('data-state', state),
    search: () => form.getByRole('button', { name: translator.text('landing.search') }).click(),
  };
}

test('answers dates in the address with prices or reasons, and passes them on to the property', async ({
  page,
}) => {
  const { open, is, main } = openLanding(page);
  await open(`${dates}&guests=5`);
  await is('found');
  await expect(main.getByText(/3 nights · 5 guests$/)).toBeVisible();
  await expect(main.getByText('For 4 guests at most')).toBeVisible();
  await expect(main.getByText(/^€[\d.,]+ in total$/)).toHaveCount(1);

  await open(`${dates}&guests=2`);
  await main.getByRole('link', { name: 'Casa do Limoeiro', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/en/[^?]+[?]from=${from}&to=${to}&guests=2$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Casa do Limoeiro' })).toBeVisible();

  // Free properties of an earlier search are requested again, not shown from memory.
  const request = page.waitForRequest((request) => request.isNavigationRequest());
  await page.goBack();
  expect((await request).url()).toContain(`/en${dates}&guests=2`);
  await is('found');
});

test('chooses dates in the page’s language, and keeps them through Back and a language change', async ({
  page,
}) => {
  const { open, is, end, calendar, form, search, day, text } = openLanding(page, 'de');
  await open(`${dates}&guests=2`);
  await expect(end('stay.checkIn')).toHaveAccessibleName(`${text('stay.checkIn')} ${day(300, 'short')}`);
  await end('stay.checkIn').click();
  await expect(calendar).toBeVisible();
  await expect(calendar.locator(':focus')).toHaveAccessibleName(new RegExp(day(300)));
  await expectAccessible(page);

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  // The check-out is at least one night later.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(form.getByLabel(text('stay.guests'))).toBeFocused();
  await expect(form.getByRole('status')).toContainText(text('count.nights', { nights: 2 }));
  await search();
  await expect(page).toHaveURL(new RegExp(`/de[?]from=${inDays(301)}&to=${inDays(303)}&guests=2$`));
  await is('found');

  await page.goBack();
  await expect(page).toHaveURL(`/de${dates}&guests=2`);
  await expect(end('stay.checkIn')).toHaveAccessibleName(`${text('stay.checkIn')} ${day(300, 'short')}`);
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(`from=${inDays(301)}`));

  await page.getByText('Deutsch').first().click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(new RegExp(`/en[?]from=${inDays(301)}&to=${inDays(303)}&guests=2$`));
  await expect(page.getByRole('main')).toHaveAttribute('data-state', 'found');
});

test('opens the calendar for a search without dates', async ({ page }) => {
  const { open, is, end, calendar, main, search, text } = openLanding(page);
  await open(`?from=${to}&to=${from}`);
  await is('unclear');
  await expect(main.getByText(text('landing.unclear.title'))).toBeVisible();
  await expectInEachWindow(page);
  await expect(end('stay.checkIn')).toHaveAccessibleName(`${text('stay.checkIn')} ${text('form.choose')}`);
  await search();
  await expect(calendar).toBeVisible();
  await expect(calendar.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(end('stay.checkIn')).toBeFocused();
  await expect(page).toHaveURL(`/en?from=${to}&to=${from}`);
});

test('explains what to do when nothing is free, and the reason for each property', async ({ page }) => {
  const { open, is, main, text } = openLanding(page);
  await open(`${dates}&guests=60`);
  await is('noneFree');
  await expect(main.getByRole('heading', { name: text('landing.noneFree') })).toBeVisible();
  await expect(main.getByText(text('landing.chooseOthers'))).toBeVisible();
  await expectInEachWindow(page);
  await expect(main.getByText(/^For \d guests at most$/)).toHaveCount(2);
  await main.getByRole('link', { name: text('landing.withoutDates') }).click();
  await expect(page).toHaveURL('/en');
  await is('ready');
});

test.describe('a separate host', () => {
  const way: ProxyRules = {};
  const refuseSearches = (status: number) => (path: string) =>
    path.startsWith('/api/1/stay-search/') ? status : path;

  test.use(withSeparateHost(way));

  test('refers to the page of each property when it cannot search', async ({ page }) => {
    way.redirect = refuseSearches(404);
    const { open, is, main, text } = openLanding(page);
    await open(`${dates}&guests=2`);
    await is('undated');
    await expect(main.getByText(text('landing.undated'))).toBeVisible();
    await expectInEachWindow(page);
    await main.getByRole('link', { name: 'Casa do Limoeiro', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`from=${from}&to=${to}&guests=2$`));
  });

  test('offers a retry when it does not answer', async ({ page }) => {
    way.redirect = refuseSearches(503);
    const { open, is, main, text } = openLanding(page);
    await open(`${dates}&guests=2`);
    await is('notSearched');
    await expect(main.getByText(text('landing.notSearched.title'))).toBeVisible();
    await expectInEachWindow(page);
    way.redirect = (path) => path;
    await main.getByRole('button', { name: text('action.tryAgain') }).click();
    await is('found');
    await expect(main.getByText(/^€[\d.,]+ in total$/)).not.toHaveCount(0);
    await expect(main.getByRole('heading', { name: /free$/ })).toBeFocused();
  });
});
