import { AggregatorRegistry, type Registry } from 'prom-client';
import type { Running } from './start.ts';
import type { FromWorker, ToWorker } from './workerMessages.ts';

const sendToSupervisor = (message: FromWorker) => void process.send?.(message);

/** Opens requests to the supervisor, numbered to match the answers. */
function openQuestions() {
  const waiting = new Map<number, (text: string | undefined) => void>();
  let lastRequest = 0;
  return {
    async readMetrics(): Promise<string> {
      lastRequest += 1;
      const id = lastRequest;
      const answer = new Promise<string | undefined>((resolve) => void waiting.set(id, resolve));
      sendToSupervisor({ metricsRequest: id });
      const text = await answer;
      waiting.delete(id);
      if (text === undefined) throw new Error('a worker did not report its metrics before the time-out');
      return text;
    },
    take: (id: number, text: string | undefined) => waiting.get(id)?.(text),
  };
}

/** Connects this worker process to its supervisor. */
export function underSupervisor() {
  // Registers prom-client's listener for metric requests, which must be the first listener.
  void new AggregatorRegistry();
  // A service manager may signal all processes; the supervisor decides when each worker ends.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
  const questions = openQuestions();

  async function obey(message: ToWorker, running: Running): Promise<void> {
    if ('metrics' in message) {
      questions.take(message.metrics, message.text);
    } else if (!('please' in message)) {
      // A message for prom-client's listener.
    } else if (message.please === 'stop') {
      await running.stop();
      process.exit(0);
    } else {
      await running.announceStop();
      sendToSupervisor({ hasAnnouncedStop: true });
    }
  }

  return {
    gatherMetrics: (register: Registry) => {
      AggregatorRegistry.setRegistries(register);
      return () => questions.readMetrics();
    },
    /** Serves until the supervisor stops this worker. */
    serve(running: Running): void {
      process.on('message', (message: ToWorker) => void obey(message, running));
      sendToSupervisor({ isReady: running.summary });
    },
  };
}
