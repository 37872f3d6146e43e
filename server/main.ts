import { readConfig } from './config/index.ts';
import { readEnvironmentFile } from './environment.ts';
import { openLog } from './log.ts';
import { start } from './start.ts';
import { logEverything, voiceFor } from './voice.ts';

// What this process writes is for nobody else on the machine.
process.umask(0o077);

const live = process.argv.includes('--dev');
const forPeople = live || process.stdout.isTTY;
// React reads it when the pages are loaded; its other build takes ten times as long.
process.env['NODE_ENV'] ??= live ? 'development' : 'production';

const voice = voiceFor(forPeople);

try {
  for (const sentence of readEnvironmentFile()) voice.doubt(sentence);
  const config = readConfig(process.env);
  const log = openLog(config.logLevel);
  if (!forPeople) logEverything(log);
  const running = await start(config, log, { live });
  voice.ready(running.summary);

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
  voice.cannotStart(error);
  process.exit(1);
}
