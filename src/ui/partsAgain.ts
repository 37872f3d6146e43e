import { notLoadedId, somebodyMisses } from './missed.ts';

const waiting = new Set<() => void>();

/** Has the parts that could not be loaded asked for again, once there is reason to think that they come. */
export function askForPartsAgain(): void {
  for (const ask of waiting) {
    waiting.delete(ask);
    ask();
  }
}

/** That a part could not be loaded is no longer said once all have come that somebody waits for. */
function hasCome(): void {
  if (waiting.size === 0) document.getElementById(notLoadedId)?.setAttribute('hidden', '');
}

/** What is loaded, however often that has to be tried, for somebody who waits for it. */
export const untilItComes = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((failure: unknown) => {
    somebodyMisses(failure);
    return new Promise((resolve) => {
      waiting.add(() => {
        const again = untilItComes(load);
        void again.then(hasCome);
        resolve(again);
      });
    });
  });
