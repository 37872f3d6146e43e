import { waitForHydration } from '../support/hydration.ts';
import { inDays } from '../support/hostApi.ts';
import { expectUncoveredControls } from '../support/visibility.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const unit = 'casa-do-limoeiro';

test('keeps the bar at the bottom of a property on a phone without covering the footer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/en/${unit}`);
  await expect(page.getByRole('link', { name: 'Select dates' })).toBeInViewport();
  const footer = page.getByRole('contentinfo');
  await page.keyboard.press('End');
  await footer.getByRole('link', { name: 'Complaints book' }).click({ trial: true });
});

test('covers no control with the bottom bar on a phone, whatever its height', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/de/${unit}`);
  await waitForHydration(page);
  const bar = page.getByRole('link', { name: words('booking.selectDates', 'de') }).locator('..');
  await bar.evaluate(({ style }) => style.setProperty('padding-block', '6rem'));
  await expectUncoveredControls(page);
});

for (const language of ['en', 'de'] as const) {
  test(`fits the order form on two phone screens in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${language}/${unit}?from=${inDays(60)}&to=${inDays(63)}&guests=2`);
    const booking = page.locator('[data-machine=booking]');
    await booking.getByRole('button', { name: words('booking.begin', language) }).click();
    const heading = booking.getByRole('heading', { name: words('form.title', language) });
    const top = (await heading.boundingBox())!.y;
    const button = booking.getByRole('button', { name: words('order.button', language) });
    const { y, height } = (await button.boundingBox())!;
    expect(y + height - top).toBeLessThanOrEqual(2 * 844);
    // The step starts with its own heading, not with a part of what is above it.
    await expect(booking.locator('[aria-current=step]')).toBeInViewport({ ratio: 1 });
  });
}

test('makes the link back from the contact page tall enough to tap', async ({ page }) => {
  await page.goto(`/en/${unit}/contact`);
  const back = page.getByRole('link', { name: 'Back to Casa do Limoeiro' });
  expect((await back.boundingBox())!.height).toBeGreaterThanOrEqual(24);
});

test('keeps the border radius of focused controls', async ({ page }) => {
  await page.goto('/en/casa-do-limoeiro/contact');
  await waitForHydration(page);
  await page.keyboard.press('Tab');
  for (const one of [
    page.getByRole('button', { name: words('contact.send') }),
    page.locator('[name=name]'),
  ]) {
    const getShape = () => one.evaluate((element) => getComputedStyle(element).borderRadius);
    const before = await getShape();
    await one.focus();
    await expect(one).toHaveCSS('outline-style', 'solid');
    expect([await getShape(), before]).toEqual([before, expect.not.stringMatching(/^[0-4]px$/)]);
  }
});

/** Visible buttons that look alike, enabled or disabled. */
const alikeWhenDisabled = (buttons: HTMLElement[]) =>
  (buttons as HTMLButtonElement[])
    .filter((button) => {
      const was = button.disabled;
      const [enabled, disabled] = [false, true].map((isDisabled) => {
        button.disabled = isDisabled;
        const { opacity, cursor } = getComputedStyle(button);
        return { opacity: Number(opacity), isPointer: cursor === 'pointer' };
      });
      button.disabled = was;
      return !enabled!.isPointer || disabled!.isPointer || disabled!.opacity > 0.6 * enabled!.opacity;
    })
    .map((button) => button.getAttribute('aria-label') ?? button.innerText);

test('shows disabled buttons of every kind alike', async ({ page }) => {
  await page.goto('/en/casa-do-limoeiro');
  await expect(page.getByRole('application').first()).toBeVisible();
  expect(
    await page.locator('main button:not([id^=booking-]):visible').evaluateAll(alikeWhenDisabled),
  ).toEqual([]);
});

test('shows no empty calendar row on a phone, and icons next to the text of their buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/en/${unit}`);
  await waitForHydration(page);
  await page.locator('#booking-startDate').click();
  const days = page.getByRole('application').locator('table').first();
  await expect(days).toBeVisible();
  const clear = page.getByRole('button', { name: words('stay.clear') });
  const edges = () =>
    Promise.all(
      [days, clear].map((part) => part.evaluate((element) => element.getBoundingClientRect().toJSON())),
    );
  // The gap after the last week is smaller than a week.
  const [calendar, button] = (await edges()) as { bottom: number; top: number; height: number }[];
  expect(button!.top - calendar!.bottom).toBeLessThan(80);
  expect(button!.height).toBeLessThan(50);
  const [icon, label] = (await Promise.all(
    [clear.locator('svg'), clear.locator('span span')].map((part) => part.boundingBox()),
  )) as { x: number; y: number; width: number; height: number }[];
  expect(icon!.x + icon!.width).toBeLessThanOrEqual(label!.x);
});
