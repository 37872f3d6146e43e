import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { contentPrint, loadContent } from '../../../server/host/index.ts';
import { createDatabase } from '../../../server/host/store/database.ts';
import { poolOfServer } from '../../../server/host/store/pool.ts';
import { readOtherSites } from '../../../server/host/store/runningSites.ts';
import { createTestFolder } from '../../support/folders.ts';
import { requireBuild } from '../support/requireBuild.ts';
import { isRunning, startProcesses } from '../support/startProcesses.ts';
import { openPort } from '../support/process.ts';

/** A page that each process draws; the first page leads to it. */
const theProperty = '/en/casa';
const main = resolve(import.meta.dirname, '../../../server/main.ts');

await requireBuild();

type Site = Awaited<ReturnType<typeof startProcesses>>;

describe('a site of several processes', () => {
  let folder: string;
  let site: Site;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'estadia-many-'));
    site = await startProcesses({ folder, script: 'scripts/start.ts' });
    await site.waitForOutput(/is ready/);
  });

  afterAll(async () => {
    await site?.end();
    await rm(folder, { recursive: true, force: true });
  });

  /** Asks until so many processes have answered at a path. */
  const askUntilAnswered = async (path: string, by: number, status = 200) => {
    await expect
      .poll(
        async () => {
          expect((await site.ask(path)).status).toBe(status);
          return new Set(site.answeredAt(path)).size;
        },
        { interval: 5 },
      )
      .toBe(by);
  };

  test('starts with one log entry, and each process answers as the same site', async () => {
    const starts = site.lines().filter(({ msg }) => msg === 'Casa casa (en) is ready');
    expect(starts).toEqual([expect.objectContaining({ processes: '2' })]);
    await askUntilAnswered(theProperty, 2);
    expect(new Set(site.answeredAt(theProperty))).toEqual(new Set(site.pids()));
    const answers = await Promise.all(Array.from({ length: 8 }, () => site.ask('/health')));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(existsSync(join(site.dataDir, 'host.sock'))).toBe(false);
  });

  test('reports its properties to other sites on the database', async () => {
    const db = createDatabase(poolOfServer(site.databaseUrl));
    onTestFinished(() => db.destroy());
    const print = contentPrint(await loadContent(join(folder, 'content')));
    expect(await readOtherSites(db, '')).toEqual([{ print, machine: expect.stringMatching(/^[\w.-]+$/) }]);
  });

  test.runIf(process.platform === 'linux')(
    'has workers that build nothing, whatever the first one does',
    () => {
      const runBy = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[1];
      expect(site.pids().map(runBy)).toEqual([main, main]);
    },
  );

  test('adds up the metrics of the processes and contains shared values once', async () => {
    await site.bookings.hold('casa', 30);
    await askUntilAnswered('/assets/none.js', 2, 404);
    const { text } = await site.ask('/metrics');
    const counted = /^http_request_duration_seconds_count\{.*status="404"\} (.*)$/m.exec(text)?.[1];
    // A line of the log comes after the answer that it is about.
    await expect.poll(() => site.answeredAt('/assets/none.js').length).toBe(Number(counted));
    const starts = text.split('\n').filter((line) => line.startsWith('estadia_'));
    expect(starts).toContain('estadia_holds 1');
    expect(starts).toContain('estadia_reservations{status="awaiting_otp"} 1');
    expect(starts).toContain('estadia_database_up 1');
  });

  test('loses nothing when a process is killed, and another one replaces it', async () => {
    const held = await site.bookings.hold('casa', 40);
    const [victim] = site.pids() as [number];
    process.kill(victim, 'SIGKILL');
    await site.waitForOutput(/worker died, starting a replacement/);
    for (let count = 0; count < 10; count += 1) expect((await site.ask(theProperty)).status).toBe(200);
    expect((await site.bookings.read(held)).body.status).toBe('awaiting_otp');
    await expect.poll(() => site.pids().length).toBe(3);
    await askUntilAnswered(theProperty, 3);
    expect(site.lines().filter(({ pid, signal }) => pid === victim && signal === 'SIGKILL')).toHaveLength(1);
  });

  test('reports its stop to the load balancer in all processes, and leaves nothing behind', async () => {
    // More often than there are processes: one of them is asked twice, as by a load balancer.
    for (let count = 0; count < 4; count += 1) expect((await site.ask('/ready')).status).toBe(200);
    // A service manager stops all processes at once.
    for (const pid of site.pids().filter(isRunning)) process.kill(pid, 'SIGTERM');
    site.signal('SIGTERM');
    await expect.poll(async () => (await site.ask('/ready')).status).toBe(503);
    for (let count = 0; count < 10; count += 1) {
      expect((await site.ask('/ready')).status).toBe(503);
      expect((await site.ask(theProperty)).status).toBe(200);
    }
    expect(await site.ended).toBe(0);
    expect(site.pids().filter(isRunning)).toEqual([]);
    expect(site.lines().filter(({ msg }) => msg === 'stopping')).toHaveLength(1);
  });
});

async function getStart(options: Omit<Parameters<typeof startProcesses>[0], 'folder'>) {
  const site = await startProcesses({ ...options, folder: await createTestFolder() });
  onTestFinished(() => site.end());
  return site;
}

test('serves at the socket of systemd in several processes, and ends once it is lost', async () => {
  const socket = createServer();
  await new Promise<void>((done) => void socket.listen(0, '127.0.0.1', done));
  const { fd } = Reflect.get(socket, '_handle') as { fd: number };
  const { port } = socket.address() as { port: number };
  const site = await getStart({ settings: { PORT: String(port) }, passed: fd });
  socket.close();
  await site.waitForOutput(/is ready/);
  expect((await site.ask(theProperty)).status).toBe(200);
  for (const pid of site.pids()) process.kill(pid, 'SIGKILL');
  expect(await site.ended).toBe(1);
  // None begins in vain.
  expect(site.lines().filter(({ level }) => level === 60)).toMatchObject([
    { msg: 'no worker is left, exiting' },
  ]);
});

async function somebodysPort() {
  const { port, release } = await openPort();
  onTestFinished(() => void release());
  return { PORT: String(port) };
}

describe('an error at the start of a site of several processes is reported once', () => {
  const dies = 'if (process.send) process.exit(3)';

  test.each([
    ['where nobody can listen', () => somebodysPort(), /PORT \d+ is in use/],
    ['by the first of them', () => ({ FEATURED_UNITS: 'none' }), /FEATURED_UNITS contains none/],
    [
      'where it is ended before it can say so',
      () => ({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(dies)}` }),
      /One of the processes that WORKERS sets ended during start-up \(exit code 3\)/,
    ],
  ])('%s', async (_, settings, words) => {
    const site = await getStart({ settings: await settings() });
    expect(await site.ended).toBe(1);
    expect(site.lines()).toEqual([expect.objectContaining({ level: 60, msg: expect.stringMatching(words) })]);
  });
});
