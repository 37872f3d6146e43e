import type { Locator } from '@playwright/test';
import { waitForHydration } from '../support/hydration.ts';
import { expect, expectMap, test } from './journey.ts';

/** The colour of a drawing at a position, given as fractions of its width and height. */
async function readColour(map: Locator, { right, down }: { right: number; down: number }) {
  const { x, y, width, height } = (await map.boundingBox())!;
  const shot = await map.page().screenshot({
    clip: { x: Math.round(x + right * width), y: Math.round(y + down * height), width: 1, height: 1 },
    animations: 'disabled',
  });
  return shot.toString('base64');
}

/** The Tagus, and Lisbon in front of Benfica. */
const [river, city] = [
  { right: 0.64, down: 0.38 },
  { right: 0.38, down: 0.4 },
];

test('draws the map of a property in the colours of the chosen mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/en/casa-do-limoeiro');
  const map = page.getByRole('img', { name: 'Map: Lisbon, Portugal' });
  await map.scrollIntoViewIfNeeded();
  await expectMap(map);
  const [sea, land] = [await readColour(map, river), await readColour(map, city)];
  expect(land).not.toBe(sea);

  await waitForHydration(page);
  await page.locator('summary', { hasText: 'Colour mode' }).click();
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await map.scrollIntoViewIfNeeded();
  await expect.poll(() => readColour(map, river)).not.toBe(sea);
  await expect.poll(() => readColour(map, city)).not.toBe(land);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('lists the distances in the neighbourhood without the map', async ({ page }) => {
    await page.goto('/de/casa-do-limoeiro');
    const near = page.getByRole('region', { name: 'Umgebung' });
    await expect(near.getByText('8,5\u00a0km')).toBeVisible();
    await expect(near.getByText('10 min zu Fuß')).toBeVisible();
  });
});
