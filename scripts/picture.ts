import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, devices, type Browser, type Page } from 'playwright';
import sharp from 'sharp';
import { readConfig } from '../server/config/index.ts';
import { openLog } from '../server/process/log.ts';
import { openLogOutput } from '../server/process/logOutput.ts';
import { start } from '../server/process/start.ts';
import { chromiumArgs, findChromium } from './chromium.mjs';

// Takes the picture of the README: the site as a guest sees it, next to the same booking on a phone.
const root = resolve(import.meta.dirname, '..');
const desktop = { width: 1280, height: 860 };
const phone = { width: 390, height: 800 };
const gap = 48;
const paper = '#eef1ec';

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function open(browser: Browser, address: string, viewport: typeof desktop, isMobile: boolean) {
  const context = await browser.newContext({
    ...(isMobile ? devices['Pixel 7'] : {}),
    viewport,
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  await page.locator('[data-machine=booking]').waitFor();
  return page;
}

async function showsThePrice(page: Page) {
  await page.locator('[data-state="dates.priced"]').waitFor();
  await page.locator('#booking-startDate').scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
}

const folder = await mkdtemp(join(tmpdir(), 'estadia-picture-'));
const port = 3999;
const config = readConfig({ PORT: String(port), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' });
const site = await start(config, openLog(config.logLevel, openLogOutput(1)), { live: false });
const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) });
try {
  const address = `http://localhost:${port}/en/monte-da-figueira`;
  const wide = await open(browser, address, desktop, false);
  await wide.evaluate(() => document.fonts.ready);
  const narrow = await open(browser, `${address}?from=${day(75)}&to=${day(80)}&guests=2`, phone, true);
  await showsThePrice(narrow);
  const [left, right] = [await wide.screenshot(), await narrow.screenshot()];
  const scale = 1.5;
  await sharp({
    create: {
      width: Math.round((desktop.width + phone.width + gap * 3) * scale),
      height: Math.round((desktop.height + gap * 2) * scale),
      channels: 3,
      background: paper,
    },
  })
    .composite([
      { input: left, left: gap * scale, top: gap * scale },
      {
        input: right,
        left: (desktop.width + gap * 2) * scale,
        top: Math.round(((desktop.height - phone.height) / 2 + gap) * scale),
      },
    ])
    .webp({ quality: 80 })
    .toFile(join(root, 'docs/picture.webp'));
  console.log('Wrote docs/picture.webp.');
} finally {
  await browser.close();
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}
