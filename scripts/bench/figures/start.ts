import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Figure } from '../figure.ts';
import { medianOf } from '../median.ts';
import { freePort } from '../runSite.ts';

const root = resolve(import.meta.dirname, '../../..');
const later = 3;

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
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
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

/** How long `npm start` takes where the packages are installed: with nothing built yet, and from then on. */
export const start: Figure = async () => {
  const folder = await freshCopy();
  try {
    const first = await secondsToAnswer(folder);
    const times: number[] = [];
    for (let time = 0; time < later; time += 1) times.push(await secondsToAnswer(folder));
    return [
      {
        id: 'start.first',
        name: 'npm start, installed: first, with the build',
        unit: 's',
        measured: first,
        goal: { most: 5 },
      },
      {
        id: 'start.later',
        name: 'npm start, installed: later',
        unit: 's',
        measured: medianOf(times),
        goal: { most: 2 },
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
