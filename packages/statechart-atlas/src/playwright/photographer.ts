import { expect, type CDPSession, type Locator, type Page, type Request } from '@playwright/test';
import type { Device, Scheme } from '../pictures.ts';
import { windowSizes } from './devices.ts';

/** The quality of pictures: a higher one makes files larger, and no text sharper. */
const quality = 80;

/** Waits until the page has finished its initial work. */
const waitUntilIdle = () =>
  new Promise<void>((done) => void requestIdleCallback(() => done(), { timeout: 300 }));

/** Waits until nothing changes any more, and everything in the window has loaded. */
function waitUntilQuiet(): Promise<unknown> {
  const quiet = new Promise<void>((done) => {
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(finish, 120);
    };
    const changes = new MutationObserver(restart);
    const finish = () => {
      changes.disconnect();
      document.removeEventListener('scroll', restart, true);
      done();
    };
    let timer = setTimeout(finish, 120);
    document.addEventListener('scroll', restart, true);
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const isInWindow = (image: HTMLImageElement) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  };
  const images = () =>
    [...document.images].filter(isInWindow).map((image) => image.decode().catch(() => undefined));
  return quiet.then(() => Promise.all([document.fonts.ready, ...images()]));
}

/** Stops animations: transitions at their end, endless ones at their start. It also hides the caret. */
function stopAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) {
      animation.pause();
      animation.currentTime = 0;
    } else animation.finish();
  }
  const styles = '* { caret-color: transparent !important; scroll-behavior: auto !important; }';
  if (document.adoptedStyleSheets.length > 0) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
}

/** Scrolls a screen into the window if it is not there; otherwise the scroll position does not change. */
function scrollIntoWindow(screen: Element): void {
  const { top, bottom } = screen.getBoundingClientRect();
  const visible = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  if (visible < Math.min(bottom - top, window.innerHeight / 3)) screen.scrollIntoView({ block: 'start' });
}

const getScrollPosition = () => ({ x: window.scrollX, y: window.scrollY });

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
  async #waitUntilComplete(): Promise<void> {
    await this.#page.evaluate(waitUntilIdle);
    const countPending = () => this.#pending.size;
    await expect
      .poll(countPending, { intervals: [20], timeout: 400 })
      .toBe(0)
      .catch(() => undefined);
    await this.#page.evaluate(waitUntilQuiet);
  }

  /** Scrolls a part of the page into the window, and waits until the page is complete. */
  async prepare(screen: Locator): Promise<void> {
    await this.#page.mouse.move(0, 0);
    await screen.evaluate(scrollIntoWindow);
    await this.#waitUntilComplete();
  }

  /** Takes a picture. Chromium compresses it itself, ten times faster than encoding its pixels here. */
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
      const clip = { ...(await page.evaluate(getScrollPosition)), ...part };
      const { data } = await this.#session.send('Page.captureScreenshot', { format: 'webp', quality, clip });
      const { x, y } = await page.evaluate(getScrollPosition);
      // A page that was scrolling shows a neighbouring part.
      if (x === clip.x && y === clip.y) return Buffer.from(data, 'base64');
    }
  }
}
