import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { AggregatorRegistry, RegistryContentType } from 'prom-client';
import type { Summary } from './summary.ts';
import type { FromWorker, ToWorker } from './workerMessages.ts';

/**
 * The exit code or signal of a worker, and how long it had served in milliseconds; `served` is undefined if it never
 * did.
 */
export interface Ended {
  pid: number | undefined;
  code: number | null;
  signal: string | null;
  served: number | undefined;
}

/** One of several processes that serve the site. */
export interface StartedWorker {
  pid: number | undefined;
  /** The summary of the site that it serves; undefined if it ended before it was ready. */
  ready: Promise<Summary | undefined>;
  isServing: () => boolean;
  ended: Promise<Ended>;
  /** Makes the worker fail its health check, and waits until load balancers have noticed. */
  announceStop: () => Promise<unknown>;
  stop: () => void;
  kill: () => void;
}

function sendToWorker(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message);
}

/** Starts a worker. */
export function startWorker(metrics: AggregatorRegistry<RegistryContentType>): StartedWorker {
  const worker = cluster.fork();
  const { pid } = worker.process;
  let since: number | undefined;
  const ended = once(worker, 'exit').then(([code, signal]): Ended => {
    return { pid, code, signal, served: since === undefined ? undefined : performance.now() - since };
  });
  const receive = <T>(take: (message: FromWorker) => T | undefined) =>
    new Promise<T>((resolve) => {
      worker.on('message', (message: FromWorker) => {
        const taken = take(message);
        if (taken !== undefined) resolve(taken);
      });
    });

  const ready = receive((message) => ('isReady' in message ? message.isReady : undefined));
  const announced = receive((message) => ('hasAnnouncedStop' in message ? true : undefined));
  const answer = async (id: number) => {
    const text = await metrics.clusterMetrics().catch(() => undefined);
    sendToWorker(worker, { metrics: id, text });
  };
  worker.on('message', (message: FromWorker) => {
    if ('metricsRequest' in message) void answer(message.metricsRequest);
  });
  void ready.then(() => (since = performance.now()));

  return {
    pid,
    ready: Promise.race([ready, ended.then(() => undefined)]),
    isServing: () => since !== undefined && !worker.isDead(),
    ended,
    announceStop() {
      sendToWorker(worker, { please: 'announce the stop' });
      return Promise.race([announced, ended]);
    },
    stop: () => sendToWorker(worker, { please: 'stop' }),
    kill: () => void worker.process.kill('SIGKILL'),
  };
}
