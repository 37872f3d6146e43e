import type { Locator } from '@playwright/test';
import { comesAlive } from '../support/comesAlive.ts';
import { expect, showsAMap, test } from './journey.ts';

/** What colour a drawing has at a place of it, as a picture of one pixel. */
async function colourAt(map: Locator, { right = 0, left = 0 }: { right?: number; left?: number }) {
  const { x, y, width, height } = (await map.boundingBox())!;
  const at = right > 0 ? x + width - right : x + left;
  const shot = await map.page().screenshot({
    clip: { x: Math.round(at), y: Math.round(y + height / 2), width: 1, height: 1 },
    animations: 'disabled',
  });
  return shot.toString('base64');
}

test('the country around a property is drawn, in the colours of the mode that a guest chooses', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/en/casa-do-limoeiro');
  const map = page.getByRole('img', { name: 'Map: Lisbon, Portugal' });
  await map.scrollIntoViewIfNeeded();
  await showsAMap(map);
  const [sea, land] = [await colourAt(map, { left: 20 }), await colourAt(map, { right: 20 })];
  expect(land).not.toBe(sea);

  await comesAlive(page);
  await page.locator('summary', { hasText: 'Colour mode' }).click();
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await map.scrollIntoViewIfNeeded();
  await expect.poll(() => colourAt(map, { left: 20 })).not.toBe(sea);
  await expect.poll(() => colourAt(map, { right: 20 })).not.toBe(land);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('how far it is to what is near can be read', async ({ page }) => {
    await page.goto('/de/casa-do-limoeiro');
    const near = page.getByRole('region', { name: 'Umgebung' });
    await expect(near.getByText('8,5\u00a0km')).toBeVisible();
    await expect(near.getByText('10 min zu Fuß')).toBeVisible();
  });
});
