import { somebodyMisses } from './missed.ts';

const waiting = new Set<() => void>();

/** Has the parts that could not be loaded asked for again, once there is reason to think that they come. */
export function askForPartsAgain(): void {
  for (const ask of waiting) {
    waiting.delete(ask);
    ask();
  }
}

/** What is loaded, however often that has to be tried, for somebody who waits for it. */
export const untilItComes = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((failure: unknown) => {
    somebodyMisses(failure);
    return new Promise((resolve) => void waiting.add(() => resolve(untilItComes(load))));
  });
