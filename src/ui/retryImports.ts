import { markRequired } from './chunkErrors.ts';

// The event `retry` repeats all failed imports. The default of `check` is prevented by each import that still fails.
// The event `loaded` reports that no import fails any more.
const events = new EventTarget();

/** Repeats the failed imports, called when they are likely to succeed. */
export const retryFailedImports = (): void => void events.dispatchEvent(new Event('retry'));

/** Calls back when all failed imports have succeeded after a retry. Returns the function that unsubscribes. */
export function onImportsLoaded(listener: () => void): () => void {
  events.addEventListener('loaded', listener);
  return () => events.removeEventListener('loaded', listener);
}

function reportLoaded(): void {
  if (events.dispatchEvent(new Event('check', { cancelable: true })))
    events.dispatchEvent(new Event('loaded'));
}

/**
 * Loads code that the page waits for. After a failure, each call of `retryFailedImports` repeats the import until it
 * succeeds.
 */
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
