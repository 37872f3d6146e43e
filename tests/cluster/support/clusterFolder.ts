import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createServerFolder, runner } from '../../support/postgres/createServerFolder.ts';
import { findPrograms, type Programs } from './programs.ts';
import { startServer, type Server } from './server.ts';

const patience = 90_000;

/** Waits until a condition is true; an error counts as false. */
export async function waitUntil(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + patience;
  while (!(await isTrue().catch(() => false))) {
    if (performance.now() > end) throw new Error(`${what} took more than ${patience / 1000} s`);
    await pause(100);
  }
}

/** The folder of a cluster, for files and programs of the user who may run PostgreSQL. */
export interface ClusterFolder {
  path: string;
  programs: Programs;
  /** Replaces the network of the shipped files by loopback addresses, so that their ports remain. */
  network: readonly [shipped: string, own: string];
  write: (name: string, text: string) => string;
  makeFolder: (name: string) => string;
  start: (
    name: string,
    command: readonly [string, ...string[]],
    env?: Readonly<Record<string, string>>,
  ) => Server;
  /** Ends all programs that were started. */
  end: () => Promise<void>;
}

/** Creates the folder of a cluster. */
export function createClusterFolder(): ClusterFolder {
  const programs = findPrograms();
  const path = createServerFolder();
  const servers: Server[] = [];
  const give = (file: string) => {
    if (runner.uid !== undefined) chownSync(file, runner.uid, runner.gid);
    return file;
  };
  return {
    path,
    programs,
    network: ['10.0.0.', `127.${60 + (process.pid % 60)}.${process.pid % 250}.`],
    write(name, text) {
      const file = join(path, name);
      writeFileSync(file, text, { mode: 0o600 });
      return give(file);
    },
    makeFolder(name) {
      const folder = join(path, name);
      mkdirSync(folder, { mode: 0o700 });
      return give(folder);
    },
    start(name, command, env) {
      const server = startServer(command, { name, folder: path, ...(env && { env }) });
      servers.push(server);
      return server;
    },
    async end() {
      for (const server of servers.toReversed()) await server.end('SIGKILL');
    },
  };
}
