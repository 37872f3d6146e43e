import type { JobName } from '../ports/jobs.ts';

/** The outcome of a try: `failed` is retried, `givenUp` is not. */
export type TryOutcome = 'done' | 'failed' | 'givenUp';

/** The number of tries of a kind of job with an outcome, since the start of the process. */
export interface Tally {
  queue: JobName;
  outcome: TryOutcome;
  count: number;
}

/** Counts the outcomes of tries. */
export function openTally() {
  const tallies = new Map<string, Tally>();
  return {
    note(queue: JobName, outcome: TryOutcome): void {
      const key = `${queue} ${outcome}`;
      const before = tallies.get(key)?.count ?? 0;
      tallies.set(key, { queue, outcome, count: before + 1 });
    },
    read: (): readonly Tally[] => [...tallies.values()],
  };
}
