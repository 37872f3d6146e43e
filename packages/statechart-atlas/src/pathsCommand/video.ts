import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';

const recorders: Partial<Record<NodeJS.Platform, readonly [cache: string, program: string]>> = {
  linux: ['.cache/ms-playwright', 'ffmpeg-linux'],
  darwin: ['Library/Caches/ms-playwright', 'ffmpeg-mac'],
  win32: ['AppData/Local/ms-playwright', 'ffmpeg-win64.exe'],
};

const [cache, program] = recorders[process.platform] ?? recorders.linux!;

interface BrowserList {
  browsers: readonly { name: string; revision: string }[];
}

/** Returns the name of the folder of Playwright's video recorder, which differs for each of its versions. */
function getRecorderFolder(): string {
  const test = createRequire(import.meta.resolve('@playwright/test/package.json'));
  const playwright = createRequire(test.resolve('playwright/package.json'));
  const file = playwright.resolve('playwright-core/package.json').replace(/package\.json$/, 'browsers.json');
  const { browsers } = JSON.parse(readFileSync(file, 'utf8')) as BrowserList;
  return `ffmpeg-${browsers.find(({ name }) => name === 'ffmpeg')?.revision}`;
}

/** Returns the path at which Playwright expects its video recorder in a folder of browsers. */
const getRecorder = (browserFolder: string) => join(browserFolder, getRecorderFolder(), program);

/** Returns whether Playwright's own video recorder is installed. */
const hasRecorder = () =>
  existsSync(getRecorder(process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), cache)));

/** Finds the ffmpeg of this machine. */
function findFfmpeg(): string | undefined {
  const { stdout, status } = spawnSync('which', ['ffmpeg'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Returns whether this machine can record videos. */
export const canRecordVideo = (): boolean => hasRecorder() || findFfmpeg() !== undefined;

/**
 * Returns the environment variables with which Playwright records videos: none if it has its own recorder, else a
 * folder that links to the ffmpeg of this machine.
 * @param ownFolder a folder for the link
 * @returns undefined if no video can be recorded
 */
export function getVideoSettings(ownFolder: string): Readonly<Record<string, string>> | undefined {
  if (hasRecorder()) return {};
  const ffmpeg = findFfmpeg();
  if (ffmpeg === undefined) return undefined;
  mkdirSync(join(ownFolder, getRecorderFolder()));
  symlinkSync(ffmpeg, getRecorder(ownFolder));
  return { PLAYWRIGHT_BROWSERS_PATH: ownFolder };
}
