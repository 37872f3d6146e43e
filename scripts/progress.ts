import type { Writable } from 'node:stream';
import { progress } from '@clack/prompts';

/** How far something is that takes longer than people wait without a word. */
export interface Progress {
  /** One more is done; says what. */
  done: (what: string) => void;
  ends: (words: string) => void;
}

type Terminal = Writable & { isTTY?: boolean };

/** A bar on a terminal; silence where nobody watches, such as in a log. */
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
