import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isRoot, run } from './debian.mjs';

const known = [
  process.env.CHROMIUM_PATH,
  // The headless shell opens a page in half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @param {string} path A wrapper that only explains how to install a browser does not count. */
const works = (path) => existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;

/** Returns the path of Playwright's Chromium; undefined if Playwright is not installed yet. */
function ofPlaywright() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath();
  } catch {
    return undefined;
  }
}

/**
 * Finds Chromium on this machine, or the one that Playwright installed.
 * @param {{ hasWindows?: boolean }} [wanted] Whether the browser must be able to open windows.
 */
export function findChromium({ hasWindows = false } = {}) {
  const fits = (/** @type {string | undefined} */ path) => path && !(hasWindows && path.includes('headless'));
  return [...known, ofPlaywright()].find((path) => path && fits(path) && works(path));
}

/** Downloads Playwright's Chromium if there is none; only root also installs the libraries that it needs. */
export function downloadChromium() {
  if (!findChromium()) run('npx', ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
}

/** The Chromium arguments for tests and pictures. */
export const chromiumArgs = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu',
];
