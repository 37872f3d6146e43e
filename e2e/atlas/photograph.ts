import { expect, type CDPSession, type Locator, type Page, type Request } from '@playwright/test';
import type { Device, Scheme } from 'statechart-atlas/pictures';

/** The window of each device, in CSS pixels, and its pixel ratio. */
export const windowSizes = {
  phone: { size: { width: 390, height: 844 }, scale: 2 },
  desk: { size: { width: 1280, height: 900 }, scale: 1 },
} as const satisfies Record<Device, object>;

/** Browser settings of a device, in the time zone of the properties. */
export const emulate = (device: Device) => ({
  viewport: windowSizes[device].size,
  contextOptions: { reducedMotion: 'reduce' as const },
  timezoneId: 'Europe/Lisbon',
});

/** The quality of pictures: a higher one makes files larger, and no text sharper. */
const quality = 80;

/** The page has finished its initial work. */
const isIdle = () => new Promise<void>((done) => void requestIdleCallback(() => done(), { timeout: 300 }));

/** Nothing changes any more, and everything in the window has loaded. */
function waitUntilQuiet(): Promise<unknown> {
  const isQuiet = new Promise<void>((done) => {
    const countWaiting = () => {
      clearTimeout(waiting);
      waiting = setTimeout(ends, 120);
    };
    const changes = new MutationObserver(countWaiting);
    const ends = () => {
      changes.disconnect();
      document.removeEventListener('scroll', countWaiting, true);
      done();
    };
    let waiting = setTimeout(ends, 120);
    document.addEventListener('scroll', countWaiting, true);
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const isInTheWindow = (image: HTMLImageElement) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  };
  const images = () =>
    [...document.images].filter(isInTheWindow).map((image) => image.decode().catch(() => undefined));
  return isQuiet.then(() => Promise.all([document.fonts.ready, ...images()]));
}

/** Animations are stopped: transitions at their end, endless ones at their start, and no caret blinks. */
function stopAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) {
      animation.pause();
      animation.currentTime = 0;
    } else animation.finish();
  }
  const still = '* { caret-color: transparent !important; scroll-behavior: auto !important; }';
  if (document.adoptedStyleSheets.length > 0) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(still);
  document.adoptedStyleSheets = [sheet];
}

/** The scroll position of the page is kept; a screen that is not in the window is scrolled into it. */
function scrollIntoWindow(screen: Element): void {
  const { top, bottom } = screen.getBoundingClientRect();
  const seen = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  if (seen < Math.min(bottom - top, window.innerHeight / 3)) screen.scrollIntoView({ block: 'start' });
}

const where = () => ({ x: window.scrollX, y: window.scrollY });

export interface Photo {
  bytes: Buffer;
  width: number;
  height: number;
}

/** Takes pictures of a window. */
export class Photographer {
  readonly #page: Page;
  readonly #device: Device;
  #session: CDPSession | undefined;

  readonly #pending = new Set<Request>();

  constructor(page: Page, device: Device) {
    this.#page = page;
    this.#device = device;
    page.on('request', (request) => this.#pending.add(request));
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', (request) => this.#pending.delete(request));
  }

  /** Waits for files that the page loads when idle, but not for held calls. */
  async #isComplete(): Promise<void> {
    await this.#page.evaluate(isIdle);
    const waitForRequests = () => this.#pending.size;
    await expect
      .poll(waitForRequests, { intervals: [20], timeout: 400 })
      .toBe(0)
      .catch(() => undefined);
    await this.#page.evaluate(waitUntilQuiet);
  }

  /** The page as a guest sees it, with this part of it in the window. */
  async prepare(screen: Locator): Promise<void> {
    await this.#page.mouse.move(0, 0);
    await screen.evaluate(scrollIntoWindow);
    await this.#isComplete();
  }

  /** Chromium compresses the picture itself, ten times faster than encoding its pixels here. */
  async photograph(colorScheme: Scheme): Promise<Photo> {
    const page = this.#page;
    await page.emulateMedia({ colorScheme });
    await page.evaluate(stopAnimations);
    const { size, scale } = windowSizes[this.#device];
    const bytes = await this.#capture({ ...size, scale });
    const pixels = { width: size.width * scale, height: size.height * scale };
    return { bytes, ...pixels };
  }

  async #capture(part: { width: number; height: number; scale: number }): Promise<Buffer> {
    const page = this.#page;
    this.#session ??= await page.context().newCDPSession(page);
    for (;;) {
      const clip = { ...(await page.evaluate(where)), ...part };
      const { data } = await this.#session.send('Page.captureScreenshot', { format: 'webp', quality, clip });
      const { x, y } = await page.evaluate(where);
      // A page that was scrolling shows a neighbouring part.
      if (x === clip.x && y === clip.y) return Buffer.from(data, 'base64');
    }
  }
}
