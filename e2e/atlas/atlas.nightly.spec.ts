import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { buildSite, changesPage } from 'statechart-atlas/site';
import { product as wholeProduct } from '../../scripts/atlas.config.ts';
import { expectAccessible } from '../support/axe.ts';
import { folderOfAtlas } from '../support/siteUnderTest.ts';
import { expect, test } from '../support/test.ts';
import { copyCompared, createSampleChanges } from './sampleChanges.ts';
import { drawPictures } from './samplePictures.ts';

// One worker builds the atlas for all tests.
test.describe.configure({ mode: 'default' });

/** The guests' machines are enough for these tests, because the layout of each machine takes long. */
const product = { ...wholeProduct, models: wholeProduct.models.filter(({ group }) => group !== 'dashboard') };

test.beforeAll(async () => {
  const folder = folderOfAtlas();
  const pictures = join(folder, 'pictures');
  await drawPictures(product, pictures);
  const since = createSampleChanges(pictures);
  await buildSite(product, folder, [changesPage(product, since)]);
  await copyCompared(folder, since);
});

const shown = (page: Page) => page.locator('[data-pane]').first().getByRole('img');

const isShown = async (image: Locator, file: string) => {
  await expect(image).toHaveAttribute('src', new RegExp(`${file.replaceAll('.', '\\.')}$`));
  await expect
    .poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0))
    .toBe(true);
};

test('finds the screen of a declined card by its French text, and shows it in French', async ({ page }) => {
  await page.goto('/atlas/');
  await page.getByRole('searchbox').click();
  await page.keyboard.type('carte debitee');
  await page.getByRole('search').getByRole('link', { name: 'Declined' }).first().click();

  await isShown(shown(page), 'booking/resuming.declined.fr.phone.light.webp');
  await expect(page.getByRole('radio', { name: 'French' })).toBeChecked();
  await expect(page.getByRole('row', { name: 'French' })).toContainText('Votre carte n’a pas été débitée');
});

test('finds a state by a question with words that occur nowhere', async ({ page }) => {
  await page.goto('/atlas/');
  await page.getByRole('searchbox').fill('What happens when the card is declined by the helicopter?');
  await expect(page.getByRole('search').getByRole('link').first()).toContainText('Declined');
});

test('keeps the options from state to state, and in the address that is shared', async ({
  page,
  browser,
}) => {
  await page.goto('/atlas/booking/resuming.declined/');
  await page.getByRole('radio', { name: 'French' }).click();
  await page.getByRole('radio', { name: 'Desk' }).click();
  const address = page.url();

  await page.goto('/atlas/booking/dates.priced/');
  await page.goto('/atlas/booking/resuming.declined/');
  await isShown(shown(page), 'resuming.declined.fr.desk.light.webp');

  const another = await browser.newPage();
  await another.goto(address);
  await isShown(shown(another), 'resuming.declined.fr.desk.light.webp');
  await another.close();
});

test('compares two pictures of a state side by side', async ({ page }) => {
  await page.goto('/atlas/booking/resuming.declined/');
  const second = page.locator('[data-pane]').nth(1);
  await expect(second).toBeHidden();
  await page.getByRole('button', { name: 'Compare side by side' }).click();
  await second.getByRole('radio', { name: 'Dark' }).click();
  await isShown(second.getByRole('img'), 'resuming.declined.en.desk.dark.webp');
  await isShown(shown(page), 'resuming.declined.en.phone.light.webp');
  const [left, right] = [await shown(page).boundingBox(), await second.getByRole('img').boundingBox()];
  expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x);
});

test('searches, reads and follows links with the keyboard alone', async ({ page }) => {
  await page.goto('/atlas/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('refused');
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d+ found$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const first = page.getByRole('search').getByRole('link').first();
  await expect(first).toBeFocused();
  const leadsTo = await first.evaluate((link: HTMLAnchorElement) => link.href);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(leadsTo);
  await page.goBack();
  await page.keyboard.press('/');
  await page.keyboard.type('refused');
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
});

test('copies a link to an arrow with the chosen options', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/atlas/booking/resuming.declined/');
  await page.getByRole('radio', { name: 'French' }).click();
  const arrow = page.getByRole('listitem').filter({ hasText: 'resuming.declined › payment.requested' });
  await arrow.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.locator('[data-said]')).toHaveText('Link copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\?language=fr&.*#resuming\.declined--payment\.requested$/);
  await page.goto('/atlas/');
  await page.goto(copied);
  await expect(arrow).toBeInViewport();
});

