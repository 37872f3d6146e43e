import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss, fromKysely, type JobWithMetadata, type QueueOptions, type QueueResult } from 'pg-boss';
import type { Logger } from 'pino';
import type { JobData, JobName, Jobs, Attempt } from '../ports/jobs.ts';
import { poolForJobs } from './poolForJobs.ts';
import { queues } from './queues.ts';
import type { Store } from '../store/openStore.ts';
import { openTally, type Tally } from './tally.ts';
import { countFailure } from './countFailure.ts';
import { openWaker } from './openWaker.ts';
import { pollQueues } from './pollQueues.ts';

/** The handlers of all kinds of jobs. A job whose handler throws is retried with the same data. */
export type Handlers = {
  readonly [N in JobName]: (data: JobData[N], attempt: Attempt) => Promise<void>;
};

export interface RunningJobs extends Jobs {
  /** Starts the workers. */
  work(handlers: Handlers): Promise<void>;
  /** Whether every queue has an active worker. */
  areDone(): boolean;
  /** The results of tries in this process. */
  tries(): readonly Tally[];
  /** Waits for running jobs and stops; the pool remains open. */
  stop(): Promise<void>;
}

const names = Object.keys(queues) as JobName[];
const noJob = '00000000-0000-4000-8000-000000000000';
/** Milliseconds for which running jobs may finish when the host stops. */
const stopTimeout = 10_000;
/** Number of jobs that a worker runs in parallel. The next batch starts when all of them are done. */
const batchSize = 10;

type Opening = Pick<Store, 'db' | 'pool' | 'atStart' | 'dump'> & { log: Logger };

const isLast = (job: JobWithMetadata<unknown>) => job.retryCount >= job.retryLimit;

const isSetAs = (queue: QueueResult, settings: QueueOptions) =>
  (Object.keys(settings) as (keyof QueueOptions)[]).every((key) => queue[key] === settings[key]);

/** Intervals in seconds at which processes that share a database look for jobs of terminated processes. */
const lookForAbandoned = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 4 };

/** No job depends on another one, so pg-boss need not look for jobs whose dependencies are done; this is its maximum. */
const lookForDependencies = { flowIntervalSeconds: 24 * 60 * 60 };

/** Seconds between two polls of a single worker: `pollQueues` notifies it much earlier. */
const workerInterval = 60 * 60;

async function openBoss({ pool, dump, log }: Opening) {
  const isShared = dump === undefined;
  const boss = new PgBoss({
    db: poolForJobs(pool),
    schedule: false,
    ...lookForDependencies,
    ...(isShared && lookForAbandoned),
  });
  boss.on('error', (error) => log.error({ error: error.message }, 'jobs: database operation failed'));
  await boss.start();
  const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const name of names) {
    const { workers: _, ...settings } = queues[name];
    const queue = there.get(name);
    if (queue !== undefined && isSetAs(queue, settings)) continue;
    await (queue === undefined ? boss.createQueue(name, settings) : boss.updateQueue(name, settings));
    // Makes pg-boss cache the queue. Otherwise, looking it up while a transaction holds the only connection of an
    // embedded database would never finish.
    await boss.findJobs(name, { id: noJob });
  }
  return boss;
}

/** Opens the job queues on the host's pool (pg-boss, with its tables in the schema `pgboss`). */
export async function openJobs(opening: Opening): Promise<RunningJobs> {
  const { db, atStart, log } = opening;
  const boss = await atStart(() => openBoss(opening));
  const workers = new Map<JobName, string[]>();
  const tally = openTally();

  /** Notifies the workers of a queue in turn: if the notified one hangs, the next poll notifies another one. */
  function notify(name: JobName): void {
    const [next, ...others] = workers.get(name) ?? [];
    if (next === undefined) return;
    boss.notifyWorker(next);
    workers.set(name, [...others, next]);
  }

  const waker = openWaker(notify);
  let polling: ReturnType<typeof pollQueues> | undefined;

  async function attempt<N extends JobName>(name: N, handler: Handlers[N], job: JobWithMetadata<JobData[N]>) {
    try {
      await handler(job.data, { id: job.id, retry: job.retryCount, last: isLast(job) });
      tally.note(name, 'done');
      return { id: job.id, status: 'completed' as const };
    } catch (error) {
      tally.note(name, isLast(job) ? 'givenUp' : 'failed');
      const message = error instanceof Error ? error.message : String(error);
      const about: object = { job: name, ...job.data, retry: job.retryCount, error: message };
      if (isLast(job)) await countFailure(opening.pool);
      if (isLast(job)) log.error(about, `jobs: ${name} failed permanently and will not be retried`);
      else log.warn(about, `jobs: ${name} failed and will be retried`);
      return { id: job.id, status: 'failed' as const, output: { message } };
    }
  }

  async function startWorker<N extends JobName>(name: N, handler: Handlers[N]) {
    const { workers: batches = 1 } = queues[name];
    const how = {
      pollingIntervalSeconds: workerInterval,
      batchSize,
      burstWhenBatchFull: true,
      includeMetadata: true,
      perJobResults: true,
    } as const;
    const work = (jobs: JobWithMetadata<JobData[N]>[]) =>
      Promise.all(jobs.map((job) => attempt(name, handler, job)));
    const begun = Array.from({ length: batches }, () => boss.work(name, how, work));
    workers.set(name, await Promise.all(begun));
  }

  return {
    async enqueue(trx, name, data) {
      await boss.send(name, data, { db: fromKysely(trx) });
      waker.wake(name);
    },
    async work(handlers) {
      for (const name of names) await startWorker(name, handlers[name]);
      polling = pollQueues({ db, log, notify });
    },
    areDone() {
      const active = boss.getWipData().filter(({ state }) => state === 'active');
      const activeQueues = new Set(active.map(({ name }) => name));
      return names.every((name) => activeQueues.has(name));
    },
    tries: tally.read,
    async stop() {
      waker.stop();
      await polling?.stop();
      // The graceful stop of pg-boss checks only every half second whether the workers have finished.
      const finished = Promise.all(names.map((name) => boss.offWork(name)));
      await Promise.race([finished, sleep(stopTimeout, undefined, { ref: false })]);
      await boss.stop({ graceful: false, close: false });
    },
  };
}
