import cluster from 'node:cluster';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { AggregatorRegistry } from 'prom-client';
import { CannotStart } from './cannotStart.ts';
import { passedSocket, requireFreePort } from './listen.ts';
import type { Summary } from './summary.ts';
import { startWorker, type Ended, type StartedWorker } from './startedWorker.ts';

/** A worker has said by itself why the site cannot start. */
export class WorkerError extends Error {
  override readonly name = 'SaidByWorker';
}

/** The wait before another takes the place of one that died; each more that dies soon doubles it. Milliseconds. */
const [firstWait, longestWait] = [250, 30_000];
/** One that served as long did not die soon, in milliseconds. */
const steadyAfter = 60_000;
/** How long they may take to stop, in milliseconds: whoever looks after the service kills after thirty seconds. */
const stopTimeout = 27_000;

/** Looks after the processes that serve the site. */
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
      (summary) => summary && log.info({ pid: worker.pid }, 'a process serves the site'),
    );
    return worker;
  }

  /** Starts another in its place when it dies. */
  async function keep(worker: StartedWorker, quickDeaths = 0): Promise<void> {
    const { served, ...how } = await worker.ended;
    if (stopping) return;
    // A socket that was passed on is closed with the last one that listens at it.
    const isOver = served === undefined || passedSocket() !== undefined;
    if (isOver && serving().length === 0) {
      log.fatal(how, 'no process serves the site any more: it ends');
      process.exit(1);
    }
    const soon = (served ?? 0) < steadyAfter ? quickDeaths + 1 : 1;
    const milliseconds = Math.min(firstWait * 2 ** (soon - 1), longestWait);
    log.error({ ...how, milliseconds }, 'a process of the site died; another one takes its place');
    await sleep(milliseconds);
    if (!stopping) void keep(begin(), soon);
  }

  return {
    begin,
    keep,
    /** Has them say that they stop, and answer what is being asked; sets the exit code. */
    async stop(): Promise<void> {
      stopping = true;
      const all = serving();
      const killLeft = () => {
        for (const worker of workers) worker.kill();
      };
      const giveUp = setTimeout(killLeft, stopTimeout);
      for (const worker of workers) if (!all.includes(worker)) worker.kill();
      // None stops before all are done with it: else a load balancer would be told so by some alone.
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
        `One of the processes that WORKERS asks for ended while it started (${signal ?? `exit code ${code}`}). ` +
          'Has the machine memory for all of them? Each takes as much as a site of one process.',
      );

interface Site {
  host: string;
  port: number;
  workers: number;
}

/**
 * Serves the site by several processes, and serves nothing here. They start one after the other, so that each finds
 * made what the first one makes.
 * @throws {WorkerError} and {CannotStart} when one cannot start; then none is left
 */
export async function startWorkers({ host, port, workers }: Site, log: Logger) {
  // Where they share a queue, none of them gets who comes from here: on its way they would be lost with a process.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  // Whatever this process was started by, such as what builds the site first.
  cluster.setupPrimary({ exec: join(import.meta.dirname, 'main.ts') });
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
