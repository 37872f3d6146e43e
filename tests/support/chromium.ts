import { chromium, type Browser } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import { mustSkipTests } from '../../scripts/tools.mjs';

export const lacksChromium = mustSkipTests('chromium');

/** Opens Chromium: the machine's own where there is one, else the one that Playwright installed. */
export function openChromium(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArgs });
}
