import { launch, type ElementHandle, type Page } from 'puppeteer-core';
import type { Driver, Engine } from './driver.ts';
import { waitUntil } from './driver.ts';

const binary = '/usr/bin/firefox-esr';

/** Acts on the first visible element; repeats this if the element is replaced. */
const withElement = (page: Page, xpath: string, act: (element: ElementHandle) => Promise<unknown>) =>
  waitUntil(`an element at ${xpath}`, async () => {
    for (const element of await page.$$(`xpath/.${xpath}`)) {
      if (!(await element.isVisible())) continue;
      await act(element);
      return true;
    }
    return undefined;
  });

async function open(): Promise<Driver> {
  const browser = await launch({ browser: 'firefox', executablePath: binary, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  return {
    open: async (address) => void (await page.goto(address)),
    read: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    async press(xpath) {
      await withElement(page, xpath, (element) => element.click());
    },
    async type(xpath, text) {
      await withElement(page, xpath, async (field) => {
        await field.click({ count: 3 });
        await page.keyboard.press('Backspace');
        await field.type(text);
      });
    },
    async choose(xpath, value) {
      await withElement(page, xpath, (element) => element.select(value));
    },
    close: () => browser.close(),
  };
}

/** Firefox over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  install: 'apt-get install --no-install-recommends firefox-esr',
  programs: [binary],
  open,
};
