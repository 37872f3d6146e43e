import { globSync } from 'node:fs';
import { Builder, By, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select.js';
import { freePort } from '../support/freePort.ts';
import { waitUntil, type Driver, type Engine } from './driver.ts';
import { startProgram } from './program.ts';

const [browser = '/usr/lib/webkit2gtk-4.1/MiniBrowser'] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
const programs = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb', browser };

/** WebKit clicks only elements in the window, and does not scroll to them. */
const scrollTo = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';

/** Acts on the first visible element; repeats this if the element is replaced. */
const withElement = (page: WebDriver, xpath: string, act: (element: WebElement) => Promise<unknown>) =>
  waitUntil(`an element at ${xpath}`, async () => {
    for (const element of await page.findElements(By.xpath(xpath))) {
      if (!(await element.isDisplayed())) continue;
      await page.executeScript(scrollTo, element);
      await act(element);
      return true;
    }
    return undefined;
  });

async function open(): Promise<Driver> {
  const display = `:${90 + (process.pid % 900)}`;
  const screen = startProgram(programs.screen, [display, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']);
  const port = await freePort();
  const driver = startProgram(programs.driver, [`--port=${port}`], {
    DISPLAY: display,
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  });
  const end = () => Promise.all([driver.end(), screen.end()]);
  try {
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
    });
    const page = await waitUntil('a session of WebKit', () =>
      new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build(),
    );
    await page.manage().setTimeouts({ pageLoad: 30_000, script: 30_000 });
    await page.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 950 });
    return {
      open: (address) => page.get(address),
      read: <T>(expression: string) => page.executeScript<T>(`return (${expression})`),
      async press(xpath) {
        await withElement(page, xpath, (element) => element.click());
      },
      async type(xpath, text) {
        await withElement(page, xpath, async (field) => {
          await field.clear();
          await field.sendKeys(text);
        });
      },
      async choose(xpath, value) {
        await withElement(page, xpath, (element) => new Select(element).selectByValue(value));
      },
      async close() {
        await page.quit().catch(() => undefined);
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** WebKitGTK over WebDriver, on a separate virtual screen. */
export const webkit: Engine = {
  name: 'WebKit',
  install: 'apt-get install --no-install-recommends webkit2gtk-driver xvfb',
  programs: Object.values(programs),
  open,
};
