import { setTimeout as sleep } from 'node:timers/promises';

/** Whether requests can be answered; if not, what is missing. */
export type Readiness = { ready: true } | { ready: false; because: string };

/** Who asked so lately whether the process is ready is a load balancer that looks again, in milliseconds. */
const looksWithin = 30_000;
/** How long a load balancer is given to notice that the process is about to end, in milliseconds. */
const drain = 5_000;

/** Tells who asks whether requests may be sent here, and that soon none may be. */
export function openReadiness(ready: () => Promise<Readiness>, times = { looksWithin, drain }) {
  let stopping = false;
  let askedAt = -Infinity;
  return {
    async read(): Promise<Readiness> {
      askedAt = performance.now();
      return stopping ? { ready: false, because: 'the process stops' } : ready();
    },
    /** Says from now on that no more requests are to be sent, and gives those who look the time to see it. */
    async announceStop(): Promise<void> {
      stopping = true;
      if (performance.now() - askedAt < times.looksWithin) await sleep(times.drain);
    },
  };
}