test('copies the ticks and notes of a review as text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/atlas/cancellation/review/');
  await page.getByLabel('Approved').first().check();
  await page.getByLabel('Comment').nth(1).fill('Too long');
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect(page.locator('[data-said]')).toHaveText('Review copied.');
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(lines[0]).toBe('# Review: Cancellation');
  expect(lines[2]).toMatch(/^- \[x\] \[Loading\]\(http:\S+\/atlas\/cancellation\/loading\/\)$/);
  expect(lines[3]).toMatch(/^- \[ \] \[[\w ›]+\]\(http:\S+\/atlas\/cancellation\/[\w.]+\/\): Too long$/);
});

test('loads the first page of the atlas with less than 100 kB', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto('/atlas/');
  await page.waitForFunction(() => {
    const isInSight = (place: Element) => {
      const { top, left } = place.getBoundingClientRect();
      return top < window.innerHeight && left < window.innerWidth;
    };
    const places = [...document.querySelectorAll('.thumbnail:has(img)')].filter(isInSight);
    const isShown = (image: HTMLImageElement) => image.checkVisibility() && image.complete;
    return places.length > 0 && places.every((place) => [...place.querySelectorAll('img')].some(isShown));
  });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const bytes = await Promise.all(sizes);
  expect(bytes.length).toBeGreaterThan(5);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(100_000);
});

