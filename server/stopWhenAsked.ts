import type { Logger } from 'pino';

/**
 * Stops once a signal says so, or the end of npm, and ends the process: with exit code 0, or 1 where something did not
 * end as it should.
 */
export function stopWhenAsked(stop: () => Promise<void>, log: Logger): void {
  let stopping = false;
  const begin = async (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    await stop();
    process.exit();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void begin(signal));
  // npm passes a signal on to a shell that ends without telling anybody.
  if (process.env['npm_lifecycle_event'] !== undefined) {
    const parent = process.ppid;
    const look = () => {
      // Where it has been told so too, that is no second signal.
      if (process.ppid !== parent && !stopping) void begin('the end of npm');
    };
    setInterval(look, 250).unref();
  }
}
