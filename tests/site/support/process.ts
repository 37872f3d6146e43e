import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** A port that is taken until it is released. */
export async function openPort() {
  const server = createServer();
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { port, release: () => new Promise((done) => server.close(done)) };
}

export async function findFreePort(): Promise<number> {
  const { port, release } = await openPort();
  await release();
  return port;
}

interface Options {
  settings: Readonly<Record<string, string>>;
  folder?: string;
  /** Open for it as number 3. */
  passed?: number;
}

/** Starts a command as somebody types it, with all that it starts in its turn. */
export function startProcess(
  command: string,
  args: readonly string[],
  { settings, folder = root, passed }: Options,
) {
  const { PATH, HOME } = process.env;
  // A developer's own properties are not part of the tests.
  const env = { PATH, HOME, LOG_LEVEL: 'warn', CONTENT_DIR: join(root, 'demo'), ...settings };
  const child = spawn(command, args, {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe', ...(passed === undefined ? [] : [passed])],
    detached: true,
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => {
      output += part.toString();
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<number | null>((done) => void child.on('exit', done));
  const closed = new Promise<void>((done) => void child.on('close', () => done()));
  const waitForOutput = (words: RegExp) =>
    new Promise<void>((done, fail) => {
      const look = () => words.test(output) && done();
      listeners.add(look);
      look();
      void ended.then((code) => fail(new Error(`ended with ${code}: ${output}`)));
    });
  return {
    waitForOutput,
    ended,
    pid: child.pid!,
    /** It has ended, and all that it has started. */
    closed,
    output: () => output,
    ask: (signal: NodeJS.Signals) => child.kill(signal),
    /** Asks it and what it has started, as a terminal does. */
    askAll: (signal: NodeJS.Signals) => process.kill(-child.pid!, signal),
    /** Ends it at once, and what it has started. */
    end: async () => {
      try {
        process.kill(-child.pid!, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
      await ended;
    },
  };
}
