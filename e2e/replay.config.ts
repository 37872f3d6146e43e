import { defineConfig } from '@playwright/test';
import { readReplayRequest } from './atlas/replay/request.ts';
import { getDevice } from './atlas/replay/device.ts';
import { findChromium } from '../scripts/chromium.mjs';
import base from './playwright.config.ts';

// The tests of `npm run paths -- run`: the same walks, and only the requested paths.
const asked = readReplayRequest()!;
const { webServer, globalTeardown: _, ...rest } = base;

export default defineConfig({
  ...rest,
  testMatch: [
    'booking/walks.spec.ts',
    'contact/walks.spec.ts',
    'reservation/walks.spec.ts',
    'pages/*.spec.ts',
  ],
  grep: /@path/,
  ...(asked.endsAfter !== undefined && { globalTimeout: asked.endsAfter }),
  outputDir: `${asked.folder}/raw`,
  workers: asked.headed ? 1 : 2,
  timeout: 30_000 + asked.slow * 100,
  reporter: [['./atlas/replay/reporter.ts']],
  use: {
    ...base.use,
    ...getDevice(asked.device),
    colorScheme: asked.dark ? 'dark' : 'light',
    contextOptions: { reducedMotion: 'reduce' },
    trace: asked.keeps ? 'on' : 'off',
    video: asked.keeps && asked.films ? 'on' : 'off',
    headless: !asked.headed,
    ...(asked.address !== undefined && { baseURL: asked.address }),
    launchOptions: {
      ...base.use?.launchOptions,
      ...(asked.slow > 0 && { slowMo: asked.slow }),
      ...(asked.headed && { executablePath: findChromium({ hasWindows: true })! }),
    },
  },
  ...(asked.address === undefined && { webServer: webServer! }),
});
