import { chooseLanguage } from '../support/language.ts';
import { inDays } from '../support/hostApi.ts';
import { words } from '../support/words.ts';
import { openOtherBrowser, expect, test } from './journey.ts';

test.use({ home: 'shared' });

const createQuery = (from: number, nights: number, guests: number | string) =>
  `?from=${inDays(from)}&to=${inDays(from + nights)}&guests=${guests}`;

test('shows the price of the dates and guests in a shared address', async ({ guest, page, browser }) => {
  await guest.openProperty();
  await guest.chooseDates({ from: 30, nights: 3 });
  await expect(page).toHaveURL(`/en/${guest.unit}${createQuery(30, 3, 2)}`);
  await guest.card.getByRole('button', { name: words('stay.moreGuests') }).click();
  await expect(page).toHaveURL(`/en/${guest.unit}${createQuery(30, 3, 3)}`);

  const partner = await openOtherBrowser(browser, { locale: 'de-DE' });
  await partner.goto(page.url());
  await expect(partner.locator('[data-machine=booking]')).toHaveAttribute('data-state', 'dates.priced');
  await expect(partner.locator('[name=startDate]')).toHaveValue(inDays(30));
  await expect(partner.locator('[name=endDate]')).toHaveValue(inDays(33));
  await expect(partner.locator('[name=guestCount]')).toHaveValue('3');
  await partner.context().close();
});

test('shares priced dates with a button, and nothing else of the booking', async ({
  guest,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await guest.openProperty();
  await guest.chooseDates({ from: 40, nights: 3 });
  await guest.press('stay.share');
  await expect(page.getByRole('alertdialog')).toContainText('Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(new URL(`/en/${guest.unit}${createQuery(40, 3, 2)}`, page.url()).href);
});

test('prefers a shared link to the stored dates, and a later choice to the link', async ({ guest, page }) => {
  await guest.openProperty();
  await guest.chooseDates({ from: 30, nights: 3 });
  await page.goto(`/en/${guest.unit}${createQuery(50, 4, 1)}`);
  await guest.expectState('dates.priced');
  await expect(guest.field('startDate')).toHaveValue(inDays(50));
  await guest.pickOtherCheckOut(inDays(53));
  await expect(page).toHaveURL(`/en/${guest.unit}${createQuery(50, 3, 1)}`);
  await page.reload();
  await guest.expectState('dates.priced');
  await expect(guest.field('endDate')).toHaveValue(inDays(53));
  await chooseLanguage(page, 'Deutsch');
  await expect(page).toHaveURL(`/de/${guest.unit}${createQuery(50, 3, 1)}`);
});

test('keeps held nights when a shared link is opened', async ({ guest, page }) => {
  await guest.openCodeStep({ from: 60, nights: 3 });
  await page.goto(`/en/${guest.unit}${createQuery(70, 4, 1)}`);
  await guest.expectState('otp.entering');
  await expect(page).toHaveURL(`/en/${guest.unit}${createQuery(60, 3, 2)}`);
});

for (const query of ['?from=2020-05-03&to=2020-05-06&guests=99', '?from=%3Cb%3E1%3C/b%3E&guests=%3Cb%3E2']) {
  test(`opens the property without dates for an invalid link: ${query}`, async ({ guest, page }) => {
    const answer = await page.goto(`/en/${guest.unit}${query}`);
    await guest.expectState('dates.choosing');
    await expect(guest.field('startDate')).toHaveValue('');
    await expect(page).toHaveURL(`/en/${guest.unit}`);
    expect(answer!.status()).toBe(200);
  });
}

test('serves the same page for a shared link, apart from its preview, with one canonical address', async ({
  guest,
  request,
}) => {
  const [plain, shared] = await Promise.all(
    ['', createQuery(30, 3, 3)].map(async (query) => (await request.get(`/en/${guest.unit}${query}`)).text()),
  );
  const withoutPreview = (page: string) =>
    page.replaceAll(/^ *<meta property="og:(title|description|url)".*\n/gm, '');
  expect(withoutPreview(shared!)).toBe(withoutPreview(plain!));
  expect(shared).toMatch(new RegExp(`<link rel="canonical" href="[^"?]*/en/${guest.unit}"`));
});
