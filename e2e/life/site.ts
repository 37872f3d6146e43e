import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, type FileHandle } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { hostCommand } from '../support/asHost.ts';

const root = resolve(import.meta.dirname, '../..');
const movedClock = pathToFileURL(join(import.meta.dirname, 'movedClock.ts')).href;

interface World {
  port: number;
  /** Where it has its data, its properties and its log. */
  folder: string;
  /** By how many milliseconds its clock is ahead. */
  time: { readonly ahead: number };
  settings: Record<string, string>;
}

/** A site with a clock of its own, which a host starts, stops, and types commands beside. */
export class LivedSite {
  readonly url: string;
  readonly content: string;
  readonly #world: World;
  #process: ChildProcess | undefined;
  #log: FileHandle | undefined;

  constructor(world: World) {
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
      // The same sources are read by each of many processes.
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
      ...settings,
    };
  }

  async start(): Promise<void> {
    this.#log ??= await open(join(this.#world.folder, 'log'), 'a');
    this.#process = spawn(process.execPath, [join(root, 'server/main.ts')], {
      cwd: root,
      stdio: ['ignore', this.#log.fd, 'inherit'],
      env: this.#environment,
    });
    // Who asks whether it is ready is a load balancer, for which a site takes its time to stop.
    const isThere = async () => (await fetch(`${this.url}/health`).catch(() => undefined))?.ok === true;
    await expect.poll(isThere, { message: 'the site answers', timeout: 60_000 }).toBe(true);
  }

  async stop(): Promise<void> {
    const running = this.#process;
    if (running === undefined) return;
    this.#process = undefined;
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    await ended;
  }

  async close(): Promise<void> {
    await this.stop();
    await this.#log?.close();
  }

  /** What the host is told by a command. */
  types = (...args: string[]): Promise<string> => hostCommand(this.#environment, args);
}
