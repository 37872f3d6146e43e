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

interface Programs {
  browsers: readonly { name: string; revision: string }[];
}

/** What the folder of the program with which Playwright films is called; another one with each of its versions. */
function folderName(): string {
  const ofPlaywright = createRequire(import.meta.resolve('playwright/package.json'));
  const file = ofPlaywright
    .resolve('playwright-core/package.json')
    .replace(/package\.json$/, 'browsers.json');
  const { browsers } = JSON.parse(readFileSync(file, 'utf8')) as Programs;
  return `ffmpeg-${browsers.find(({ name }) => name === 'ffmpeg')?.revision}`;
}

/**
 * What Playwright has to be told to film pages: nothing where it has brought its own program for it, and where that of this
 * machine lies otherwise.
 * @param own a folder for what points there
 * @returns undefined where there is none: then nothing can be filmed
 */
export function filmsWith(own: string): Readonly<Record<string, string>> | undefined {
  const [cache, program] = caches[process.platform] ?? caches.linux!;
  const folder = process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? join(homedir(), cache);
  if (existsSync(join(folder, folderName(), program))) return {};
  const { stdout, status } = spawnSync('which', ['ffmpeg'], { encoding: 'utf8' });
  if (status !== 0) return undefined;
  mkdirSync(join(own, folderName()));
  symlinkSync(stdout.trim(), join(own, folderName(), program));
  return { PLAYWRIGHT_BROWSERS_PATH: own };
}
