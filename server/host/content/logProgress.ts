import type { Logger } from 'pino';

/** Receives the number of properties that are read, and of all. */
export type Progress = (read: number, all: number) => void;

/** Milliseconds between two lines: a start that takes less logs no progress. */
const interval = 3000;

/**
 * Logs how many properties are read. The first start with new properties examines all their photos, which takes minutes
 * for a thousand properties.
 */
export function logProgress(log: Logger): Progress {
  let latest = performance.now();
  return (read, all) => {
    const now = performance.now();
    if (read === all || now - latest < interval) return;
    latest = now;
    log.info({ read, all }, `${read} of ${all} properties are read; the next start will be faster`);
  };
}
