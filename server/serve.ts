import cluster from 'node:cluster';
import type { Logger } from 'pino';
import { readConfig, readNamedConfig, type Config } from './config/index.ts';
import { findGatewayProblem } from './commands/index.ts';
import { readEnvironmentFile } from './environment.ts';
import { readSiteName } from './host/index.ts';
import { openLog } from './log.ts';
import { openGatewayDiagnostics } from './openGatewayDiagnostics.ts';
import { start } from './start.ts';
import { WorkerError, startWorkers } from './startWorkers.ts';
import { stopOnSignal } from './stopOnSignal.ts';
import { findDoubts } from './summary.ts';
import { underSupervisor } from './underSupervisor.ts';
import { logEverything, voiceFor } from './logFormat.ts';

const live = process.argv.includes('--dev');
const forPeople = live || process.stdout.isTTY;
const logVoice = voiceFor(forPeople);
const supervisor = cluster.isWorker ? underSupervisor() : undefined;

type Building = Promise<void> | undefined;

async function startSingleProcess(config: Config, log: Logger, building: Building) {
  const { summary, announceStop, stop } = await start(config, log, { live, building });
  return { summary, stop: () => announceStop().then(stop) };
}

/** Several processes are started once the site is built: each reads that for itself. */
const startMany = async (config: Config, log: Logger, building: Building) => {
  await building;
  return startWorkers(config, log);
};

/** Warns of what keeps guests from paying at Stripe, as `doctor` does. The site serves meanwhile. */
async function warnOfGateway(config: Config, log: Logger): Promise<void> {
  if (config.stripe === undefined) return;
  const problem = await findGatewayProblem(config, config.stripe, openGatewayDiagnostics);
  if (problem !== undefined) log.warn({ fix: problem.fix }, `Payments: ${problem.found}`);
}

async function startSite(config: Config, log: Logger, building: Building): Promise<void> {
  const begin = live || config.workers === 1 ? startSingleProcess : startMany;
  const { summary, stop } = await begin(config, log, building);
  // Whoever reads that it is ready may end it at once.
  stopOnSignal(stop, log);
  logVoice.ready(summary);
  for (const doubt of findDoubts(config)) log.warn(doubt);
  void warnOfGateway(config, log);
}

/** Serves the site, which may still be being built, and ends the process where it cannot. */
export async function serve(building?: Promise<void>): Promise<void> {
  // What this process writes is for nobody else on the machine.
  process.umask(0o077);
  // React reads it when the pages are loaded; its other build takes ten times as long.
  process.env['NODE_ENV'] ??= live ? 'development' : 'production';
  try {
    const doubts = readEnvironmentFile();
    if (!supervisor) for (const sentence of doubts) logVoice.doubt(sentence);
    const log = openLog(readConfig(process.env).logLevel).child(supervisor ? { pid: process.pid } : {});
    // Before the first file is read: whatever speaks meanwhile is a line of JSON too.
    if (!forPeople) logEverything(log);
    const config = await readNamedConfig(process.env, readSiteName);
    if (supervisor) {
      const { gatherMetrics } = supervisor;
      supervisor.serve(await start(config, log, { live, gatherMetrics }));
    } else {
      await startSite(config, log, building);
    }
  } catch (error) {
    if (!(error instanceof WorkerError)) logVoice.cannotStart(error);
    process.exit(1);
  }
}
