import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';

const installed = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** Opens Chromium: the machine's own where there is one, else the one that Playwright installed. */
export function openChromium(): Promise<Browser> {
  const executablePath = installed.find((path) => path !== undefined && existsSync(path));
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
  });
}
