import { test as base, expect, type Page } from '@playwright/test';
import { recordTransitions, storeTestCoverage } from 'statechart-atlas/playwright';
import { runFolder } from '../atlas/coverageFiles.ts';
import { readPictureRequest } from '../atlas/pictureRequest.ts';

// An unknown page logs a 404 that is no error of the page.
const isExpected = (text: string) => text.startsWith('Failed to load resource');

// The log line of the API client for a failed call: its name and the failure kind.
const isFailedCall = (text: string) => /^\w+: [\w-]+$/.test(text);

// The log line for a payment page that is not the gateway's.
const isNoGateway = (text: string) => text.endsWith(' is not in GATEWAY_HOSTS');

// The test's own scripts in an empty frame that allows none.
const isTestScript = (text: string) => text.startsWith("Blocked script execution in 'about:blank'");

/** Moves the pointer until the page has noticed, however slow it is. */
function createPointerMove() {
  // E-mails run no scripts.
  if (window.origin === 'null') return;
  const isHydrated = () =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'));
  // Parts of the page subscribe some time after its hydration.
  let movesLeft = 400;
  const move = () => {
    window.dispatchEvent(new PointerEvent('pointermove'));
    if (isHydrated()) movesLeft -= 1;
    if (movesLeft === 0) clearInterval(moving);
  };
  const moving = setInterval(move, 50);
}

/** The states of the machines of a page, for the report of a failed test. */
async function readState(page: Page): Promise<string> {
  const machines = await page
    .locator('[data-machine]')
    .evaluateAll((all: HTMLElement[]) =>
      all.map(({ dataset }) => `${dataset['machine']}: ${dataset['state']}`),
    )
    .catch((error: Error) => [error.message]);
  return [new URL(page.url()).pathname, ...machines].join('\n');
}

/** A test whose pages must not log any error. */
export const test = base.extend<{
  pageErrors: string[];
  noErrors: void;
  reportsStates: void;
  isFollowed: void;
  allowsFailedCalls: boolean;
  simulatesInteraction: boolean;
  interactionSigns: void;
}>({
  /** Whether the test makes calls fail, which are logged. */
  allowsFailedCalls: [false, { option: true }],
  /** Errors that its pages have logged so far. */
  pageErrors: [
    async ({ context, allowsFailedCalls }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(String(error.error())));
      context.on('console', (message) => {
        const text = message.text();
        const isMeant =
          isExpected(text) ||
          isTestScript(text) ||
          (allowsFailedCalls && (isFailedCall(text) || isNoGateway(text)));
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
  reportsStates: [
    async ({ context }, use, testInfo) => {
      await use();
      if (testInfo.status === testInfo.expectedStatus) return;
      const body = (await Promise.all(context.pages().map(readState))).join('\n\n');
      await testInfo.attach('state at the failure', { body, contentType: 'text/plain' });
    },
    { auto: true },
  ],
  /** Whether its pages receive an interaction at once, as from every guest who does something. */
  simulatesInteraction: [true, { option: true }],
  interactionSigns: [
    async ({ context, simulatesInteraction }, use) => {
      if (simulatesInteraction) await context.addInitScript(createPointerMove);
      await use();
    },
    { auto: true },
  ],
  /** The transitions of the machines of its pages are stored for the coverage. */
  isFollowed: [
    async ({ context }, use, { titlePath, workerIndex: worker }) => {
      // Walks that take pictures are not tests.
      if (readPictureRequest()) return use();
      const listTransitions = await recordTransitions(context);
      await use();
      storeTestCoverage(runFolder, { test: titlePath.join(' › '), worker, taken: listTransitions() });
    },
    { auto: true },
  ],
});

export { expect };
