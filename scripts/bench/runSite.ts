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

/** Starts a Node script and waits until it has printed `ready`. */
async function runScript(
  script: string,
  env: Record<string, string>,
  { ready, args = [] }: { ready: string; args?: readonly string[] },
) {
  const child = spawn(process.execPath, [...args, script], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  const ended = new Promise<void>((done) => void child.on('exit', () => done()));
  await new Promise<void>((done, fail) => {
    child.stdout.on('data', (part: Buffer) => part.toString().includes(ready) && done());
    void ended.then(() => fail(new Error(`${script} did not start: ${output}`)));
  });
  return {
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * Starts the built site on a free port with its own data, unless settings override them; `args` are arguments for Node,
 * such as `--inspect`.
 */
export async function runSite(settings: Record<string, string> = {}, args: readonly string[] = []) {
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), 'estadia-bench-'));
  const env = {
    PORT: String(port),
    DATA_DIR: data,
    LOG_LEVEL: 'error',
    CONTENT_DIR: join(root, 'demo'),
    ...settings,
  };
  const putAway = () => rm(data, { recursive: true, force: true });
  const script = join(root, 'server/main.ts');
  const site = await runScript(script, env, { ready: 'is ready', args }).catch(async (error: unknown) => {
    await putAway();
    throw error;
  });
  return {
    address: `http://127.0.0.1:${port}`,
    /** Returns the address of the inspector. */
    inspector: () => /ws:\S+/.exec(site.output())![0],
    stop: async () => {
      await site.stop();
      await putAway();
    },
  };
}

/** Starts a server that only sends the given bytes: the minimum cost of a response. */
export async function runBare(file: string, headers: Record<string, string>) {
  const port = await freePort();
  const env = { PORT: String(port), FILE: file, HEADERS: JSON.stringify(headers) };
  const { stop } = await runScript(join(import.meta.dirname, 'floors/bareServer.ts'), env, {
    ready: 'is ready',
  });
  return { address: `http://127.0.0.1:${port}`, stop };
}
