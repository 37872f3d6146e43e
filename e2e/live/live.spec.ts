import { product } from '../../machines/product.ts';
import { keepsNobodyOut } from '../support/axe.ts';
import { freePort } from '../support/freePort.ts';
import { inDays } from '../support/hostApi.ts';
import { expect as expects, test } from '../support/test.ts';
import { words } from '../support/words.ts';
import { serveLive } from './serve.ts';

// A site is started, and started anew.
test.setTimeout(180_000);
const expect = expects.configure({ timeout: 30_000 });
test.use({ letsCallsFail: true });

test('the live view lights the states that the page is in, lets the world refuse, and tells no text', async ({
  page,
}) => {
  const live = await serveLive(product, await freePort());
  try {
    await page.goto(live.url);
    const site = page.frameLocator('#site');
    const chart = page.getByRole('group', { name: 'Diagram' });

    const dates = `?from=${inDays(35)}&to=${inDays(38)}&guests=2`;
    const { origin } = new URL(live.url);
    await page.locator('#site').evaluate((frame, address) => {
      (frame as HTMLIFrameElement).src = address;
    }, `${origin}/en/casa-do-limoeiro${dates}`);
    const booking = site.locator('[data-machine=booking]');
    await expect(booking).toHaveAttribute('data-state', 'dates.priced');
    await expect(chart.locator('[data-node="dates.priced"]')).toHaveClass(/lit/);

    await page.getByRole('button', { name: 'the host is away' }).click();
    await booking.getByRole('button', { name: words('stay.moreGuests') }).click();
    await expect(chart.locator('[data-node="dates.notPriced"]')).toHaveClass(/lit/);
    await expect(chart.locator('.arrow.lit')).toHaveCount(1);
    await page.getByRole('button', { name: 'the host is away' }).click();
    await booking.getByRole('button', { name: words('action.tryAgain') }).click();
    await expect(chart.locator('[data-node="dates.priced"]')).toHaveClass(/lit/);

    await booking.getByRole('button', { name: words('booking.begin') }).click();
    await booking.locator('[name=firstName]').fill('Zéphyrine');
    const heard = page.getByRole('list', { name: /^What was heard/ });
    await expect(heard.getByText('the guest types').first()).toBeVisible();
    await expect(heard).toContainText('text of 9');
    await expect(page.locator('body')).not.toContainText('Zéphyrine');
    await keepsNobodyOut(page, { within: ['body'], without: '#site' });

    await page.getByRole('button', { name: 'an hour passes' }).click();
    await expect(page.getByRole('status')).toHaveText('1 h later');
    const now = () => site.locator('body').evaluate(() => Date.now());
    await expect.poll(async () => (await now()) - Date.now()).toBeGreaterThan(3_500_000);
    await expect(booking).toHaveAttribute('data-state', 'form.editing');
  } finally {
    await live.close();
  }
});
