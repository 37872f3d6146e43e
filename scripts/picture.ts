import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, devices, type Browser, type BrowserContext } from 'playwright';
import sharp from 'sharp';
import { dashboardPage } from '../contract/dashboard/pages.ts';
import { readConfig } from '../server/config/index.ts';
import { openLog } from '../server/process/log.ts';
import { openLogOutput } from '../server/process/logOutput.ts';
import { start } from '../server/process/start.ts';
import { chromiumArgs, findChromium } from './chromium.mjs';

// Takes the picture of the README, on three phones: a property, the price of a stay, and the day of a host.
const root = resolve(import.meta.dirname, '..');
const phone = { width: 360, height: 720 };
const gap = 28;
const scale = 2;
const paper = '#e3e9e0';

/** The stay of the picture: the demo never closes these nights. */
const month = `${new Date().getFullYear() + 1}-05`;
const stay = `from=${month}-24&to=${month}-29&guests=2`;

async function takeProperty(context: BrowserContext, address: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot();
}

async function takePrice(context: BrowserContext, address: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto(`${address}?${stay}`, { waitUntil: 'load' });
  await page.locator('[data-state="dates.priced"]').waitFor();
  // Until something moves, the calendar is only a box.
  await page.mouse.move(10, 10);
  await page.locator('[role=grid]').first().waitFor();
  const total = page.locator('dt:visible', { hasText: /^Total$/ }).first();
  await total.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    scrollBy(0, -150);
  });
  return page.screenshot();
}

/** Becomes the first owner, adds the example stays, and opens the first page of the dashboard. */
async function takeToday(context: BrowserContext, site: string, setupLink: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto(setupLink);
  await page.getByLabel('Your name').fill('Ana');
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByRole('button', { name: 'Set up and sign in' }).click();
  await page.getByRole('link', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Fill with examples' }).click();
  await page.getByText(/stays were added/).waitFor();
  await page.goto(site + dashboardPage, { waitUntil: 'load' });
  await page.getByText('Needs attention').waitFor();
  return page.screenshot();
}

/** Cuts the corners of a picture, as those of a phone. */
const roundCorners = (picture: Buffer) =>
  sharp(picture)
    .composite([
      {
        input: Buffer.from(
          `<svg><rect width="${phone.width * scale}" height="${phone.height * scale}" rx="${gap * scale}"/></svg>`,
        ),
        blend: 'dest-in',
      },
    ])
    .png()
    .toBuffer();

async function takePictures(browser: Browser, address: string, setupLink: string): Promise<Buffer[]> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: phone,
    deviceScaleFactor: scale,
    colorScheme: 'light',
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const property = `${address}/en/monte-da-figueira`;
  return [
    await takeProperty(context, property),
    await takePrice(context, property),
    await takeToday(context, address, setupLink),
  ];
}

const folder = await mkdtemp(join(tmpdir(), 'estadia-picture-'));
const config = readConfig({
  PORT: '3999',
  CONTENT_DIR: join(root, 'demo'),
  DATA_DIR: join(folder, 'data'),
  LOG_LEVEL: 'error',
});
const site = await start(config, openLog(config.logLevel, openLogOutput(1)), { live: false });
const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) });
try {
  const dashboard = site.summary.facts.find(({ key }) => key === 'dashboard');
  const setupLink = dashboard!.inTerminal!.split(' ').at(-1)!;
  const pictures = await takePictures(browser, config.publicUrl, setupLink);
  await sharp({
    create: {
      width: (pictures.length * (phone.width + gap) + gap) * scale,
      height: (phone.height + gap * 2) * scale,
      channels: 3,
      background: paper,
    },
  })
    .composite(
      await Promise.all(
        pictures.map(async (picture, index) => ({
          input: await roundCorners(picture),
          left: (gap + index * (phone.width + gap)) * scale,
          top: gap * scale,
        })),
      ),
    )
    .webp({ quality: 60 })
    .toFile(join(root, 'docs/picture.webp'));
  console.log('Wrote docs/picture.webp.');
} finally {
  await browser.close();
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}
