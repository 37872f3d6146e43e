import cluster from 'node:cluster';
import type { Logger } from 'pino';
import { readConfig, type Config } from './config/index.ts';
import { readEnvironmentFile } from './environment.ts';
import { openLog } from './log.ts';
import { start } from './start.ts';
import { SaidByWorker, startWorkers } from './startWorkers.ts';
import { stopWhenAsked } from './stopWhenAsked.ts';
import { doubtsOf } from './summary.ts';
import { underSupervisor } from './underSupervisor.ts';
import { logEverything, voiceFor } from './voice.ts';

// What this process writes is for nobody else on the machine.
process.umask(0o077);

const live = process.argv.includes('--dev');
const forPeople = live || process.stdout.isTTY;
// React reads it when the pages are loaded; its other build takes ten times as long.
process.env['NODE_ENV'] ??= live ? 'development' : 'production';

const voice = voiceFor(forPeople);
const supervisor = cluster.isWorker ? underSupervisor() : undefined;

async function startAlone(config: Config, log: Logger) {
  const { summary, announceStop, stop } = await start(config, log, { live });
  return { summary, stop: () => announceStop().then(stop) };
}

async function startSite(config: Config, log: Logger): Promise<void> {
  const isAlone = live || config.workers === 1;
  const { summary, stop } = await (isAlone ? startAlone(config, log) : startWorkers(config, log));
  // Whoever reads that it is ready may end it at once.
  stopWhenAsked(stop, log);
  voice.ready(summary);
  for (const doubt of doubtsOf(config)) log.warn(doubt);
}

try {
  const doubts = readEnvironmentFile();
  if (!supervisor) for (const sentence of doubts) voice.doubt(sentence);
  const config = readConfig(process.env);
  const log = openLog(config.logLevel).child(supervisor ? { pid: process.pid } : {});
  if (!forPeople) logEverything(log);
  if (supervisor) {
    const { gatherMetrics } = supervisor;
    supervisor.serve(await start(config, log, { live, gatherMetrics }));
  } else {
    await startSite(config, log);
  }
} catch (error) {
  if (!(error instanceof SaidByWorker)) voice.cannotStart(error);
  process.exit(1);
}