for (const [name, address] of Object.entries({
  'the first page': '/atlas/',
  'a machine': '/atlas/cancellation/',
  'a state': '/atlas/booking/resuming.declined/',
  'a review': '/atlas/cancellation/review/',
  'all states': '/atlas/states/',
  'the mails': '/atlas/mails/',
  'the changes': '/atlas/changes/',
})) {
  test(`shows ${name} of the atlas accessibly, and without overflow on a phone`, async ({ page }) => {
    await page.goto(address);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}

test('opens a folded state of a diagram by click, and by its address', async ({ page }) => {
  await page.goto('/atlas/booking/');
  const opened = page.locator('#open-otp');
  await expect(opened).toBeHidden();
  await page.locator('#folded').getByRole('link', { name: 'E-mail code' }).click();
  await expect(page).toHaveURL(/#open-otp$/);
  await expect(page.locator('#folded')).toBeHidden();
  await expect(opened.getByRole('group', { name: /Plus and minus zoom/ })).toBeFocused();
  await expect(
    page.getByRole('link', { name: 'E-mail code', exact: true, includeHidden: false }).first(),
  ).toHaveAttribute('aria-current', 'true');

  await page.goto('/atlas/');
  await page.goto('/atlas/booking/#open-otp');
  await opened.getByRole('link', { name: /^Expired/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Expired');
  await page.getByRole('link', { name: 'Show in the diagram' }).click();
  await expect(opened).toBeVisible();
});

test('zooms and moves a diagram with keys, buttons, wheel, drag and pinch', async ({ page }) => {
  // No animation runs while positions are measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/atlas/contact/');
  const view = page.getByRole('group', { name: /Plus and minus zoom/ });
  const svg = view.locator('svg').first();
  const box = async () => ((await svg.getAttribute('viewBox')) ?? '').split(' ').map(Number);
  const whole = await box();
  const [, , width] = whole;

  await view.focus();
  await page.keyboard.press('+');
  const near = await box();
  expect(near[2]).toBeLessThan(width!);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  const moved = await box();
  expect(moved[0]).toBeGreaterThan(near[0]!);
  expect(moved[1]).toBeGreaterThan(near[1]!);
  await page.keyboard.press('0');
  expect(await box()).toEqual(whole);

  await page.getByRole('button', { name: 'Zoom in' }).click();
  expect(await box()).toEqual(near);
  await page.getByRole('button', { name: 'Show the whole diagram' }).click();

  const place = (await view.boundingBox())!;
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  await page.mouse.move(x, y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await box())[2]).toBeLessThan(width!);
  const before = await box();
  await page.mouse.down();
  await page.mouse.move(x - 40, y - 30, { steps: 4 });
  await page.mouse.up();
  const dragged = await box();
  expect(dragged[0]).toBeGreaterThan(before[0]!);
  expect(dragged[1]).toBeGreaterThan(before[1]!);
  await expect(page).toHaveURL(/contact\/$/);

  await page.keyboard.press('0');
  const touch = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 1 },
    { x: x + apart, y, id: 2 },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
  for (const apart of [30, 50, 70]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect((await box())[2]).toBeLessThan(width! * 0.6);
});

for (const [name, address, begins] of [
  ['a whole machine', '/atlas/booking/', 'dates'],
  ['an opened state', '/atlas/booking/#open-otp', 'otp.entering'],
] as const) {
  test(`shows the beginning of the diagram of ${name} first on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    const beginning = page.locator(`[data-chart] [data-node="${begins}"]`).filter({ visible: true });
    const middle = async () => {
      const { x, width } = (await beginning.boundingBox())!;
      return Math.abs(x + width / 2 - 195);
    };
    await expect.poll(middle).toBeLessThan(3);
  });
}

test('leaves space between the title of a page and its breadcrumbs', async ({ page }) => {
  await page.goto('/atlas/cancellation/');
  const trail = (await page.getByRole('navigation', { name: 'Breadcrumbs' }).boundingBox())!;
  const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  expect(title.y - (trail.y + trail.height)).toBeGreaterThanOrEqual(8);
});

test('prints at least three states of a review on a page', async ({ page }) => {
  await page.goto('/atlas/booking/review/');
  const states = await page.locator('.review-row').count();
  const printed = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  const pages = printed.match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.length).toBeLessThanOrEqual(Math.ceil(states / 3));
});

test('prints a whole diagram on one page', async ({ page }) => {
  await page.goto('/atlas/booking/#open-all');
  await page.emulateMedia({ media: 'print' });
  const heights = await page
    .locator('.sheet svg.chart')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().height).filter((height) => height > 0),
    );
  expect(heights).toHaveLength(1);
  // A4 in landscape without its margins, heading and legend.
  expect(heights[0]).toBeLessThanOrEqual((21 - 2 * 1.4 - 4) * 37.8);
});

test('prints the description and the whole diagram of a machine first', async ({ page }) => {
  await page.goto('/atlas/cancellation/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeHidden();
  // The width of A4 in landscape.
  await page.setViewportSize({ width: Math.floor(26.9 * 37.8), height: Math.floor(18.2 * 37.8) });
  const legend = await page.locator('.legend').boundingBox();
  expect(legend!.y + legend!.height).toBeLessThan(18.2 * 37.8);
});

test('prints all pictures of a review without scrolling to them', async ({ page }) => {
  await page.goto('/atlas/booking/review/');
  const seen = () =>
    page
      .locator('.review-row img')
      .evaluateAll((all: HTMLImageElement[]) =>
        all
          .filter((one) => one.checkVisibility() || one.hidden)
          .map((one) => one.complete && one.naturalWidth > 0),
      );
  expect(await seen()).toContain(false);
  await page.evaluate(() => {
    window.print = () => document.body.classList.add('is-printed');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveClass(/is-printed/);
  expect(await seen()).not.toContain(false);
});

test('keeps the dark mode from page to page', async ({ page }) => {
  await page.goto('/atlas/');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/atlas/states/');
  expect(await ground()).not.toBe(light);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('reaches a picture from the first page, and all states from the search', async ({ page }) => {
    await page.goto('/atlas/');
    await page.getByRole('list').getByRole('link', { name: 'Booking', exact: true }).last().click();
    await page.locator('#folded').getByRole('link', { name: 'Resuming' }).click();
    await page
      .locator('#open-resuming')
      .getByRole('link', { name: /^Declined/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Declined');
    await isShown(shown(page), 'booking/resuming.declined.en.phone.light.webp');
    await page.getByText('All pictures').click();
    await expect(page.getByRole('link', { name: 'French, desk, dark' })).toBeVisible();
    await page.getByRole('searchbox').fill('declined');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All states');
  });
});
