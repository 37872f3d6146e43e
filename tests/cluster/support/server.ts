import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import { runner } from '../../support/postgres/createServerFolder.ts';

/** Runs the command, and ends it once its own input ends: also if the test process is killed. */
const untilInputEnds = 'exec 3<&0; (read -r _ <&3; kill -TERM $$) & exec "$@" </dev/null 3<&-';

interface Options {
  /** The name of its log. */
  name: string;
  folder: string;
  env?: Readonly<Record<string, string>>;
}

/** A program that runs until it is ended. */
export interface Server {
  pid: number;
  /** Sends a signal to it and its children, and waits until it has ended. */
  end: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Starts a program as the user who may run PostgreSQL; its output goes to a log in the folder. */
export function startServer(
  command: readonly [string, ...string[]],
  { name, folder, env = {} }: Options,
): Server {
  const log = openSync(join(folder, `${name}.log`), 'a', 0o666);
  const child = spawn('sh', ['-c', untilInputEnds, 'sh', ...command], {
    ...runner,
    cwd: folder,
    env: { PATH: `${process.env['PATH']}:/usr/sbin`, HOME: folder, LC_ALL: 'C.UTF-8', ...env },
    stdio: ['pipe', log, log],
    detached: true,
  });
  closeSync(log);
  const ended = once(child, 'exit');
  return {
    pid: child.pid!,
    async end(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, signal);
      await ended;
    },
  };
}
