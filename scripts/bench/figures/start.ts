import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import type { Figure } from '../figure.ts';
import { getMedian } from '../median.ts';
import { freePort } from '../runSite.ts';

const root = resolve(import.meta.dirname, '../../..');
const times = 3;

/** The sources as they are now, with the packages that are installed, and nothing built. */
async function freshCopy(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'estadia-bench-'));
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of list.split('\0').filter(Boolean)) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await cp(join(root, file), join(folder, file));
  }
  // The packages, without what earlier starts left among them.
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '.cache')
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  return folder;
}

/** Seconds from `npm start` to a site that answers. */
async function secondsToAnswer(folder: string): Promise<number> {
  const port = String(await freePort());
  const began = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: port },
    stdio: ['ignore', 'pipe', 'ignore'],
    // npm passes on no signal to what it started.
    detached: true,
  });
  // Its output ends with the last of what it started, which has the data until then.
  const ended = new Promise<void>((done) => void npm.on('close', () => done()));
  await new Promise<void>((done, fail) => {
    npm.stdout.on('data', (part: Buffer) => part.toString().includes('is ready') && done());
    void ended.then(() => fail(new Error('npm start did not')));
  });
  const seconds = (performance.now() - began) / 1000;
  process.kill(-npm.pid!, 'SIGTERM');
  await ended;
  return seconds;
}

/**
 * The median of some starts, before each of which some of what the ones before left is gone. It is put away: ext4 takes
 * several times as long to make files for a minute after as many were deleted, as nobody did before a first start.
 */
async function medianStart(folder: string, gone: readonly string[]): Promise<number> {
  const seconds: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const away = await mkdtemp(join(folder, 'away-'));
    for (const name of gone.filter((one) => existsSync(join(folder, one))))
      await rename(join(folder, name), join(away, basename(name)));
    seconds.push(await secondsToAnswer(folder));
  }
  return getMedian(seconds);
}

/**
 * How long `npm start` takes where the packages are installed: with nothing else there yet, with sources that were
 * changed since, and from then on.
 */
export const start: Figure = async () => {
  const folder = await freshCopy();
  try {
    const first = await medianStart(folder, ['dist', 'data', 'node_modules/.cache']);
    const updated = await medianStart(folder, ['dist']);
    const later = await medianStart(folder, []);
    return [
      {
        id: 'start.first',
        name: 'npm start, installed: first, with the build and a database',
        unit: 's',
        measured: first,
        goal: { most: 5 },
      },
      {
        id: 'start.updated',
        name: 'npm start, installed: after an update, with the build',
        unit: 's',
        measured: updated,
      },
      {
        id: 'start.later',
        name: 'npm start, installed: later',
        unit: 's',
        measured: later,
        goal: { most: 2 },
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
