import type { Browser, BrowserContextOptions, Locator } from '@playwright/test';
import { ReservationPage } from '../reservation/page.ts';
import { HostApi } from '../support/hostApi.ts';
import { expect, test as base } from '../support/test.ts';
import type { units } from '../support/units.ts';
import { Guest } from './guest.ts';

interface Fixtures {
  /** The property of a test file; each test has its own nights. */
  home: (typeof units)[number];
  /** The property that the test books. */
  unit: string;
  hostApi: HostApi;
  guest: Guest;
  /** Books a stay that starts in `from` days, and returns its page and number. */
  book: (from: number) => Promise<BookedStay>;
}

interface BookedStay {
  number: string;
  /** The page behind the e-mailed link, not opened yet. */
  on: ReservationPage;
}

/** Scenarios with one guest, one browser, and the real host, mailbox and gateway. */
export const test = base.extend<Fixtures>({
  home: ['journey', { option: true }],
  unit: async ({ home }, use) => use(home),
  hostApi: async ({ request }, use) => use(new HostApi(request)),
  guest: async ({ page, unit, hostApi }, use, { testId }) =>
    use(new Guest({ page, hostApi, unit, email: `${testId}@example.com` })),
  book: async ({ page, unit, hostApi, guest }, use) =>
    use(async (from) => {
      const { link, number } = await hostApi.book(unit, guest.email, from);
      return { number, on: new ReservationPage({ page, link }) };
    }),
});

/** Another browser that shares nothing with the guest's. */
export const openOtherBrowser = async (browser: Browser, options: BrowserContextOptions = {}) =>
  (await browser.newContext(options)).newPage();

/** Waits until an image has loaded. */
export const expectPhoto = (photo: Locator) =>
  expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

/** Waits until a map is drawn, with coasts far from its centre. */
export const expectMap = (map: Locator) =>
  expect.poll(() => map.evaluate((svg) => svg.querySelector('use')!.getBBox().width)).toBeGreaterThan(400);

export { expect };
