import { test as base, expect, type Page } from '@playwright/test';
import { followMachines, leave } from '../atlas/reached.ts';
import { picturesWanted } from '../atlas/wanted.ts';

// A page that is not there is no mistake of the page.
const isExpected = (text: string) => text.startsWith('Failed to load resource');

// What the host API's client logs of a call that failed: its name and the kind of failure.
const isFailedCall = (text: string) => /^\w+: [\w-]+$/.test(text);

// What an operator is told where a host answers with a payment page that is not its gateway's.
const isNoGateway = (text: string) => text.endsWith(' is not in GATEWAY_HOSTS');

/** Moves a pointer until the page has noticed, however slow it is. */
function movesThePointer() {
  // In a mail nothing runs.
  if (window.origin === 'null') return;
  const move = () => window.dispatchEvent(new PointerEvent('pointermove'));
  const moving = setInterval(move, 50);
  setTimeout(() => clearInterval(moving), 20_000);
}

/** Where the machines of a page stand, for whoever asks why a test failed. */
async function readState(page: Page): Promise<string> {
  const machines = await page
    .locator('[data-machine]')
    .evaluateAll((all: HTMLElement[]) =>
      all.map(({ dataset }) => `${dataset['machine']}: ${dataset['state']}`),
    )
    .catch((error: Error) => [error.message]);
  return [new URL(page.url()).pathname, ...machines].join('\n');
}

/** Tests of which each page must run without an error of its own. */
export const test = base.extend<{
  pageErrors: string[];
  noErrors: void;
  saysWhereItStood: void;
  isFollowed: void;
  letsCallsFail: boolean;
  isSomebodyThere: boolean;
  signsOfSomebody: void;
}>({
  /** Whether the test makes calls fail, which are then logged. */
  letsCallsFail: [false, { option: true }],
  /** What its pages have complained of so far. */
  pageErrors: [
    async ({ context, letsCallsFail }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(String(error.error())));
      context.on('console', (message) => {
        const text = message.text();
        const isMeant = isExpected(text) || (letsCallsFail && (isFailedCall(text) || isNoGateway(text)));
        if (message.type() === 'error' && !isMeant) errors.push(text);
      });
      await use(errors);
    },
    { auto: true },
  ],
  noErrors: [
    async ({ pageErrors }, use) => {
      await use();
      expect(pageErrors, 'errors in the page').toEqual([]);
    },
    { auto: true },
  ],
  saysWhereItStood: [
    async ({ context }, use, testInfo) => {
      await use();
      if (testInfo.status === testInfo.expectedStatus) return;
      const body = (await Promise.all(context.pages().map(readState))).join('\n\n');
      await testInfo.attach('where it stood', { body, contentType: 'text/plain' });
    },
    { auto: true },
  ],
  /** Whether somebody is before its pages from the start, as everybody is who does something there. */
  isSomebodyThere: [true, { option: true }],
  signsOfSomebody: [
    async ({ context, isSomebodyThere }, use) => {
      if (isSomebodyThere) await context.addInitScript(movesThePointer);
      await use();
    },
    { auto: true },
  ],
  /** What the machines of its pages did is kept, for whoever asks what no test reaches. */
  isFollowed: [
    async ({ context }, use, { titlePath, workerIndex }) => {
      // Walks that take pictures are no tests.
      if (picturesWanted()) return use();
      const taken = await followMachines(context);
      await use();
      leave(titlePath.join(' › '), taken(), workerIndex);
    },
    { auto: true },
  ],
});

export { expect };
