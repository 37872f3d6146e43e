import { execFile, execFileSync } from 'node:child_process';
import { strict as assert } from 'node:assert';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { request } from '@playwright/test';
import { commandOptions } from '../../e2e/life/property.ts';
import { HostApi } from '../../e2e/support/hostApi.ts';
import { findFreePort, startProcess } from '../site/support/process.ts';
import { provideNodes, type TriedNode } from './installNode.ts';
import { packVersions } from './packVersions.ts';

// Tries the packed release as a host uses it, on the oldest supported Node and on the newest: a new site in an empty
// folder, a property, a booking, an upgrade, a backup and its restore. Only npm's registry is needed.
const execute = promisify(execFile);
const unit = 'casa-da-rosa';

/** The most that all installed packages may take on the disk, in megabytes. */
const mostMegabytes = 250;

/** Packages that only build the site, and must not be installed with it. */
const tooling = /^(vite|rolldown|typescript|esbuild|oxc-.*|@babel|@typescript|node-linux-.*)$/;

const folder = await mkdtemp(join(tmpdir(), 'estadia-release-'));
const { current, next } = packVersions(folder);

async function tryOn({ version, bin }: TriedNode): Promise<string> {
  const place = join(folder, `node-${version}`);
  const site = join(place, 'my-site');
  await mkdir(place);
  const { HOME, NODE_EXTRA_CA_CERTS } = process.env;
  const env = {
    HOME,
    // The certificates of a proxy in front of npm's registry.
    ...(NODE_EXTRA_CA_CERTS !== undefined && { NODE_EXTRA_CA_CERTS }),
    PATH: `${bin}:${process.env['PATH']}`,
    npm_config_prefer_offline: 'true',
    npm_config_fetch_timeout: '20000',
    npm_config_fetch_retries: '5',
    npm_config_update_notifier: 'false',
  };
  const npm = async (cwd: string, ...args: string[]) => {
    const { stdout } = await execute('npm', args, { cwd, env });
    return stdout.trim();
  };
  const host = (...args: string[]) => npm(site, 'run', '--silent', 'host', '--', ...args);
  const port = String(await findFreePort());
  const context = await request.newContext({ baseURL: `http://localhost:${port}` });
  const api = new HostApi(context);
  const visit = async (path: string) => (await context.get(path)).status();

  /** Starts the site with `npm start`, uses it, and stops it; returns the seconds until it was ready. */
  async function whileRunning(use: () => Promise<void>): Promise<number> {
    const began = performance.now();
    const settings = { ...env, HOME: HOME ?? '', PORT: port, CONTENT_DIR: './content', LOG_LEVEL: 'info' };
    const running = startProcess('npm', ['start'], { settings, folder: site });
    try {
      await running.waitForOutput(/ is ready"/);
      const seconds = (performance.now() - began) / 1000;
      await use();
      running.askAll('SIGTERM');
      await running.closed;
      return seconds;
    } finally {
      await running.end();
    }
  }

  const began = performance.now();
  await npm(place, 'exec', '--yes', `--package=${current.file}`, '--', 'estadia', 'init', 'my-site');
  const installing = (performance.now() - began) / 1000;
  const ready = await whileRunning(async () => {
    assert.equal(await visit('/en/casa-do-limoeiro'), 200, 'a new site shows the demo');
  });

  await host('content', 'new', unit, '--yes', ...commandOptions);
  const backup = join(place, 'backup.tar.gz');
  let booked = { link: '', number: '' };
  await whileRunning(async () => {
    assert.equal(await visit('/en/casa-do-limoeiro'), 410, 'the demo ends with the first property');
    assert.equal(await visit(`/en/${unit}`), 200);
    booked = await api.book(unit, 'ana@guests.test');
    assert.equal((await api.read(booked.link)).status, 'confirmed');
  });

  assert.equal(await host('--version'), current.version);
  await npm(site, 'install', '--no-audit', '--no-fund', next.file);
  assert.equal(await host('--version'), next.version);
  await whileRunning(async () => {
    assert.equal((await api.read(booked.link)).status, 'confirmed', 'an upgrade keeps the reservation');
    await host('backup', backup);
    await host('reservations', 'cancel', booked.number, '--yes');
    assert.equal((await api.read(booked.link)).status, 'cancelled');
  });
  await host('restore', backup, '--yes');
  await whileRunning(async () => {
    assert.equal(
      (await api.read(booked.link)).status,
      'confirmed',
      'the restored backup has the reservation',
    );
  });

  await context.dispose();

  const modules = join(site, 'node_modules');
  const listed = execFileSync('ls', ['-1', modules], { encoding: 'utf8' }).trim().split('\n');
  assert.deepEqual(
    listed.filter((name) => tooling.test(name)),
    [],
  );
  const megabytes = Number(execFileSync('du', ['-sm', modules], { encoding: 'utf8' }).split('\t')[0]);
  assert.ok(megabytes <= mostMegabytes, `${megabytes} MB are installed`);
  return `Node ${version}: init ${installing.toFixed(0)} s, ${megabytes} MB installed, ready after ${ready.toFixed(1)} s`;
}

const results = await Promise.allSettled(provideNodes().map(tryOn));
await rm(folder, { recursive: true, force: true });
for (const result of results) {
  if (result.status === 'fulfilled') console.log(result.value);
  else console.error(result.reason);
}
if (results.some(({ status }) => status === 'rejected')) process.exitCode = 1;
