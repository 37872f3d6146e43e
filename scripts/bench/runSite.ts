import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = resolve(import.meta.dirname, '../..');

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/**
 * Starts the built site on a free port with its own data and the settings that hosts get, unless settings override them.
 */
export async function runSite(settings: Readonly<Record<string, string>> = {}) {
  const port = String(await freePort());
  const data = await mkdtemp(join(tmpdir(), 'estadia-bench-'));
  // A file, as under a service manager: reading the log lines would cost this process the time of its requests.
  const log = await open(join(data, 'log'), 'w');
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      PORT: port,
      DATA_DIR: data,
      CONTENT_DIR: join(root, 'demo'),
      ...settings,
    },
    stdio: ['ignore', log.fd, 'pipe'],
  });
  let errors = '';
  child.stderr!.on('data', (part: Buffer) => (errors += part.toString()));
  const ended = once(child, 'exit')
    .then(() => log.close())
    .then(() => rm(data, { recursive: true, force: true }));
  const address = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${address}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The site did not start: ${errors}`);
    await sleep(20);
  }
  return {
    address,
    pid: child.pid!,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Starts the built site, and stops it after an action. */
export async function withSite<T>(act: (address: string) => Promise<T>): Promise<T> {
  const site = await runSite();
  try {
    return await act(site.address);
  } finally {
    await site.stop();
  }
}
