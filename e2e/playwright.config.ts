import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs';
import { tmpOfTests } from '../scripts/tmp.ts';
import { deviceTimeZone } from './support/deviceTimeZone.ts';
import { freePort } from './support/freePort.ts';

// Workers read this file too: they find the port in the environment they inherit.
const port = Number((process.env['E2E_PORT'] ??= String(await freePort())));
process.env['TMPDIR'] = tmpOfTests();
const baseURL = `http://localhost:${port}`;
const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  globalTeardown: './atlas/keepReached.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // Twice the cores of a small machine: walks wait for pages now and then.
  workers: 4,
  retries: 0,
  // A machine that others share stands still for seconds.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    baseURL,
    trace: 'off',
    timezoneId: deviceTimeZone,
    // What a test holds back must reach it; the one of the worker itself lets it be.
    serviceWorkers: 'block',
    // Motion takes a sixth of the time where no graphics card draws it. Specs in which it may matter ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    launchOptions: {
      ...(executablePath && { executablePath }),
      // The process that a page begins in, empty, is kept for its address too: each would take a while to start.
      args: [...chromiumArgs, '--renderer-process-limit=1'],
    },
  },
  webServer: {
    command: 'node support/serve.ts',
    env: { E2E_PORT: String(port) },
    url: `${baseURL}/ready`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
