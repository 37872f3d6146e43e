import { CannotStart } from './cannotStart.ts';
import { WrongSettings, readConfig, type Config } from './config/index.ts';
import { CannotOpen, ContentRefused, FolderInUse } from './host/index.ts';
import { openLog } from './log.ts';
import { NotBuilt } from './site/index.ts';
import { start } from './start.ts';

// What this process writes is for nobody else on the machine.
process.umask(0o077);

const live = process.argv.includes('--dev');
// React reads it when the pages are loaded; its other build takes ten times as long.
process.env['NODE_ENV'] ??= live ? 'development' : 'production';

function readSettings(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof WrongSettings)) throw error;
    console.error('The site cannot start. To be mended:');
    for (const { setting, problem } of error.mistakes) console.error(`  ${setting} ${problem}`);
    process.exit(1);
  }
}

/** Errors that say by themselves what is wrong and how to mend it: no stack helps there. */
const speaking = [CannotStart, CannotOpen, ContentRefused, FolderInUse, NotBuilt];
const speaks = (error: unknown): error is Error => speaking.some((kind) => error instanceof kind);

const config = readSettings();
const log = openLog(config.logLevel);

try {
  const running = await start(config, log, { live });
  for (const line of running.summary) console.log(line);

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    await running.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
  // npm passes a signal on to a shell that ends without telling anybody.
  if (process.env['npm_lifecycle_event'] !== undefined) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && void stop('the end of npm'), 250).unref();
  }
} catch (error) {
  console.error(speaks(error) ? `The site cannot start. ${error.message}` : error);
  process.exit(1);
}
