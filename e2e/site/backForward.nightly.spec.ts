import type { BrowserContext, Page } from '@playwright/test';
import { legalPage } from '../../contract/rules/addresses.ts';
import { legalTexts } from '../../contract/values/legalTexts.ts';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import { inDays } from '../support/hostApi.ts';
import { waitForHydration } from '../support/hydration.ts';
import { waitForConnectionMachine, network } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const executablePath = findChromium();

// Playwright disables the back/forward cache, and so does headless Chromium unless it is enabled.
test.use({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [...chromiumArgs, '--enable-bfcache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** How pages were shown, in the storage of the site: Playwright loses a page that the browser restores. */
const storedNotes = 'shown-pages';

interface Shown {
  path: string;
  persisted: boolean;
  /** Why the browser did not keep the page, as far as it reports that. */
  why: unknown;
}

const noteShownPages = (context: BrowserContext) =>
  context.addInitScript((key) => {
    window.addEventListener('pageshow', ({ persisted }) => {
      const all = JSON.parse(localStorage.getItem(key) ?? '[]') as Shown[];
      const [came] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
        notRestoredReasons?: { reasons?: { reason: string }[] } | null;
      })[];
      const why = came?.notRestoredReasons?.reasons?.map(({ reason }) => reason);
      all.push({ path: location.pathname + location.search, persisted, why });
      localStorage.setItem(key, JSON.stringify(all));
    });
  }, storedNotes);

/** Reads the notes of the pages from a separate page. */
const openRecorder = async (context: BrowserContext) => {
  const page = await context.newPage();
  await page.goto('/robots.txt');
  return {
    getTimes: (path: string): Promise<Shown[]> =>
      page.evaluate(
        ([key, path]) =>
          (JSON.parse(localStorage.getItem(key!) ?? '[]') as Shown[]).filter((shown) => shown.path === path),
        [storedNotes, path],
      ),
  };
};

/** Goes to another document, and back. */
async function leaveAndReturn(page: Page) {
  await page.goto('/sitemap.xml');
  // `page.goBack()` waits for a load.
  await page.evaluate(() => void setTimeout(() => history.back()));
}

/** Everything that follows the first interaction has loaded and registered its listeners. */
async function isWhole(page: Page) {
  await waitForHydration(page);
  await waitForConnectionMachine(page);
  await network(page, 'online');
  await expect(page.getByText(words('connection.lost'))).toBeHidden();
}

const unit = 'casa-do-limoeiro';
const dates = `from=${inDays(60)}&to=${inDays(63)}&guests=2`;
const ofDates = `/en?${dates}`;
const ofOneGuest = '/en/reservation/any-id';

test('restores every page from memory with Back, except that of a reservation', async ({ context }) => {
  await noteShownPages(context);
  const watcher = await openRecorder(context);
  // Browsers keep no page with an error status.
  const paths = [
    '/en',
    ofDates,
    `/en/${unit}`,
    `/en/${unit}?${dates}`,
    `/en/${unit}/contact`,
    `/en/${unit}/success`,
    ...legalTexts.map((text) => legalPage('en', text)),
    ofOneGuest,
  ];
  for (const path of paths) {
    const page = await context.newPage();
    await page.goto(path);
    await isWhole(page);
    await leaveAndReturn(page);
    const times = async () => (await watcher.getTimes(path)).length;
    await expect.poll(times, path).toBeGreaterThan(1);
    const persisted = path !== ofOneGuest;
    expect.soft((await watcher.getTimes(path))[1], path).toMatchObject({ persisted });
    // The search results are requested again.
    if (path === ofDates) await expect.poll(times, path).toBe(3);
    await page.close();
  }
});
