import { setTimeout as sleep } from 'node:timers/promises';

/** Whether requests can be answered; if not, the reason. */
export type Readiness = { ready: true } | { ready: false; because: string };

/** The maximum interval of a load balancer's checks, in milliseconds. */
const looksWithin = 30_000;
/** The time for load balancers to notice that the process is stopping, in milliseconds. */
const drain = 5_000;

/** Reports whether the process accepts requests, and announces its stop. */
export function openReadiness(ready: () => Promise<Readiness>, times = { looksWithin, drain }) {
  let stopping = false;
  let checkedAt = -Infinity;
  let readyAnswers = 0;
  // A single "ready" does not count: start scripts check until the first one, and never again.
  const isWatched = () => readyAnswers > 1 && performance.now() - checkedAt < times.looksWithin;
  return {
    async read(): Promise<Readiness> {
      checkedAt = performance.now();
      if (stopping) return { ready: false, because: 'the process is stopping' };
      const answer = await ready();
      if (answer.ready) readyAnswers += 1;
      return answer;
    },
    /** Reports "not ready" from now on, and waits until load balancers have noticed. */
    async announceStop(): Promise<void> {
      stopping = true;
      if (isWatched()) await sleep(times.drain);
    },
  };
}
