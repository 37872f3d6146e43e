import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs';
import { tmpOfTests } from '../scripts/tmp.ts';
import { deviceTimeZone } from './support/deviceTimeZone.ts';
import { freePort } from './support/freePort.ts';
import { isNightly } from '../scripts/nightly.mjs';
import { wideWindow } from './support/windows.ts';

// Workers load this file too: they find the port in the environment that they inherit.
const port = Number((process.env['E2E_PORT'] ??= String(await freePort())));
process.env['TMPDIR'] = tmpOfTests();
const baseURL = `http://localhost:${port}`;
const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  globalTeardown: './atlas/storeCoverage.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // Twice the cores of a small machine, because walks often wait for pages.
  workers: 4,
  retries: 0,
  testIgnore: isNightly ? [] : ['**/*.nightly.spec.ts'],
  // The limits decide no result: a machine at a load of 40 stays below them.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: wideWindow,
    baseURL,
    trace: 'off',
    timezoneId: deviceTimeZone,
    // Intercepted requests must reach the test; the tests of the service worker allow it.
    serviceWorkers: 'block',
    // Animations take a sixth of the time without a graphics card. Tests of animations enable them.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    launchOptions: {
      ...(executablePath && { executablePath }),
      // The process of the first, empty page is reused for the real one, because starting another takes time.
      args: [...chromiumArgs, '--renderer-process-limit=1'],
    },
  },
  webServer: {
    command: 'node support/serve.ts',
    env: { E2E_PORT: String(port) },
    url: `${baseURL}/ready`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
