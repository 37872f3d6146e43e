import cluster from 'node:cluster';
import { pino } from 'pino';

/** The longest time for which lines are collected, in milliseconds. */
const longest = 250;
/** The characters that are written together. Pipes that several processes share keep at most 4,096 bytes in one piece. */
const most = cluster.isWorker ? 4096 : 16_384;
/** The bytes that wait at most for a log reader that has stopped. Later lines are dropped. */
const mostWaiting = 16 * 1024 * 1024;
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Opens a file descriptor for log lines. They are collected and written asynchronously: a slow disk or log reader does
 * not delay requests. Everything is written before the process exits, also after an uncaught exception.
 */
export function openLogOutput(fd: number) {
  const file = pino.destination({ dest: fd, sync: false, maxLength: mostWaiting });
  // A line that is written asynchronously could arrive after later ones of a process that exits.
  const direct = pino.destination({ dest: fd, sync: true });
  let lines: string[] = [];
  let characters = 0;
  let isWriting = false;

  function takeLines(): string {
    const text = lines.join('');
    lines = [];
    characters = 0;
    return text;
  }
  function flush(): void {
    if (lines.length === 0) return;
    isWriting = true;
    file.write(takeLines());
  }
  function flushSync(): void {
    if (isWriting) file.flushSync();
    if (lines.length > 0) direct.write(takeLines());
  }

  file.on('drain', () => (isWriting = false));
  // A full disk or a closed pipe does not end the site: only the log lines are lost.
  file.on('error', () => (isWriting = false));
  setInterval(flush, longest).unref();
  process.on('exit', flushSync);
  for (const signal of signals) {
    // Without another listener, the signal ends the process without the event "exit".
    process.once(signal, () => {
      flush();
      if (process.listenerCount(signal) > 0) return;
      const end = () => process.kill(process.pid, signal);
      if (isWriting) file.once('drain', end);
      else end();
    });
  }
  return {
    write(line: string): void {
      if (characters + line.length > most) flush();
      lines.push(line);
      characters += line.length;
    },
    flush,
    flushSync,
  };
}

export type LogOutput = ReturnType<typeof openLogOutput>;
