import cluster from 'node:cluster';
import { isatty } from 'node:tty';
import type { Logger } from 'pino';
import { readConfig, readNamedConfig, type Config } from '../config/index.ts';
import { findGatewayProblem } from '../commands/index.ts';
import { readEnvironmentFile } from './environment.ts';
import { hasProperties, readChosenName, readSiteName } from '../host/index.ts';
import { openLog } from './log.ts';
import { openLogOutput } from './logOutput.ts';
import { mailInWords, type ShownMail } from './mailInWords.ts';
import { openGatewayDiagnostics } from './openGatewayDiagnostics.ts';
import { start } from './start.ts';
import { WorkerError, startWorkers } from './startWorkers.ts';
import { stopOnSignal } from './stopOnSignal.ts';
import { underSupervisor } from './underSupervisor.ts';
import { logEverything, voiceFor } from './logFormat.ts';

const live = process.argv.includes('--dev');
const stdout = 1;
// `process.stdout` would make writes to a pipe fail while its reader is busy.
const forPeople = live || isatty(stdout);
const output = openLogOutput(stdout);
const logVoice = voiceFor(forPeople, output);
const supervisor = cluster.isWorker ? underSupervisor() : undefined;

type Building = Promise<void> | undefined;

async function startSingleProcess(config: Config, log: Logger, building: Building) {
  const showInTerminal = isatty(stdout) ? (mail: ShownMail) => console.log(mailInWords(mail)) : undefined;
  const { summary, announceStop, stop } = await start(config, log, { live, building, showInTerminal });
  return { summary, stop: () => announceStop().then(stop) };
}

/** Starts several processes after the build: each of them reads the built files itself. */
const startMany = async (config: Config, log: Logger, building: Building) => {
  await building;
  return startWorkers(config, log);
};

/**
 * Warns of problems that keep guests from paying at Stripe, with the same check as `doctor`. The site serves while the
 * check runs.
 */
async function warnOfGateway(config: Config, log: Logger): Promise<void> {
  if (config.stripe === undefined) return;
  const problem = await findGatewayProblem(config, config.stripe, openGatewayDiagnostics, 'starting');
  if (problem !== undefined) log.warn({ fix: problem.fix }, `Payments: ${problem.found}`);
}

async function startSite(config: Config, log: Logger, building: Building): Promise<void> {
  const begin = live || config.workers === 1 ? startSingleProcess : startMany;
  const { summary, stop } = await begin(config, log, building);
  // Install the signal handlers first: a supervisor may stop the site as soon as it reports that it is ready.
  stopOnSignal(stop, log);
  logVoice.ready(summary);
  for (const doubt of summary.doubts) log.warn(doubt);
  void warnOfGateway(config, log);
}

/** Serves the site, whose build may still be running. Ends the process when the site cannot start. */
export async function serve(building?: Promise<void>): Promise<void> {
  // Files that this process writes must not be readable by other users of the machine.
  process.umask(0o077);
  // React reads it when the pages are loaded; its development build renders ten times slower.
  process.env['NODE_ENV'] ??= live ? 'development' : 'production';
  try {
    const doubts = readEnvironmentFile();
    if (!supervisor) for (const sentence of doubts) logVoice.doubt(sentence);
    const log = openLog(readConfig(process.env).logLevel, output).child(
      supervisor ? { pid: process.pid } : {},
    );
    // Before any other file is read, so that all output is JSON.
    if (!forPeople) logEverything(log);
    const config = await readNamedConfig(process.env, { hasProperties, readChosenName, readSiteName });
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
