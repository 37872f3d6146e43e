import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noticesPath } from '../../contract/values/noticesPath.ts';
import { openChromium, lacksChromium } from '../support/chromium.ts';
import { requireBuild } from './support/requireBuild.ts';
import { findFreePort, startProcess } from './support/process.ts';

await requireBuild();

const view = 'src/views/booking/BookingView.tsx';
let folder: string;
let address: string;
let site: ReturnType<typeof startProcess>;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estadia-dev-'));
  const port = await findFreePort();
  address = `http://localhost:${port}`;
  site = startProcess('npm', ['run', 'dev'], { settings: { PORT: String(port), DATA_DIR: folder } });
  browser = await openChromium();
  await site.waitForOutput(/is ready[^]*Database/);
});

afterAll(async () => {
  await browser.close();
  await site.end();
  await rm(folder, { recursive: true, force: true });
});

test.skipIf(lacksChromium)('the development server serves the fonts that the styles name', async () => {
  const page = await (await fetch(`${address}/en/casa-do-limoeiro`)).text();
  const fonts = [...page.matchAll(/url\("([^"]+)"\) format\("woff2"\)/g)].map(([, font]) => font!);
  expect(fonts).toHaveLength(2);
  for (const font of fonts) {
    const answer = await fetch(new URL(font, `${address}/en/casa-do-limoeiro`));
    expect([font, answer.status, answer.headers.get('content-type')]).toEqual([font, 200, 'font/woff2']);
  }
});

test('the development server serves the licences to which the imprint links', async () => {
  const page = await (await fetch(`${address}/en/imprint`)).text();
  expect(page).toContain(`href="${noticesPath}"`);
  const answer = await fetch(address + noticesPath);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringMatching(/^Open-source licences/)]);
});

test.skipIf(lacksChromium)(
  'a change of a view is shown at once without a reload, lost choices or warnings',
  async () => {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('response', (answer) => {
      if (answer.status() >= 400) problems.push(`${answer.status()} ${answer.url()}`);
    });
    const booking = (state: string) => page.waitForSelector(`[data-machine=booking][data-state="${state}"]`);

    await page.goto(`${address}/en/casa-do-limoeiro`);
    await booking('dates.choosing');
    const days = page.locator('[role=application] [role=button]:not([aria-disabled=true])');
    // The calendar comes with the first sign of somebody to a page that is alive.
    let x = 400;
    const comes = async () => {
      await page.mouse.move((x += 1), 400);
      return days.count();
    };
    await expect.poll(comes).toBeGreaterThan(0);
    await days.first().click();
    await booking('dates.halfChosen');
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    const shown = page.waitForEvent('console', (message) => message.text().includes(`hot updated: /${view}`));
    await utimes(view, new Date(), new Date());
    await shown;
    const checkIn = await page.inputValue('input[name=startDate]');
    // The one after the check-in and the shortest stay.
    await days.nth(2).click();
    await booking('dates.priced');
    expect(await page.locator('[data-same-page]').count()).toBe(1);
    expect(await page.inputValue('input[name=startDate]')).toBe(checkIn);

    expect(problems).toEqual([]);
    expect(site.output().match(/is ready/g)).toHaveLength(1);
    expect(site.output()).not.toMatch(/warn|error|restarting/i);
  },
);
