import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { getMedian, type Figure } from '../figure.ts';
import { freePort } from '../runSite.ts';

const root = resolve(import.meta.dirname, '../../..');
const times = 3;

/** Copies the current sources without a build, with links to the installed packages. */
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
  // Links every package, but none of the caches of earlier starts.
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '.cache')
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  return folder;
}

/** Returns the seconds from `npm start` to the first response. */
async function secondsToAnswer(folder: string): Promise<number> {
  const port = String(await freePort());
  const began = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: port },
    stdio: ['ignore', 'pipe', 'ignore'],
    // A process group of its own: npm does not forward signals to its children.
    detached: true,
  });
  // The output closes when the last child has ended and released the data.
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
 * Returns the median of several starts; some results of the earlier starts are moved away before each one. They are not
 * deleted, because ext4 creates files much more slowly for a minute after many deletions.
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
 * Measures `npm start` with installed packages: the first start, the start after a change of the sources, and later
 * starts.
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
        name: 'npm start, installed: first, with build and database',
        unit: 's',
        measured: first,
        goal: { most: 5 },
      },
      {
        id: 'start.updated',
        name: 'npm start, installed: after an update, with build',
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
