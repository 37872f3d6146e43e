import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, type FileHandle } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { hostCommand } from '../support/hostCommand.ts';

const root = resolve(import.meta.dirname, '../..');
const movedClock = pathToFileURL(join(import.meta.dirname, 'movedClock.ts')).href;

/** The number of log lines in the error of a site that did not start. */
const logLinesShown = 20;

/** A site that did not start, with the end of its log. */
export class SiteNotStarted extends Error {
  override readonly name = 'SiteNotStarted';
}

interface SiteOptions {
  port: number;
  /** The folder of its data, properties and log. */
  folder: string;
  /** How far its clock is ahead, in milliseconds. */
  time: { readonly ahead: number };
  settings: Record<string, string>;
  /** The start timeout, in milliseconds. */
  startTimeout?: number;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** A site with its own clock that a host starts, stops, and runs commands for. */
export class TestSite {
  readonly url: string;
  readonly content: string;
  readonly #world: SiteOptions;
  #process: ChildProcess | undefined;
  #log: FileHandle | undefined;

  constructor(world: SiteOptions) {
    this.#world = world;
    this.url = `http://localhost:${world.port}`;
    this.content = join(world.folder, 'content');
  }

  get #environment() {
    const { folder, port, settings, time } = this.#world;
    return {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      CONTENT_DIR: this.content,
      NODE_OPTIONS: `--import=${movedClock}`,
      MILLISECONDS_AHEAD: String(time.ahead),
      // Many processes load the same sources.
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
      ...settings,
    };
  }

  /**
   * Starts the site, and waits until it answers.
   * @throws {SiteNotStarted} if its process ends, if it takes too long, or if the signal is aborted; nothing of
   * it keeps running
   */
  async start(signal?: AbortSignal): Promise<void> {
    const { folder, startTimeout = 300_000 } = this.#world;
    this.#log ??= await open(join(folder, 'log'), 'a');
    const running = spawn(process.execPath, [join(root, 'server/main.ts')], {
      cwd: root,
      stdio: ['ignore', this.#log.fd, this.#log.fd],
      env: this.#environment,
    });
    this.#process = running;
    const until = Date.now() + startTimeout;
    // Only load balancers use the readiness check; after it the site takes longer to stop.
    const isHealthy = async () => (await fetch(`${this.url}/health`).catch(() => undefined))?.ok === true;
    while (!(await isHealthy())) {
      if (hasEnded(running) || signal?.aborted || Date.now() > until) {
        await this.stop();
        const log = (await readFile(join(folder, 'log'), 'utf8')).trim().split('\n').slice(-logLinesShown);
        throw new SiteNotStarted(['The site did not start. Its log ends with:', ...log].join('\n'));
      }
      await wait(50);
    }
  }

  async stop(): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (running === undefined || hasEnded(running)) return;
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    await ended;
  }

  async close(): Promise<void> {
    await this.stop();
    await this.#log?.close();
  }

  /** The output of a host's command. */
  runCommand = (...args: string[]): Promise<string> => hostCommand(this.#environment, args);
}
