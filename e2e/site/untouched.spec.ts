import type { Page } from '@playwright/test';
import { comesAlive } from '../support/comesAlive.ts';
import { expect, test } from '../support/test.ts';

const property = '/en/casa-do-limoeiro';

/** What a page asks for beside photos and styles, as it does: scripts by the names of their files. */
function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const script = /^\/assets\/(.*)-[\w-]{8}\.js$/.exec(pathname)?.[1];
    if (script !== undefined || /^\/(api|token)/.test(pathname)) asked.push(script ?? pathname);
  });
  return asked;
}

const calendar = (page: Page) => page.locator('[data-machine=booking]').getByRole('application');

/** Until everything is done that waits for an idle moment. */
const isQuiet = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => void setTimeout(() => requestIdleCallback(() => done()), 3000)),
  );

test.use({ isSomebodyThere: false });

const size = { width: 412, height: 823 };

test.describe('on a phone', () => {
  test.use({ viewport: size, screen: size, hasTouch: true, isMobile: true });

  for (const [name, path, scripts] of [
    ['landing page', '/en', ['landing']],
    ['property page', property, ['common-property', 'property', 'property']],
  ] as const) {
    test(`a ${name} that nobody touches loads what it is drawn with, and asks the host nothing`, async ({
      page,
    }) => {
      const asked = askedBy(page);
      await page.goto(path);
      await comesAlive(page);
      await isQuiet(page);
      const always = ['en', 'entry-client', 'onceIdle', 'rolldown-runtime', 'storedReservationsKey'];
      expect(asked.toSorted()).toEqual([...always, ...scripts].toSorted());
    });
  }

  test.describe('of the middle', () => {
    test.use({ deviceScaleFactor: 1.75 });

    test('all that a property page brings by itself weighs at most 190 kB', async ({ page }) => {
      const sizes: Promise<number>[] = [];
      page.on('requestfinished', (request) =>
        sizes.push(request.sizes().then((size) => size.responseHeadersSize + size.responseBodySize)),
      );
      await page.goto(property);
      await comesAlive(page);
      await isQuiet(page);
      const all = await Promise.all(sizes);
      expect(all.length).toBeGreaterThan(10);
      expect(all.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(190_000);
    });
  });

  test('what is done first of all, before machines have come, is done once they have', async ({ page }) => {
    await page.goto(property);
    await comesAlive(page);
    const booking = page.locator('[data-machine=booking]');
    await booking.getByRole('button', { name: 'One guest more' }).tap();
    await expect(booking.locator('[name=guestCount]')).toHaveValue('3');
  });

  test('who scrolls to the dates finds the calendar there', async ({ page }) => {
    await page.goto(property);
    await page.evaluate(() => window.scrollBy(0, window.innerHeight));
    await expect(calendar(page)).toBeVisible();
  });
});

test('where the place of the calendar is on the screen, it comes without anybody’s doing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1350, height: 1800 });
  await page.goto(property);
  await expect(calendar(page)).toBeVisible();
});
