import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../chromium.mjs';
import { paths, type Figure } from '../figure.ts';
import { withSite } from '../runSite.ts';
import { inWords } from '../table.ts';

/** The mid-range phone that Lighthouse emulates. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
} as const;

/** Late resources are requested within this many milliseconds after the page is idle. */
const lateRequests = 2_000;

/** Returns the transferred bytes by resource type, including headers, until a page is idle. */
async function getBytes(address: string): Promise<Map<string, number>> {
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArgs });
  try {
    const page = await (await browser.newContext(phone)).newPage();
    const cdp = await page.context().newCDPSession(page);
    const kinds = new Map<string, string>();
    const bytes = new Map<string, number>();
    cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? 'Other';
      bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
    });
    await cdp.send('Network.enable');
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(lateRequests);
    await page.waitForLoadState('networkidle');
    return bytes;
  } finally {
    await browser.close();
  }
}

/** Measures the bytes that a phone loads on a first visit to a property, without interaction. */
export const firstVisit: Figure = () =>
  withSite(async (address) => {
    const bytes = await getBytes(address + paths.property);
    const parts = [...bytes].toSorted(([, a], [, b]) => b - a);
    return [
      {
        id: 'firstVisit',
        name: 'first visit to the property page, phone',
        unit: 'bytes',
        measured: parts.reduce((sum, [, one]) => sum + one, 0),
        goal: { most: 200_000 },
        notes: [parts.map(([kind, one]) => `${kind} ${inWords(one, 'bytes')}`).join(' · ')],
      },
    ];
  });
