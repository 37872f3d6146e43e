import type { Browser, CDPSession, Page } from 'playwright';

/** The mid-range phone that Lighthouse emulates. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
} as const;

export interface Visit {
  page: Page;
  cdp: CDPSession;
}

interface Slowness {
  /** The slowdown factor of the processor. */
  cpu?: number;
  /** Bytes per second, and the latency in milliseconds. */
  network?: { download: number; upload: number; latency: number };
}

/** Opens a phone page with an empty cache for a first visit. */
export async function visit<T>(
  browser: Browser,
  { cpu = 1, network }: Slowness,
  act: (visit: Visit) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    if (cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    if (network) {
      const { download, upload, latency } = network;
      await cdp.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: download,
        uploadThroughput: upload,
      });
    }
    return await act({ page, cdp });
  } finally {
    await context.close();
  }
}

/** A page is idle after this many milliseconds without requests. */
const quiet = 2_000;

/** Opens a page and waits until it is idle, including resources that it loads late. */
export async function loadAndSettle({ page, cdp }: Visit, address: string): Promise<void> {
  let running = 0;
  let atRest = () => {};
  const rest = new Promise<void>((done) => (atRest = done));
  let timer: NodeJS.Timeout | undefined;
  const note = (change: number) => {
    running += change;
    clearTimeout(timer);
    if (running === 0) timer = setTimeout(atRest, quiet);
  };
  cdp.on('Network.requestWillBeSent', ({ redirectResponse }) => void (redirectResponse ?? note(1)));
  cdp.on('Network.loadingFinished', () => note(-1));
  cdp.on('Network.loadingFailed', () => note(-1));
  await page.goto(address, { waitUntil: 'load' });
  note(0);
  await rest;
}
