import { defineConfig } from '@playwright/test';
import { getDevice, pathTag, readPathRequest } from 'statechart-atlas/playwright';
import { findChromium } from '../scripts/chromium.mjs';
import base from './playwright.config.ts';

// The tests of `npm run paths -- run`: the same walks, and only the requested paths.
const request = readPathRequest()!;
const { webServer, globalTeardown: _, ...rest } = base;

export default defineConfig({
  ...rest,
  testMatch: [
    'booking/walks.spec.ts',
    'contact/walks.spec.ts',
    'reservation/walks.spec.ts',
    'pages/*.spec.ts',
    'dashboard/*.spec.ts',
  ],
  grep: new RegExp(pathTag),
  ...(request.timeLimit !== undefined && { globalTimeout: request.timeLimit }),
  outputDir: `${request.folder}/raw`,
  workers: request.isHeaded ? 1 : 2,
  timeout: 30_000 + request.slowMo * 100,
  reporter: [['./atlas/pathReporter.ts']],
  use: {
    ...base.use,
    ...getDevice(request.device),
    colorScheme: request.isDark ? 'dark' : 'light',
    contextOptions: { reducedMotion: 'reduce' },
    trace: request.isRecorded ? 'on' : 'off',
    video: request.isRecorded && request.hasVideo ? 'on' : 'off',
    headless: !request.isHeaded,
    ...(request.address !== undefined && { baseURL: request.address }),
    launchOptions: {
      ...base.use?.launchOptions,
      ...(request.slowMo > 0 && { slowMo: request.slowMo }),
      ...(request.isHeaded && { executablePath: findChromium({ hasWindows: true })! }),
    },
  },
  ...(request.address === undefined && { webServer: webServer! }),
});
