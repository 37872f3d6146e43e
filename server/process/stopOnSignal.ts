import type { Logger } from 'pino';

/** The time in which npm may repeat a signal that the terminal has sent to this process already, in milliseconds. */
const echo = 1_000;

/**
 * Stops the site on SIGTERM, SIGINT or the end of npm, and ends the process with exit code 0. The exit code is 1 if a
 * part did not stop cleanly, or if a second signal ends the process immediately.
 */
export function stopOnSignal(stop: () => Promise<void>, log: Logger): void {
  const isUnderNpm = process.env['npm_lifecycle_event'] !== undefined;
  let began: number | undefined;
  const begin = async (signal: string) => {
    if (began !== undefined) {
      if (!isUnderNpm || performance.now() - began >= echo) process.exit(1);
      return;
    }
    began = performance.now();
    log.info({ signal }, 'stopping');
    await stop();
    process.exit();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void begin(signal));
  // npm sends the signal to a shell that ends without passing it on; some shells replace themselves with this process.
  if (isUnderNpm) {
    const parent = process.ppid;
    const look = () => {
      // A signal that arrived before the end of npm has started the stop already.
      if (process.ppid !== parent && began === undefined) void begin('the end of npm');
    };
    setInterval(look, 250).unref();
  }
}
