import type { Logger } from 'pino';

/** For how long npm may pass on a signal that this process has heard from the terminal already, in milliseconds. */
const echo = 1_000;

/**
 * Stops once a signal says so, or the end of npm, and ends the process: with exit code 0, or 1 where something did not
 * end as it should, or a second signal wants it to end at once.
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
  // npm passes a signal on to a shell that ends without telling anybody; some shells leave their place to this process.
  if (isUnderNpm) {
    const parent = process.ppid;
    const look = () => {
      // Where it has been told so too, that is no second signal.
      if (process.ppid !== parent && began === undefined) void begin('the end of npm');
    };
    setInterval(look, 250).unref();
  }
}
