import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { constants } from 'node:os';

const children = new Set<ChildProcess>();
const cleanups = new Set<() => void>();

/**
 * Starts a process that ends with this one. It has its own process group: a signal to the whole group of this process,
 * as from `timeout`, would end the test runner before it has written its report and stopped its site.
 */
export function startChild(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { ...options, detached: true });
  children.add(child);
  for (const event of ['exit', 'error']) child.once(event, () => children.delete(child));
  return child;
}

/** Registers a function that also runs when this process is interrupted; returns one that runs it now. */
export function registerCleanup(cleanUp: () => void): () => void {
  cleanups.add(cleanUp);
  return () => {
    cleanups.delete(cleanUp);
    cleanUp();
  };
}

/** Interrupts a process and its children, as a terminal does, and waits for its end. */
const interrupt = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
  });

/** Stops browsers and sites when this process receives a signal; otherwise they would continue in the background. */
export function stopChildrenOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void Promise.all([...children].map(interrupt)).then(() => {
        for (const cleanUp of cleanups) cleanUp();
        process.exit(128 + constants.signals[signal]);
      });
    });
  }
}
