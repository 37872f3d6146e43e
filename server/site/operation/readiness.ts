import { setTimeout as sleep } from 'node:timers/promises';

/** Whether requests can be answered; if not, what is missing. */
export type Readiness = { ready: true } | { ready: false; because: string };

/** A load balancer asks again within this time, in milliseconds. */
const looksWithin = 30_000;
/** How long a load balancer is given to notice that the process is about to end, in milliseconds. */
const drain = 5_000;

/** Tells who asks whether requests may be sent here, and that soon none may be. */
export function openReadiness(ready: () => Promise<Readiness>, times = { looksWithin, drain }) {
  let stopping = false;
  let checkedAt = -Infinity;
  let readyAnswers = 0;
  // A script that waits for a start asks until it is told "ready", and never again.
  const isWatched = () => readyAnswers > 1 && performance.now() - checkedAt < times.looksWithin;
  return {
    async read(): Promise<Readiness> {
      checkedAt = performance.now();
      if (stopping) return { ready: false, because: 'the process stops' };
      const answer = await ready();
      if (answer.ready) readyAnswers += 1;
      return answer;
    },
    /** Says from now on that no more requests are to be sent, and gives those who look the time to see it. */
    async announceStop(): Promise<void> {
      stopping = true;
      if (isWatched()) await sleep(times.drain);
    },
  };
}
