import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';

const underWay = new Set<ChildProcess>();
const leftBehind = new Set<() => void>();

/** Remembers what has begun until it ends. */
export function hasBegun(child: ChildProcess): void {
  underWay.add(child);
  child.once('exit', () => underWay.delete(child));
}

/** Remembers what is to be tidied up, also where somebody ends this process meanwhile. */
export function isTidiedBy(tidies: () => void): () => void {
  leftBehind.add(tidies);
  return () => {
    leftBehind.delete(tidies);
    tidies();
  };
}

const ends = (child: ChildProcess, signal: NodeJS.Signals) =>
  new Promise<void>((done) => {
    child.once('exit', () => done());
    child.kill(signal);
  });

/** Has browsers and sites end with this process, whoever ends it: else they would go on where nobody sees them. */
export function endsWhole(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // What runs tests ends in order when it is interrupted.
      void Promise.all([...underWay].map((child) => ends(child, 'SIGINT'))).then(() => {
        for (const tidies of leftBehind) tidies();
        process.exit(128 + constants.signals[signal]);
      });
    });
  }
}
