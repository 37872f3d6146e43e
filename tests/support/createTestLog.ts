import { pino, type DestinationStream, type Logger } from 'pino';

// Without what takes secrets out, so that a test sees them.
const everything = (sink: DestinationStream): Logger => pino({ level: 'trace' }, sink);

/** A log, and what was written to it: a JSON object a line. */
export function createTestLog(open = everything) {
  const lines: string[] = [];
  return { lines, log: open({ write: (line) => void lines.push(line) }) };
}
