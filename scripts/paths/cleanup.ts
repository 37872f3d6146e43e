import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { constants } from 'node:os';

const underWay = new Set<ChildProcess>();
const cleanups = new Set<() => void>();

/**
 * Starts a process that ends with this one. It has its own process group: a signal to the whole group of this process,
 * as from `timeout`, would end the test runner before it has written its report and stopped its site.
 */
export function startChild(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { ...options, detached: true });
  underWay.add(child);
  for (const end of ['exit', 'error']) child.once(end, () => underWay.delete(child));
  return child;
}

/** Registers a cleanup function that also runs when this process is interrupted. */
export function registerCleanup(tidies: () => void): () => void {
  cleanups.add(tidies);
  return () => {
    cleanups.delete(tidies);
    tidies();
  };
}

/** Interrupts a process and its children, as a terminal does, and waits for its end. */
const interrupt = (child: ChildProcess) =>
  new Promise<void>((done) => {
    child.once('exit', () => done());
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
  });

/** Stops browsers and sites when this process receives a signal; otherwise they would continue in the background. */
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
