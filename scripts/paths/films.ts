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

/** What the folder of the program with which Playwright films is called; another one with each of its versions. */
function folderName(): string {
  const ofPlaywright = createRequire(import.meta.resolve('playwright/package.json'));
  const file = ofPlaywright
    .resolve('playwright-core/package.json')
    .replace(/package\.json$/, 'browsers.json');
  const programs = JSON.parse(readFileSync(file, 'utf8')) as Programs;
  return `ffmpeg-${programs.browsers.find(({ name }) => name === 'ffmpeg')?.revision}`;
}

/** Where Playwright looks for its own program, in a folder for its browsers. */
const program = (folder: string) => join(folder, folderName(), filmer);

/** The folder in which Playwright keeps its browsers. */
const browsers = () => process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), cache);

/** The program for it of this machine. */
function ofThisMachine(): string | undefined {
  const { stdout, status } = spawnSync('which', ['ffmpeg'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Whether this machine can film pages. */
export const canFilm = (): boolean => existsSync(program(browsers())) || ofThisMachine() !== undefined;

/**
 * What Playwright has to be told to film pages: nothing where it has brought its own program for it, and where that of this
 * machine lies otherwise.
 * @param own a folder for what points there
 * @returns undefined where there is none: then nothing can be filmed
 */
export function createFilmSettings(own: string): Readonly<Record<string, string>> | undefined {
  if (existsSync(program(browsers()))) return {};
  const found = ofThisMachine();
  if (found === undefined) return undefined;
  mkdirSync(join(own, folderName()));
  symlinkSync(found, program(own));
  return { PLAYWRIGHT_BROWSERS_PATH: own };
}
