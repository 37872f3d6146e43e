import type { JobName } from '../ports/jobs.ts';

/** What comes of a try: `failed` is tried again, `givenUp` is not. */
export type TryOutcome = 'done' | 'failed' | 'givenUp';

/** How many tries of a kind of job came to this, since this process began. */
export interface Tally {
  queue: JobName;
  outcome: TryOutcome;
  count: number;
}

/** Counts what comes of tries. */
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
