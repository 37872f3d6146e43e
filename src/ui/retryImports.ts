import { markRequired } from './chunkErrors.ts';

// A failed import is repeated by a function, which the context of a machine cannot contain. This module stores these
// functions; the shell of the tab (machines/shell) decides when to call them and what happens next.
const failedImports = new Set<() => Promise<void>>();

/** Repeats the failed imports. Returns whether all of them have succeeded. */
export async function retryFailedImports(): Promise<boolean> {
  if (failedImports.size === 0) return false;
  await Promise.all([...failedImports].map((retry) => retry()));
  return failedImports.size === 0;
}

/**
 * Loads code that the page waits for. After a failure, each call of `retryFailedImports` repeats the import until it
 * succeeds.
 */
export const importWithRetry = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((failure: unknown) => {
    markRequired(failure);
    return new Promise((resolve) => {
      const retry = async () => {
        try {
          resolve(await load());
          failedImports.delete(retry);
        } catch (error) {
          markRequired(error);
        }
      };
      failedImports.add(retry);
    });
  });
