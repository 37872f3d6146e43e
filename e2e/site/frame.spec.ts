import { completeLanguages } from '../../contract/values/language.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';
import { pickInTurn } from '../support/windows.ts';

const unit = 'casa-do-limoeiro';

const titles: Readonly<Record<string, string>> = {
  en: 'Page Not Found',
  pt: 'Página não encontrada',
  fr: 'Page introuvable',
  de: 'Seite nicht gefunden',
  es: 'Página no encontrada',
};

for (const language of pickInTurn(completeLanguages, 0)) {
  test(`hydrates the landing page, a property and an unknown address in ${language}`, async ({ page }) => {
    for (const [path, status] of [
      [`/${language}`, 200],
      [`/${language}/${unit}`, 200],
      [`/${language}/${unit}/success`, 200],
      [`/${language}/no-such-unit`, 404],
      [`/${language}/no/such/page`, 404],
    ] as const) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(status);
      await waitForHydration(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await expect(page).toHaveTitle(titles[language]!);
  });
}

test('navigates from the landing page to a property and back without a reload', async ({ page }) => {
  await page.goto('/en');
  // Until then the browser follows links itself.
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('link', { name: 'Casa do Limoeiro' }).first().click();
  await expect(page).toHaveURL(`/en/${unit}`);
  await expect(page).toHaveTitle(/Casa do Limoeiro/);
  await page.goBack();
  await expect(page).toHaveURL('/en');
  await expect(page).toHaveTitle('Holiday homes in Lisbon and Évora · Estadia');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});
