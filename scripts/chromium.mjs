import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
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

const isHeadlessShell = (/** @type {string} */ path) => /headless[-_]shell/.test(basename(path));

/** Returns the path of Playwright's headless shell next to its Chromium; undefined if it is not installed. */
function getShellNextTo(/** @type {string} */ chromium) {
  // `…/chromium-1234/chrome-linux/chrome` and `…/chromium_headless_shell-1234/…`
  const folder = dirname(dirname(chromium)).replace(/chromium-(?=\d+$)/, 'chromium_headless_shell-');
  if (!isHeadlessShell(folder) || !existsSync(folder)) return undefined;
  const name = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(isHeadlessShell);
  return name && join(folder, name);
}

/** Returns the paths of Playwright's browsers; empty if Playwright is not installed yet. */
function ofPlaywright() {
  try {
    const chromium = createRequire(import.meta.url)('playwright').chromium.executablePath();
    return [getShellNextTo(chromium), chromium];
  } catch {
    return [];
  }
}

/**
 * Finds Chromium on this machine, or the one that Playwright installed; the headless shell is preferred.
 * @param {{ hasWindows?: boolean, paths?: readonly (string | undefined)[] }} [wanted] Whether the browser must be able
 *   to open windows, and where to look for it.
 */
export function findChromium({ hasWindows = false, paths = [...known, ...ofPlaywright()] } = {}) {
  const working = paths.filter((path) => path !== undefined && path !== '' && works(path));
  if (hasWindows) return working.find((path) => path && !isHeadlessShell(path));
  const chosen = process.env.CHROMIUM_PATH;
  return working.find((path) => path && (path === chosen || isHeadlessShell(path))) ?? working[0];
}

/**
 * Whether the headless shell is to be installed: also next to a full Chromium, with which the browser tests take twice as
 * long, unless the user has chosen a browser.
 * @param {string | undefined} found
 * @param {string | undefined} chosen
 */
export const lacksHeadlessShell = (found = findChromium(), chosen = process.env.CHROMIUM_PATH) =>
  found === undefined || (found !== chosen && !isHeadlessShell(found));

/** Downloads Playwright's headless shell if there is none; only root also installs the libraries that it needs. */
export function downloadChromium() {
  const args = ['playwright', 'install', '--only-shell', ...(isRoot ? ['--with-deps'] : []), 'chromium'];
  if (lacksHeadlessShell()) run('npx', args);
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
