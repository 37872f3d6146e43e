import { notLoadedId, somebodyMisses } from './missed.ts';

const waiting = new Set<() => void>();

/**
 * Has the parts that could not be loaded asked for again, once there is reason to think that they come. That they could not
 * is no longer said: where it is so still, it is found out anew.
 */
export function askForPartsAgain(): void {
  document.getElementById(notLoadedId)?.setAttribute('hidden', '');
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
