import { AggregatorRegistry, type Registry } from 'prom-client';
import type { Running } from './start.ts';
import type { FromWorker, ToWorker } from './workerMessages.ts';

const sendToSupervisor = (message: FromWorker) => void process.send?.(message);

/** What is asked of the supervisor, by numbers that tell answers apart. */
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
      if (text === undefined) throw new Error('a process of the site did not tell its metrics in time');
      return text;
    },
    take: (id: number, text: string | undefined) => waiting.get(id)?.(text),
  };
}

/** What this process, one of several, has to do with the one that looks after them. */
export function underSupervisor() {
  // Listens for whoever gathers metrics, and has to before anybody else listens.
  void new AggregatorRegistry();
  // Whoever stops a service may tell all of its processes; when each of them ends the supervisor says.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
  const questions = openQuestions();

  async function obey(message: ToWorker, running: Running): Promise<void> {
    if ('metrics' in message) {
      questions.take(message.metrics, message.text);
    } else if (!('please' in message)) {
      // It is for whoever gathers metrics.
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
    /** Serves until it is told to stop. */
    serve(running: Running): void {
      process.on('message', (message: ToWorker) => void obey(message, running));
      sendToSupervisor({ isReady: running.summary });
    },
  };
}
