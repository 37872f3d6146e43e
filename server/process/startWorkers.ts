import cluster from 'node:cluster';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { AggregatorRegistry } from 'prom-client';
import { CannotStart } from './cannotStart.ts';
import { passedSocket, requireFreePort } from './listen.ts';
import type { Summary } from './summary.ts';
import { startWorker, type Ended, type StartedWorker } from './startedWorker.ts';

/** The site cannot start, and the worker has already logged why. */
export class WorkerError extends Error {
  override readonly name = 'SaidByWorker';
}

/** The wait before a dead worker is replaced, in milliseconds; it doubles with each quick death in a row. */
const [firstWait, longestWait] = [250, 30_000];
/** The minimum time that a worker serves before its death no longer counts as quick, in milliseconds. */
const steadyAfter = 60_000;
/** The maximum time for workers to stop, in milliseconds: service managers kill after thirty seconds. */
const stopTimeout = 27_000;

/** Creates the supervisor of the processes that serve the site. */
function openSupervisor(log: Logger) {
  const metrics = new AggregatorRegistry();
  const workers = new Set<StartedWorker>();
  let stopping = false;

  const serving = () => [...workers].filter((worker) => worker.isServing());

  function begin(): StartedWorker {
    const worker = startWorker(metrics);
    workers.add(worker);
    void worker.ended.then(() => workers.delete(worker));
    void worker.ready.then(
      (summary) => summary && log.info({ pid: worker.pid }, 'worker is serving the site'),
    );
    return worker;
  }

  /** Replaces a worker when it dies. */
  async function keep(worker: StartedWorker, quickDeaths = 0): Promise<void> {
    const { served, ...how } = await worker.ended;
    if (stopping) return;
    // A socket from systemd is closed with the last process that listens on it.
    const isOver = served === undefined || passedSocket() !== undefined;
    if (isOver && serving().length === 0) {
      log.fatal(how, 'no worker is left, exiting');
      process.exit(1);
    }
    const soon = (served ?? 0) < steadyAfter ? quickDeaths + 1 : 1;
    const milliseconds = Math.min(firstWait * 2 ** (soon - 1), longestWait);
    log.error({ ...how, milliseconds }, 'worker died, starting a replacement');
    await sleep(milliseconds);
    if (!stopping) void keep(begin(), soon);
  }

  return {
    begin,
    keep,
    /** Makes the workers announce the stop, answer pending requests and end; sets the exit code. */
    async stop(): Promise<void> {
      stopping = true;
      const all = serving();
      const killLeft = () => {
        for (const worker of workers) worker.kill();
      };
      const giveUp = setTimeout(killLeft, stopTimeout);
      for (const worker of workers) if (!all.includes(worker)) worker.kill();
      // All workers announce the stop before the first one stops: otherwise only some answers would report it to the
      // load balancer.
      await Promise.all(all.map((worker) => worker.announceStop()));
      for (const worker of all) worker.stop();
      const ends = await Promise.all(all.map(({ ended }) => ended));
      clearTimeout(giveUp);
      killLeft();
      if (ends.some(({ code }) => code !== 0)) process.exitCode = 1;
    },
  };
}

const getReason = ({ code, signal }: Ended): Error =>
  code === 1
    ? new WorkerError()
    : new CannotStart(
        `One of the processes that WORKERS sets ended during start-up (${signal ?? `exit code ${code}`}). ` +
          'Check that the machine has enough memory: each process needs as much as a site with one process. Otherwise lower WORKERS.',
      );

interface Site {
  host: string;
  port: number;
  workers: number;
}

/**
 * Serves the site with several worker processes; this process only supervises them. The workers start one after the
 * other, so that later ones find the database and files that the first one creates.
 * @throws {WorkerError} and {CannotStart} when a worker cannot start; all workers are stopped then
 */
export async function startWorkers({ host, port, workers }: Site, log: Logger) {
  // Workers with a shared queue must accept connections themselves: connections passed on by this process would be lost
  // when a worker dies.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  // Workers always run main, even when another script, such as the one that builds the site first, started this
  // process.
  cluster.setupPrimary({ exec: join(import.meta.dirname, `../main${extname(import.meta.filename)}`) });
  await requireFreePort(host, port);
  const supervisor = openSupervisor(log);
  let summary: Summary | undefined;
  for (let started = 0; started < workers; started += 1) {
    const worker = supervisor.begin();
    summary = await worker.ready;
    if (summary === undefined) {
      await supervisor.stop();
      throw getReason(await worker.ended);
    }
    void supervisor.keep(worker);
  }
  return { summary: { ...summary!, milliseconds: performance.now() }, stop: () => supervisor.stop() };
}
