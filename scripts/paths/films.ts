import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';

const caches: Partial<Record<NodeJS.Platform, readonly [folder: string, program: string]>> = {
  linux: ['.cache/ms-playwright', 'ffmpeg-linux'],
  darwin: ['Library/Caches/ms-playwright', 'ffmpeg-mac'],
  win32: ['AppData/Local/ms-playwright', 'ffmpeg-win64.exe'],
};

const [cache, filmer] = caches[process.platform] ?? caches.linux!;

interface Programs {
  browsers: readonly { name: string; revision: string }[];
}

/** Returns the name of the folder of Playwright's video recorder, which differs for each of its versions. */
function folderName(): string {
  const ofPlaywright = createRequire(import.meta.resolve('playwright/package.json'));
  const file = ofPlaywright
    .resolve('playwright-core/package.json')
    .replace(/package\.json$/, 'browsers.json');
  const programs = JSON.parse(readFileSync(file, 'utf8')) as Programs;
  return `ffmpeg-${programs.browsers.find(({ name }) => name === 'ffmpeg')?.revision}`;
}

/** Returns the path at which Playwright expects its video recorder in a folder of browsers. */
const program = (folder: string) => join(folder, folderName(), filmer);

/** Returns the folder in which Playwright stores its browsers. */
const browsers = () => process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), cache);

/** Returns the path of the system's ffmpeg. */
function ofThisMachine(): string | undefined {
  const { stdout, status } = spawnSync('which', ['ffmpeg'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Returns whether this machine can record videos. */
export const canFilm = (): boolean => existsSync(program(browsers())) || ofThisMachine() !== undefined;

/**
 * Returns the environment variables with which Playwright records videos: none if it has its own recorder, else a
 * folder that links to the system's ffmpeg.
 * @param own a folder for the link
 * @returns undefined if no video can be recorded
 */
export function createFilmSettings(own: string): Readonly<Record<string, string>> | undefined {
  if (existsSync(program(browsers()))) return {};
  const found = ofThisMachine();
  if (found === undefined) return undefined;
  mkdirSync(join(own, folderName()));
  symlinkSync(found, program(own));
  return { PLAYWRIGHT_BROWSERS_PATH: own };
}
