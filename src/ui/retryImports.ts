import { markRequired } from './chunkErrors.ts';

// `retry` has all imports that failed tried again; one that still fails prevents the default of `check`; `loaded` tells
// that none is missing any more.
const events = new EventTarget();

/** Tries the imports that failed again, once there is reason to think that they can be loaded. */
export const retryFailedImports = (): void => void events.dispatchEvent(new Event('retry'));

/** Calls back when all imports that failed have been loaded after all. Returns how to stop. */
export function onImportsLoaded(listener: () => void): () => void {
  events.addEventListener('loaded', listener);
  return () => events.removeEventListener('loaded', listener);
}

function reportLoaded(): void {
  if (events.dispatchEvent(new Event('check', { cancelable: true })))
    events.dispatchEvent(new Event('loaded'));
}

/** Loads code that somebody waits for, as often as `retryFailedImports` is called until it succeeds. */
export const importWithRetry = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((failure: unknown) => {
    markRequired(failure);
    return new Promise((resolve) => {
      const stillMissing = (check: Event) => check.preventDefault();
      events.addEventListener('check', stillMissing);
      const retry = () => {
        events.removeEventListener('check', stillMissing);
        const again = importWithRetry(load);
        void again.then(reportLoaded);
        resolve(again);
      };
      events.addEventListener('retry', retry, { once: true });
    });
  });
