import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { constants } from 'node:os';

const underWay = new Set<ChildProcess>();
const cleanups = new Set<() => void>();

/**
 * Starts a process that ends with this one. It has a process group of its own: a signal to the whole group of this process, as
 * "timeout" sends it, would end what runs tests before it has written its report and stopped its site.
 */
export function startChild(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { ...options, detached: true });
  underWay.add(child);
  for (const end of ['exit', 'error']) child.once(end, () => underWay.delete(child));
  return child;
}

/** Remembers what is to be tidied up, also where somebody ends this process meanwhile. */
export function registerCleanup(tidies: () => void): () => void {
  cleanups.add(tidies);
  return () => {
    cleanups.delete(tidies);
    tidies();
  };
}

/** Interrupts a process and those it has started, as a terminal does, and waits for its end. */
const interrupt = (child: ChildProcess) =>
  new Promise<void>((done) => {
    child.once('exit', () => done());
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
  });

/** Has browsers and sites end with this process, whoever ends it: else they would go on where nobody sees them. */
export function endsWhole(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void Promise.all([...underWay].map(interrupt)).then(() => {
        for (const tidies of cleanups) tidies();
        process.exit(128 + constants.signals[signal]);
      });
    });
  }
}
