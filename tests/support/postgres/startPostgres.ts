import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findTool } from '../../../scripts/tools.mjs';
import { canEnter, runner, createServerFolder } from './createServerFolder.ts';
import { freezeProcesses } from './freezeProcesses.ts';
import { startProgram, type RunningProgram } from './startProgram.ts';

/** Settings without durability, because the data are deleted afterwards. */
const forTests = {
  listen_addresses: '',
  port: '5432',
  max_connections: '300',
  shared_buffers: '64MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  jit: 'off',
  log_min_messages: 'log',
  log_checkpoints: 'off',
  // A manual clock has priority over PostgreSQL's own.
  search_path: 'public,pg_catalog',
};

export type Settings = Readonly<Record<string, string>>;

/** A PostgreSQL server of a test. */
export interface Postgres extends RunningProgram {
  /** The folder of its sockets and data. */
  folder: string;
  /** Returns the address of one of its databases on its socket. */
  address(database: string): string;
  /** Freezes all its processes until it is thawed or stopped. */
  freeze(): Promise<void>;
  thaw(): void;
  /** Stops it at once without notice to clients. Committed data are kept with `synchronous_commit`. */
  crash(): Promise<void>;
  /** Starts it again after a crash. */
  startAgain(): Promise<void>;
}

interface Surroundings {
  files?: readonly string[];
  /** One that {@link createServerFolder} has made. */
  folder?: string;
  within?: readonly string[];
}

/** Returns the folder of PostgreSQL's programs, or of a copy that this user can run. */
function reachable(programs: string, folder: string): string {
  if (canEnter(programs)) return programs;
  cpSync(dirname(programs), join(folder, 'programs'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'programs/bin');
}

/** Copies files to the folder and gives them to this user. */
function giveTo(folder: string, files: readonly string[]): void {
  for (const file of files) {
    const copy = join(folder, basename(file));
    cpSync(file, copy);
    chmodSync(copy, 0o600);
    if (runner.uid !== undefined) chownSync(copy, runner.uid, runner.gid);
  }
}

/**
 * Makes an empty PostgreSQL, which everybody on this machine may enter, and starts it. Its settings find the files
 * that it is given by their names; `within` is what its command begins with.
 */
export async function startPostgres(
  settings: Settings = {},
  { files = [], folder = createServerFolder(), within = [] }: Surroundings = {},
): Promise<Postgres> {
  const found = dirname(findTool('postgres'));
  const programs = reachable(found, folder);
  const data = join(folder, 'data');
  const made = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), made, {
    ...runner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  giveTo(data, files);
  const all = { ...forTests, unix_socket_directories: folder, ...settings };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const begin = () =>
    startProgram({
      command: [...within, join(programs, 'postgres'), '-D', data, ...options],
      folder,
      ready: /ready to accept connections/,
      signal: 'QUIT',
    });
  const begun = [await begin()];
  const mark = join(data, 'postmaster.pid');
  const readMain = () => Number(readFileSync(mark, 'utf8').split('\n')[0]);
  const address = (database: string) =>
    `postgres://postgres@localhost:${all.port}/${database}?host=${folder}`;
  const frozen: number[] = [];
  const thaw = () => {
    // The main process continues last: a child that ended while it was stopped keeps its number until then.
    for (const pid of frozen.splice(0).toReversed()) process.kill(pid, 'SIGCONT');
  };
  return {
    folder,
    address,
    async freeze() {
      frozen.push(...(await freezeProcesses(readMain())));
    },
    thaw,
    async crash() {
      process.kill(readMain(), 'SIGQUIT');
      while (existsSync(mark)) await pause(10);
    },
    async startAgain() {
      begun.push(await begin());
    },
    async stop() {
      thaw();
      for (const server of begun.toReversed()) await server.stop();
    },
  };
}
