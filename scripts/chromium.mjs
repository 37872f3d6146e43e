import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { installFromDebian, isRoot, run } from './debian.mjs';

const known = [
  process.env.CHROMIUM_PATH,
  // Without windows, menus and extensions it opens a page in half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @param {string} path A wrapper that only says how to install a browser does not count. */
const works = (path) => existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;

/** Where Playwright would have installed one; undefined until its package is here. */
function ofPlaywright() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath();
  } catch {
    return undefined;
  }
}

/**
 * The Chromium of this machine, or the one that Playwright installed.
 * @param {{ hasWindows?: boolean }} [wanted] Whether it is to be one that somebody can look at.
 */
export function findChromium({ hasWindows = false } = {}) {
  const fits = (/** @type {string | undefined} */ path) => path && !(hasWindows && path.includes('headless'));
  return [...known, ofPlaywright()].find((path) => path && fits(path) && works(path));
}

/** Installs Debian's where there is none and it may be installed, for which no package of npm's has to be here. */
export function provideChromiumOfDebian() {
  if (!findChromium()) installFromDebian('chromium-headless-shell');
}

/** Installs a Chromium where there is none: Debian's for root, else Playwright's. */
export function provideChromium() {
  provideChromiumOfDebian();
  if (!findChromium()) run('npx', ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
  if (findChromium()) return;
  console.error('No Chromium could be installed. Install one, or set CHROMIUM_PATH to the one you have.');
  process.exit(1);
}

/** How Chromium is started for tests and pictures. */
export const chromiumArgs = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu',
];
