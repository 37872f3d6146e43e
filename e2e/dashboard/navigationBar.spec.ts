import { dashboardPage } from '../../contract/dashboard/pages.ts';
import { languages } from '../../contract/values/language.ts';
import { ownerSession } from '../../machines/dashboard/shared/session.samples.ts';
import { sampleToday } from '../../machines/dashboard/today/today.samples.ts';
import { isNightly } from '../../scripts/nightly.mjs';
import { expect, test } from '../support/test.ts';
import { openDashboard } from './openDashboard.ts';

/** Zoom of 200 % halves the window of a phone; text of twice the size keeps it. */
const readings = [
  { size: { width: 195, height: 422 }, letters: 16 },
  { size: { width: 390, height: 844 }, letters: 32 },
];

// French has the longest labels.
for (const language of isNightly ? languages : (['fr'] as const)) {
  test(`shows all entries of the bar at 200 % in ${language}`, async ({ page }) => {
    const hostStub = await openDashboard({ page, address: dashboardPage, language, session: ownerSession });
    await hostStub.answerWith('loadToday', sampleToday);
    const settings = await page.context().newCDPSession(page);
    for (const { size, letters } of readings) {
      await page.setViewportSize(size);
      await settings.send('Page.setFontSizes', { fontSizes: { standard: letters } });
      const entries = page.getByRole('navigation').getByRole('link');
      await expect(entries).toHaveCount(5);
      for (const entry of await entries.all()) {
        await expect(entry).toBeInViewport({ ratio: 1 });
        expect(await entry.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);
        // Nothing lies on the middle of its label.
        await entry.locator('span').click({ trial: true });
      }
      const measureShare = (role: 'banner' | 'navigation') =>
        page.getByRole(role).evaluate((element) => element.getBoundingClientRect().height / innerHeight);
      expect(await measureShare('navigation')).toBeLessThan(0.25);
      expect(await measureShare('banner')).toBeLessThan(0.15);
    }
  });
}
