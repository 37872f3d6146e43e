import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Starts the built site on a free port with its own data, unless settings override them. */
export async function runSite(settings: Readonly<Record<string, string>> = {}) {
  const port = String(await freePort());
  const data = await mkdtemp(join(tmpdir(), 'estadia-bench-'));
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      PORT: port,
      DATA_DIR: data,
      CONTENT_DIR: join(root, 'demo'),
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()));
  const ended = new Promise<void>((done) => void child.on('exit', () => done())).then(() =>
    rm(data, { recursive: true, force: true }),
  );
  await new Promise<void>((done, fail) => {
    child.stdout.on('data', (part: Buffer) => part.toString().includes('is ready') && done());
    void ended.then(() => fail(new Error(`The site did not start: ${errors}`)));
  });
  return {
    address: `http://127.0.0.1:${port}`,
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
