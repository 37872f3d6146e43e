import type { Writable } from 'node:stream';
import { progress } from '@clack/prompts';

/** The progress of a long operation. */
export interface Progress {
  /** Counts one more item, and names it. */
  done: (what: string) => void;
  ends: (words: string) => void;
}

type Terminal = Writable & { isTTY?: boolean };

/** Creates a progress bar on a terminal; without a terminal, such as in a log, it prints nothing. */
export function getProgress(words: string, total: number, terminal: Terminal = process.stderr): Progress {
  if (terminal.isTTY !== true) return { done: () => undefined, ends: () => undefined };
  const bar = progress({ max: total, size: 32, style: 'block', indicator: 'timer', output: terminal });
  let count = 0;
  bar.start(words);
  return {
    done: (what) => bar.advance(1, `${++count}/${total} ${what}`),
    ends: (end) => bar.stop(end),
  };
}
